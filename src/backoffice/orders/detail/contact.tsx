import DirectionsIcon from '@mui/icons-material/DirectionsOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Box, Button, Typography, TextField } from '@mui/material';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { useRestoredState } from '../../forms/unsaved-changes.ts';
import { updateOrder } from '../steps/step-store.ts';
import { directionsTo } from './directions.ts';
import { Section, FormDialog } from './sheet-sections.tsx';
import { detailTexts as texts } from './texts.ts';

/** The customer of an order, and how to reach them. */
export function Contact({ order }: { order: Order }) {
  const { name, phone, email, street, city, floor, stairway, door } = order;
  const [isEdited, setEdited] = useRestoredState(`contact-open/${order.id}`, false);
  const house = [
    floor && texts.floor(floor),
    stairway && texts.stairway(stairway),
    door && texts.door(door),
  ].filter(Boolean);
  return (
    <Section
      title={texts.contact}
      action={
        <Button color="inherit" aria-label={texts.editContact} onClick={() => setEdited(true)}>
          {texts.change}
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
      {(street || city) && (
        <Typography>
          {[street, city].filter(Boolean).join(', ')}
          {house.length > 0 && ` · ${house.join(', ')}`}
        </Typography>
      )}
      {!phone && !email && <Typography color="text.secondary">{texts.noContact}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {phone && (
          <Button
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            variant="outlined"
            color="inherit"
            startIcon={<PhoneIcon />}
          >
            {phone}
          </Button>
        )}
        {email && (
          <Button href={`mailto:${email}`} variant="outlined" color="inherit" startIcon={<MailIcon />}>
            {email}
          </Button>
        )}
        {street && city && (
          <Button
            href={directionsTo(order)}
            target="_blank"
            rel="noreferrer"
            variant="outlined"
            color="inherit"
            startIcon={<DirectionsIcon />}
          >
            {texts.map}
          </Button>
        )}
      </Box>
      {isEdited && <ContactDialog order={order} onClose={() => setEdited(false)} />}
    </Section>
  );
}

type Field = keyof typeof texts.contactFields;
const FIELDS = Object.keys(texts.contactFields) as Field[];
const ADDRESS: ReadonlySet<Field> = new Set(['street', 'floor', 'stairway', 'door']);
const TYPES: Partial<Record<Field, string>> = { phone: 'tel' };

/** Corrects the customer's details. The city is fixed, since the delivery area is part of the price. */
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
