import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Show, useRecordContext, useRefresh } from 'react-admin';
import type { Withdrawal } from '../../lib/contract/withdrawals.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { useInstantText } from '../data/config.ts';
import { moneyOf } from '../data/formats.ts';
import { formatTexts } from '../data/texts.ts';
import { TouchLink } from '../lists/cells.tsx';
import { withdrawalTexts as texts } from './texts.ts';
import { goodsOf, WithdrawalState } from './withdrawal-list.tsx';

/** One withdrawal: what was declared, until when the money is due, and how to give it back. */
export function WithdrawalShow() {
  return (
    <Show component="div" actions={false} title={texts.title}>
      <Case />
    </Show>
  );
}

function Case() {
  const withdrawal = useRecordContext<Withdrawal>();
  const shown = useInstantText();
  if (!withdrawal) return null;
  const { name, email, order, orderNumber, isLate, handedOverAt, receiptSentAt, doneAt, doneBy } = withdrawal;
  return (
    <Card sx={{ maxWidth: 760, mt: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h5" component="h2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {name || texts.erased}
          </Typography>
          <WithdrawalState {...withdrawal} />
        </Box>
        {isLate && <Alert severity="warning">{texts.lateHint}</Alert>}
        {!order && <Alert severity="info">{`${texts.noOrder}. ${texts.find}`}</Alert>}
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          <Fact name={texts.received}>{shown(withdrawal.receivedAt)}</Fact>
          <Fact name={texts.dueUntil}>{shown(withdrawal.moneyDueAt)}</Fact>
          <Fact name={texts.order}>
            {order ? texts.orderOf(order.ticketNumber, order.branch) : texts.written(orderNumber)}
          </Fact>
          {order && (
            <Fact name={texts.handedOver}>
              {handedOverAt === null ? texts.notHandedOver : shown(handedOverAt)}
            </Fact>
          )}
          <Fact name={texts.receipt}>
            {email && `${email}, `}
            {receiptSentAt === null ? texts.receiptNotSent : texts.receiptSent(shown(receiptSentAt))}
          </Fact>
        </Box>
        <Lines withdrawal={withdrawal} />
        {order && (
          <div>
            <Typography>{isOnlinePayment(order.paymentMethod) ? texts.online : texts.notOnline}</Typography>
            <TouchLink to={`/orders/${order.id}`}>{texts.toOrder}</TouchLink>
          </div>
        )}
        {doneAt === null ? (
          <Close id={withdrawal.id} />
        ) : (
          <Typography>{texts.doneBy(doneBy ?? '', shown(doneAt))}</Typography>
        )}
      </CardContent>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

/** The lines with their prices, and what the customer wrote. */
function Lines({ withdrawal }: { withdrawal: Withdrawal }) {
  const { lines, goods, order } = withdrawal;
  return (
    <div>
      {(goods !== '' || lines.length === 0) && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{formatTexts.quoted(goodsOf(withdrawal))}</Typography>
      )}
      {order && (
        <Box component="ul" aria-label={texts.lines} sx={{ m: 0, pl: 3 }}>
          {lines.map(({ index, amount, unit, name, gross, isReturnable }) => (
            <li key={index}>
              {formatAmount(amount)} {unit} <b>{name}</b>, {moneyOf(order, gross)}
              {!isReturnable && ` (${texts.notReturnable})`}
            </li>
          ))}
        </Box>
      )}
    </div>
  );
}

function Close({ id }: { id: number }) {
  const [isRunning, setRunning] = useState(false);
  const attempt = useAttempt();
  const refresh = useRefresh();
  return (
    <Button
      variant="contained"
      disabled={isRunning}
      sx={{ justifySelf: 'start' }}
      onClick={async () => {
        setRunning(true);
        await attempt(async () => {
          await call('post /api/withdrawals/{id}/done', { params: { id } }, texts.failed);
          refresh();
        }, texts.closed);
        setRunning(false);
      }}
    >
      {texts.close}
    </Button>
  );
}
