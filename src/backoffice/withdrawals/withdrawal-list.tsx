import { Box, Typography } from '@mui/material';
import { FunctionField, SearchInput, useCreatePath } from 'react-admin';
import type { Withdrawal } from '../../lib/contract/withdrawals.ts';
import { useInstantText } from '../data/config.ts';
import { NewestList, selectFilter } from '../lists/entity-lists.tsx';
import { StateChip, TouchLink } from '../lists/cells.tsx';
import { withdrawalTexts as texts } from './texts.ts';

const STATES = [
  { id: 'open', name: texts.open },
  { id: 'done', name: texts.done },
];

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  selectFilter('state', texts.state, STATES, { alwaysOn: true }),
];

/** Breaks a name only where it does not fit this width. */
const NAME = { display: 'inline-block', minWidth: 80, overflowWrap: 'anywhere' };

/** Withdrawals that customers declared, newest first. */
export function WithdrawalList() {
  const shown = useInstantText();
  return (
    <NewestList title={texts.list} filters={FILTERS} rowClick="show" newestBy="receivedAt">
      <FunctionField
        label={texts.received}
        sortBy="receivedAt"
        render={(withdrawal: Withdrawal) => <Received {...withdrawal} />}
      />
      <FunctionField
        label={texts.who}
        sortBy="name"
        sx={NAME}
        render={({ name }: Withdrawal) => name || texts.erased}
      />
      <FunctionField label={texts.lines} render={(withdrawal: Withdrawal) => goodsOf(withdrawal)} />
      <FunctionField
        label={texts.state}
        sortBy="state"
        render={(withdrawal: Withdrawal) => (
          <>
            <WithdrawalState {...withdrawal} />
            {withdrawal.doneAt === null && (
              <Typography variant="body2" color="text.secondary">
                {texts.due(shown(withdrawal.moneyDueAt))}
              </Typography>
            )}
          </>
        )}
      />
    </NewestList>
  );
}

function Received({ id, receivedAt, order, orderNumber }: Withdrawal) {
  const createPath = useCreatePath();
  const shown = useInstantText();
  return (
    <>
      <TouchLink to={createPath({ resource: 'withdrawals', type: 'show', id })}>
        {shown(receivedAt)}
      </TouchLink>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {order ? texts.orderOf(order.ticketNumber, order.branch) : texts.written(orderNumber)}
      </Typography>
    </>
  );
}

/** What is withdrawn from: words of the customer, else the lines. */
export const goodsOf = ({ goods, lines }: Withdrawal): string =>
  goods || lines.map(({ name }) => name).join(', ') || texts.all;

/** Open or done, and whether it came late. */
export const WithdrawalState = ({ doneAt, isLate }: Pick<Withdrawal, 'doneAt' | 'isLate'>) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <StateChip
      label={doneAt === null ? texts.open : texts.done}
      color={doneAt === null ? 'info' : 'success'}
    />
    {isLate && <StateChip label={texts.late} color="warning" />}
  </Box>
);
