import DirectionsIcon from '@mui/icons-material/DirectionsOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { useRestoredState } from '../../forms/restored-state.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { directionsTo } from './directions.ts';
import { Section } from './section.tsx';
import { detailTexts as texts } from './texts.ts';

/** Whom the order is for, and how to reach them. */
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
