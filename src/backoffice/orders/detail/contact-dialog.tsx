import { TextField } from '@mui/material';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { useRestoredState } from '../../forms/restored-state.ts';
import { updateOrder } from '../steps/step-store.ts';
import { FormDialog } from './form-dialog.tsx';
import { detailTexts as texts } from './texts.ts';

type Field = keyof typeof texts.contactFields;
const FIELDS = Object.keys(texts.contactFields) as Field[];
const ADDRESS: ReadonlySet<Field> = new Set(['street', 'floor', 'stairway', 'door']);
const TYPES: Partial<Record<Field, string>> = { phone: 'tel' };

/** Puts right whom the order is for. The delivery area is part of the price, so the town stays. */
export function ContactDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const fields = FIELDS.filter((field) => !ADDRESS.has(field) || order.isDelivery || order.street !== '');
  const [given, setGiven] = useRestoredState(
    `contact/${order.id}`,
    Object.fromEntries(fields.map((field) => [field, order[field]])),
  );
  return (
    <FormDialog
      title={texts.editContact}
      fields={fields}
      save={() => updateOrder(order.id, given)}
      saved={texts.contactSaved}
      onClose={onClose}
    >
      {(errors) =>
        fields.map((field) => (
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
        ))
      }
    </FormDialog>
  );
}
