import { Alert, Box } from '@mui/material';
import { BooleanInput, FunctionField, SearchInput } from 'react-admin';
import type { Payment } from '../../lib/contract/payments.ts';
import { ONLINE_METHODS } from '../../lib/domain/payment-methods.ts';
import { choicesOf } from '../forms/field-values.ts';
import { NewestList, selectFilter } from '../lists/entity-lists.tsx';
import { useInstantText } from '../data/config.ts';
import { TouchLink, StateChip } from '../lists/cells.tsx';
import { moneyOf } from '../data/formats.ts';
import { paymentNames } from '../orders/texts.ts';
import { paymentTexts as texts } from './texts.ts';

const METHODS = Object.fromEntries(ONLINE_METHODS.map((method) => [method, paymentNames[method]]));

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  selectFilter('state', texts.state, choicesOf(texts.states), { alwaysOn: true }),
  selectFilter('method', texts.method, choicesOf(METHODS)),
  <BooleanInput key="hasProblem" source="hasProblem" label={texts.onlyProblems} defaultValue />,
];

const COLORS = {
  creating: 'default',
  open: 'warning',
  abandoned: 'default',
  paid: 'success',
  ended: 'default',
} as const;

/** All online payments, newest first, with the problems that need staff. */
export function PaymentList() {
  const shown = useInstantText();
  return (
    <NewestList title={texts.title} filters={FILTERS} rowClick={false} card={{ corner: texts.amount }}>
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
        sx={{ display: 'inline-block', minWidth: 110 }}
        render={({ method }: Payment) => paymentNames[method]}
      />
      <FunctionField
        label={texts.state}
        sortable={false}
        sx={{ display: 'inline-block', minWidth: 150 }}
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
  return <TouchLink to={`/orders/${order.id}`}>#{order.ticketNumber}</TouchLink>;
}

function Standing({ state, problem }: Payment) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <StateChip label={texts.states[state]} color={COLORS[state]} />
      {problem && (
        <Alert severity="warning" sx={{ py: 0 }}>
          {texts.problems[problem]}
        </Alert>
      )}
    </Box>
  );
}
