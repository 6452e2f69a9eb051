import { InputAdornment, TextField, Typography } from '@mui/material';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { decimalText, parseDecimal } from '../../forms/field-values.ts';
import { useRestoredState } from '../../forms/restored-state.ts';
import { paymentTexts as texts } from '../../payments/texts.ts';
import { moneyOf } from '../money.ts';
import { refundOrder } from '../steps/step-store.ts';
import { FormDialog } from './form-dialog.tsx';

interface Props {
  order: Order;
  left: number;
  /** That in which it came. */
  currency: string;
  onClose: () => void;
}

/** Gives back part of what was paid, or all that is left of it. */
export function RefundDialog({ order, left, currency, onClose }: Props) {
  const [given, setGiven] = useRestoredState(`refund/${order.id}`, decimalText(left, 2));
  const amount = parseDecimal(given) ?? 0;
  return (
    <FormDialog
      title={texts.refundTitle}
      fields={['amount']}
      check={() => (amount > 0 ? null : { amount: texts.invalidAmount })}
      save={() => refundOrder(order.id, amount)}
      saved={texts.refundAsked}
      submit={texts.refund}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Typography color="text.secondary">{texts.refundHint(moneyOf({ currency }, left))}</Typography>
          <TextField
            label={texts.refundAmount}
            value={given}
            onChange={({ target }) => setGiven(target.value)}
            error={'amount' in errors}
            helperText={errors['amount']}
            slotProps={{
              htmlInput: { inputMode: 'decimal' },
              input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
