import { Alert, Box, Chip, Link as MuiLink } from '@mui/material';
import { BooleanInput, FunctionField, SearchInput, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import type { Payment } from '../../lib/contract/payments.ts';
import { ONLINE_METHODS } from '../../lib/domain/payment-methods.ts';
import { choicesOf } from '../forms/choices.ts';
import { NewestList } from '../forms/newest-list.tsx';
import { useInstantText } from '../forms/shop-config.ts';
import { formTexts } from '../forms/texts.ts';
import { moneyOf } from '../orders/money.ts';
import { paymentNames } from '../orders/texts.ts';
import { paymentTexts as texts } from './texts.ts';

const METHODS = Object.fromEntries(ONLINE_METHODS.map((method) => [method, paymentNames[method]]));

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label={texts.state}
    choices={choicesOf(texts.states)}
    emptyText={formTexts.all}
    alwaysOn
  />,
  <SelectInput
    key="method"
    source="method"
    label={texts.method}
    choices={choicesOf(METHODS)}
    emptyText={formTexts.all}
  />,
  <BooleanInput key="hasProblem" source="hasProblem" label={texts.onlyProblems} defaultValue />,
];

const COLORS = {
  creating: 'default',
  open: 'warning',
  abandoned: 'default',
  paid: 'success',
  ended: 'default',
} as const;

/** All online payments, newest first, with what a person has to know of. */
export function PaymentList() {
  const shown = useInstantText();
  return (
    <NewestList title={texts.title} filters={FILTERS} rowClick={false}>
      <FunctionField
        label={texts.order}
        sortable={false}
        render={(payment: Payment) => <OrderLink {...payment} />}
      />
      <FunctionField
        label={texts.when}
        sortBy="createdAt"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ createdAt }: Payment) => shown(createdAt)}
      />
      <FunctionField
        label={texts.method}
        sortBy="method"
        render={({ method }: Payment) => paymentNames[method]}
      />
      <FunctionField
        label={texts.state}
        sortable={false}
        render={(payment: Payment) => <Standing {...payment} />}
      />
      <FunctionField
        label={texts.amount}
        sortBy="amount"
        textAlign="right"
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        render={(payment: Payment) => moneyOf(payment, payment.amount)}
      />
      <FunctionField
        label={texts.refunded}
        sortable={false}
        textAlign="right"
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        render={(payment: Payment) => (payment.refunded > 0 ? moneyOf(payment, payment.refunded) : '')}
      />
    </NewestList>
  );
}

function OrderLink({ order }: Payment) {
  if (!order) return texts.deleted;
  return (
    <MuiLink
      component={Link}
      to={`/orders/${order.id}`}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      #{order.ticketNumber}
    </MuiLink>
  );
}

function Standing({ state, problem }: Payment) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Chip
        label={texts.states[state]}
        color={COLORS[state]}
        variant="outlined"
        size="small"
        sx={{ color: 'text.primary', fontWeight: 600 }}
      />
      {problem && (
        <Alert severity="warning" sx={{ py: 0 }}>
          {texts.problems[problem]}
        </Alert>
      )}
    </Box>
  );
}
