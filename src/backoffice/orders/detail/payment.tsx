import { Alert, Box, Button, Typography, InputAdornment, TextField } from '@mui/material';
import type { PaymentDetails } from '../../../lib/contract/payments.ts';
import type { OrderDetails, Order } from '../../../lib/contract/staff-orders.ts';
import { isOnlinePayment } from '../../../lib/domain/payment-methods.ts';
import { useRestoredState } from '../../forms/unsaved-changes.ts';
import { paymentTexts } from '../../payments/texts.ts';
import { moneyOf, dateAndTime } from '../../data/formats.ts';
import { decimalText, parseDecimal } from '../../forms/field-values.ts';
import { paymentOnSheet } from '../payment-words.ts';
import { paymentNames } from '../texts.ts';
import { refundOrder } from '../steps/step-store.ts';
import { Corrections } from './corrections.tsx';
import { correctionTexts } from './correction-texts.ts';
import { ReasonField } from './reason-field.tsx';
import { OrderTaskButton } from './order-tasks.tsx';
import { Fact, Section, FormDialog } from './sheet-sections.tsx';
import { detailTexts as texts } from './texts.ts';

/** How an order is paid, and its refunds. */
export function Payment({ order, zone }: { order: OrderDetails; zone: string }) {
  const { payment } = order;
  return (
    <Section
      title={texts.payment}
      action={
        isOnlinePayment(order.paymentMethod) && (
          <OrderTaskButton
            order={order}
            task="update-payment-status"
            label={texts.checkPayment}
            done={texts.checked}
          />
        )
      }
    >
      <Typography>
        {paymentNames[order.paymentMethod]}: <b>{paymentOnSheet(order)}</b>
      </Typography>
      {payment && <OnlinePayment order={order} payment={payment} zone={zone} />}
      {order.state === 'completed' && !isOnlinePayment(order.paymentMethod) && (
        <Corrections order={order} zone={zone} />
      )}
    </Section>
  );
}

interface Props {
  order: OrderDetails;
  payment: PaymentDetails;
  zone: string;
}

function OnlinePayment({ order, payment, zone }: Props) {
  const [isRefunding, setRefunding] = useRestoredState(`refund-open/${order.id}`, false);
  const requested = payment.refunds.filter(({ state }) => state !== 'failed');
  const requestedCents = requested.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const goneCents =
    Math.max(requestedCents, Math.round(payment.refunded * 100)) + Math.round(payment.chargedBack * 100);
  const paid = payment.seenAmount ?? payment.amount;
  const left = (Math.round(paid * 100) - goneCents) / 100;
  return (
    <>
      {payment.problem && <Alert severity="warning">{paymentTexts.problems[payment.problem]}</Alert>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        <Fact name={paymentTexts.state}>{paymentTexts.states[payment.state]}</Fact>
        {payment.state === 'open' && (
          <Fact name={paymentTexts.waitsUntil}>{dateAndTime(payment.waitsUntil, zone)}</Fact>
        )}
        {payment.seenAmount !== null && (
          <Fact name={texts.paid}>
            {moneyOf({ currency: payment.seenCurrency ?? payment.currency }, payment.seenAmount)}
          </Fact>
        )}
        {payment.chargedBack > 0 && (
          <Fact name={paymentTexts.chargedBack}>{moneyOf(payment, payment.chargedBack)}</Fact>
        )}
        {payment.providerId !== null && <Fact name={paymentTexts.providerId}>{payment.providerId}</Fact>}
        {payment.lastError !== null && <Fact name={paymentTexts.lastError}>{payment.lastError}</Fact>}
      </Box>
      {payment.refunds.length > 0 && (
        <Box component="ul" aria-label={paymentTexts.refunds} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {payment.refunds.map(({ id, at, amount, currency, reason, note, state, user, lastError }) => (
            <li key={id}>
              {moneyOf({ currency }, amount)} ({user ?? paymentTexts.reasons[reason]}):{' '}
              <b>{paymentTexts.refundStates[state]}</b>
              {note !== '' && (
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {note}
                </Typography>
              )}
              <Typography variant="body2" color="text.secondary">
                {dateAndTime(at, zone)}
                {state !== 'done' && lastError !== null && ` · ${lastError}`}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {payment.state === 'paid' && left > 0 && (
        <Box>
          <Button variant="outlined" color="inherit" onClick={() => setRefunding(true)}>
            {paymentTexts.refund}
          </Button>
        </Box>
      )}
      {isRefunding && (
        <RefundDialog
          order={order}
          left={left}
          currency={payment.seenCurrency ?? payment.currency}
          onClose={() => setRefunding(false)}
        />
      )}
    </>
  );
}

interface RefundProps {
  order: Order;
  left: number;
  /** The currency of the payment. */
  currency: string;
  onClose: () => void;
}

/** Refunds part of a payment, or all that is left of it. */
function RefundDialog({ order, left, currency, onClose }: RefundProps) {
  const [given, setGiven] = useRestoredState(`refund/${order.id}`, decimalText(left, 2));
  const [note, setNote] = useRestoredState(`refund-note/${order.id}`, '');
  const amount = parseDecimal(given) ?? 0;
  const check = () => {
    if (amount <= 0) return { amount: paymentTexts.invalidAmount };
    return note.trim() === '' ? { note: correctionTexts.noReason } : null;
  };
  return (
    <FormDialog
      title={paymentTexts.refundTitle}
      fields={['amount', 'note']}
      check={check}
      save={() => refundOrder(order.id, amount, note.trim())}
      saved={paymentTexts.refundAsked}
      submit={paymentTexts.refund}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Typography color="text.secondary">
            {paymentTexts.refundHint(moneyOf({ currency }, left))}
          </Typography>
          <TextField
            label={paymentTexts.refundAmount}
            value={given}
            onChange={({ target }) => setGiven(target.value)}
            error={'amount' in errors}
            helperText={errors['amount']}
            slotProps={{
              htmlInput: { inputMode: 'decimal' },
              input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
            }}
          />
          <ReasonField value={note} error={errors['note']} onChange={setNote} />
        </>
      )}
    </FormDialog>
  );
}
