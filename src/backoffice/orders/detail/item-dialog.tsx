import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  InputAdornment,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { OrderItem } from '../../../lib/contract/orders.ts';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { formatAmount } from '../../../lib/domain/amount-input.ts';
import { CallFailed } from '../../api/call.ts';
import { messageOf } from '../attempt.ts';
import { updateItem } from '../steps/step-store.ts';
import { numberIn } from './number-in.ts';
import { detailTexts as texts } from './texts.ts';

interface Props {
  order: Order;
  index: number;
  item: OrderItem;
  onClose: () => void;
}

/** Puts in what a line really is, such as what was weighed. Stays open, with what was typed, if that fails. */
export function ItemDialog({ order, index, item, onClose }: Props) {
  const [amount, setAmount] = useState(formatAmount(item.amount));
  const [unitPrice, setUnitPrice] = useState(formatAmount(item.unitPrice));
  const [isApproximate, setApproximate] = useState(item.isApproximate);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();

  async function save(event: FormEvent) {
    event.preventDefault();
    const wanted = { amount: numberIn(amount), unitPrice: numberIn(unitPrice) };
    if (wanted.amount === null || wanted.amount <= 0) return setErrors({ amount: texts.invalidAmount });
    if (wanted.unitPrice === null) return setErrors({ unitPrice: texts.invalidPrice });
    setSending(true);
    try {
      await updateItem(order.id, index, {
        amount: wanted.amount,
        unitPrice: wanted.unitPrice,
        isApproximate,
      });
      notify(texts.saved, { type: 'success', autoHideDuration: 3000 });
      onClose();
    } catch (error) {
      setSending(false);
      if (await logoutIfDenied(error)) return;
      const told = error instanceof CallFailed ? error.errors : [];
      const byField = Object.fromEntries(told.map(({ field, message }) => [field ?? 'root', message]));
      setErrors('amount' in byField || 'unitPrice' in byField ? byField : { root: messageOf(error) });
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="order-item"
      slotProps={{ paper: { component: 'form', onSubmit: (event: FormEvent) => void save(event) } }}
    >
      <DialogTitle id="order-item">{texts.itemTitle(item.name)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{texts.itemHint}</Typography>
        <TextField
          label={texts.amount}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={'amount' in errors}
          helperText={errors['amount']}
          slotProps={{
            htmlInput: { inputMode: 'decimal' },
            input: { endAdornment: <InputAdornment position="end">{item.unit}</InputAdornment> },
          }}
        />
        <TextField
          label={texts.unitPrice}
          value={unitPrice}
          onChange={({ target }) => setUnitPrice(target.value)}
          error={'unitPrice' in errors}
          helperText={errors['unitPrice']}
          slotProps={{
            htmlInput: { inputMode: 'decimal' },
            input: { endAdornment: <InputAdornment position="end">{order.currency}</InputAdornment> },
          }}
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={isApproximate}
              onChange={(_, isOn) => setApproximate(isOn)}
              color="secondary"
            />
          }
          label={texts.isApproximate}
        />
        {errors['root'] && <Alert severity="error">{errors['root']}</Alert>}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="contained" disabled={isSending}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
