import {
  Box,
  Button,
  FormControlLabel,
  InputAdornment,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import type { CorrectionWish } from '../../../lib/contract/payments.ts';
import type { OrderDetails } from '../../../lib/contract/staff-orders.ts';
import { formatAmount } from '../../../lib/domain/quantity.ts';
import { leftOfLines } from '../../../lib/domain/correction.ts';
import { dateAndTime, moneyOf } from '../../data/formats.ts';
import { decimalText, parseDecimal } from '../../forms/field-values.ts';
import { useRestoredState } from '../../forms/unsaved-changes.ts';
import { correctOrder } from '../steps/step-store.ts';
import { correctionTexts as texts } from './correction-texts.ts';
import { ReasonField } from './reason-field.tsx';
import { FormDialog } from './sheet-sections.tsx';

/** What was given back of an order that was paid on site, and the way to enter more. */
export function Corrections({ order, zone }: { order: OrderDetails; zone: string }) {
  const [isOpen, setOpen] = useRestoredState(`correction-open/${order.id}`, false);
  const gone = order.corrections.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const left = (Math.round(order.pricing.totalGross * 100) - gone) / 100;
  return (
    <>
      {order.corrections.length > 0 && (
        <Box
          component="ul"
          aria-label={texts.list}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {order.corrections.map(({ id, at, kind, amount, reason, user }) => (
            <li key={id}>
              <b>{texts.kinds[kind]}</b>: {moneyOf(order, amount)}
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {reason}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {dateAndTime(at, zone)} · {user}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {left > 0 && (
        <Box>
          <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
            {texts.give}
          </Button>
        </Box>
      )}
      {isOpen && <CorrectionDialog order={order} left={left} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  order: OrderDetails;
  left: number;
  onClose: () => void;
}

const WAYS = ['storno', 'amount', 'lines'] as const;

/** Gives back everything, an amount, or lines. */
function CorrectionDialog({ order, left, onClose }: Props) {
  const leftOf = leftOfLines(
    order.items.map((item) => item.amount),
    order.corrections,
  );
  // Another correction meanwhile is another start.
  const [given, setGiven] = useRestoredState(`correction/${order.id}/${order.corrections.length}`, {
    way: 'storno' as (typeof WAYS)[number],
    amount: decimalText(left, 2),
    lines: order.items.map(() => ''),
    reason: '',
  });
  const amount = parseDecimal(given.amount) ?? 0;
  const lines = given.lines.flatMap((text, index) => {
    const wished = parseDecimal(text) ?? 0;
    return wished > 0 ? [{ index, amount: wished }] : [];
  });
  const wish = (): CorrectionWish => ({
    reason: given.reason.trim(),
    ...(given.way === 'amount' && { amount }),
    ...(given.way === 'lines' && { lines }),
  });
  const check = () => {
    if (given.way === 'amount' && amount <= 0) return { amount: texts.invalidAmount };
    if (given.way === 'amount' && amount > left) return { amount: texts.atMost(moneyOf(order, left)) };
    if (given.way === 'lines' && lines.length === 0) return { root: texts.noLines };
    if (lines.some((line) => line.amount > (leftOf[line.index] ?? 0))) return { root: texts.tooMany };
    return given.reason.trim() === '' ? { reason: texts.noReason } : null;
  };
  return (
    <FormDialog
      title={texts.title}
      fields={given.way === 'amount' ? ['amount', 'reason'] : ['reason']}
      check={check}
      save={() => correctOrder(order.id, wish())}
      saved={texts.saved}
      submit={texts.save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Typography color="text.secondary">{texts.hint(moneyOf(order, left))}</Typography>
          <RadioGroup
            aria-label={texts.way}
            value={given.way}
            onChange={(_, way) => setGiven({ ...given, way: WAYS.find((one) => one === way) ?? 'storno' })}
          >
            {WAYS.map((way) => (
              <FormControlLabel
                key={way}
                value={way}
                control={<Radio color="secondary" />}
                label={texts.ways[way]}
              />
            ))}
          </RadioGroup>
          {given.way === 'amount' && (
            <TextField
              label={texts.amount}
              value={given.amount}
              onChange={({ target }) => setGiven({ ...given, amount: target.value })}
              error={'amount' in errors}
              helperText={errors['amount']}
              slotProps={{
                htmlInput: { inputMode: 'decimal' },
                input: { endAdornment: <InputAdornment position="end">{order.currency}</InputAdornment> },
              }}
            />
          )}
          {given.way === 'lines' &&
            order.items.map((item, index) => (
              <TextField
                // oxlint-disable-next-line react/no-array-index-key -- the lines of a completed order stay as they are
                key={index}
                label={texts.quantity(item.name)}
                value={given.lines[index] ?? ''}
                onChange={({ target }) =>
                  setGiven({ ...given, lines: given.lines.with(index, target.value) })
                }
                disabled={leftOf[index] === 0}
                helperText={texts.of(
                  `${formatAmount(leftOf[index] ?? 0)} ${item.unit}`,
                  leftOf[index] === item.amount ? null : `${formatAmount(item.amount)} ${item.unit}`,
                )}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              />
            ))}
          <ReasonField
            value={given.reason}
            error={errors['reason']}
            onChange={(reason) => setGiven({ ...given, reason })}
          />
        </>
      )}
    </FormDialog>
  );
}
