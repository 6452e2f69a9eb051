import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { CallFailed } from '../../api/call.ts';
import { messageOf } from '../attempt.ts';
import { updateOrder } from '../steps/step-store.ts';
import { detailTexts as texts } from './texts.ts';

type Field = keyof typeof texts.contactFields;
const FIELDS = Object.keys(texts.contactFields) as Field[];
const ADDRESS: ReadonlySet<Field> = new Set(['street', 'floor', 'stairway', 'door']);
const TYPES: Partial<Record<Field, string>> = { phone: 'tel' };

/** Puts right whom the order is for. The delivery area is part of the price, so the town stays. */
export function ContactDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const fields = FIELDS.filter((field) => !ADDRESS.has(field) || order.isDelivery || order.street !== '');
  const [given, setGiven] = useState(() => Object.fromEntries(fields.map((field) => [field, order[field]])));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();

  async function save(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    try {
      await updateOrder(order.id, given);
      notify(texts.contactSaved, { type: 'success', autoHideDuration: 3000 });
      onClose();
    } catch (error) {
      setSending(false);
      if (await logoutIfDenied(error)) return;
      const told = error instanceof CallFailed ? error.errors : [];
      const byField = Object.fromEntries(told.map(({ field, message }) => [field ?? 'root', message]));
      setErrors(fields.some((field) => field in byField) ? byField : { root: messageOf(error) });
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="order-contact"
      slotProps={{ paper: { component: 'form', onSubmit: (event: FormEvent) => void save(event) } }}
    >
      <DialogTitle id="order-contact">{texts.editContact}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '& > :first-of-type': { mt: 1 } }}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={texts.contactFields[field]}
            type={TYPES[field] ?? 'text'}
            multiline={field === 'comment'}
            value={given[field] ?? ''}
            onChange={({ target }) => setGiven({ ...given, [field]: target.value })}
            error={field in errors}
            helperText={errors[field]}
          />
        ))}
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
