import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { memo, useCallback, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { dayOf, formatTime } from '../../../lib/domain/dates.ts';
import { asksCounterAppointment } from '../../../lib/domain/order.ts';
import { messageOf } from '../attempt.ts';
import { timeTexts } from '../texts.ts';
import { appointmentOf, clock, instantAt, laterBy, today } from '../time.ts';
import { takeStep, ticketOf, updateOrder } from './step-store.ts';

const CONTENT = { display: 'grid', gap: 2 };
const QUICK_MINUTES = [10, 15, 20, 30, 45, 60] as const;

interface Props {
  order: Order;
  zone: string;
  onClose: () => void;
}

/** Another time: agreed on at once, proposed to the customer, or moved once both had agreed. */
export function TimeDialog({ order, zone, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="order-time">
      <TimeForm order={order} zone={zone} onClose={onClose} />
    </Dialog>
  );
}

/** Its own component: what is chosen does not draw the dialog around it anew. */
function TimeForm({ order, zone, onClose }: Props) {
  const [start] = useState(() => Date.parse(appointmentOf(order) ?? laterBy(order, 15, Date.now())));
  const [day, setDay] = useState(dayOf(start, zone));
  const [time, setTime] = useState(formatTime(start, zone));
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const isNew = order.state === 'new';
  const at = instantAt(day, time, zone);

  const choose = useCallback(
    (instant: string) => {
      setDay(dayOf(Date.parse(instant), zone));
      setTime(formatTime(Date.parse(instant), zone));
      setError(null);
    },
    [zone],
  );

  async function send(run: (instant: string) => Promise<void>, done?: string) {
    if (!at) return setError(timeTexts.missing);
    setSending(true);
    setError(null);
    try {
      await run(at);
      if (done) notify(done, { type: 'success', autoHideDuration: 3000 });
      onClose();
    } catch (failure) {
      setSending(false);
      if (!(await logoutIfDenied(failure))) setError(messageOf(failure));
    }
  }

  return (
    <>
      <DialogTitle id="order-time">{timeTexts.title(ticketOf(order))}</DialogTitle>
      <DialogContent sx={CONTENT}>
        <Typography>{askedText(order, zone)}</Typography>
        <QuickTimes order={order} onChoose={choose} />
        <DayAndTime {...{ day, time, zone }} onDay={setDay} onTime={setTime} />
        <Typography aria-live="polite" sx={{ fontWeight: 700 }}>
          {at && timeTexts.chosen(clock(at, zone))}
        </Typography>
        {error && <Alert severity="error">{error}</Alert>}
        {isNew && <Typography color="text.secondary">{timeTexts.proposeHint}</Typography>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{timeTexts.cancel}</Button>
        {isNew && asksCounterAppointment(order) && (
          <Button
            disabled={isSending}
            onClick={() =>
              void send(() => updateOrder(order.id, { counterAppointment: null }), timeTexts.withdrawn)
            }
          >
            {timeTexts.takeBack}
          </Button>
        )}
        {isNew && (
          <Button
            variant="outlined"
            disabled={isSending}
            onClick={() =>
              void send(
                (counterAppointment) => updateOrder(order.id, { counterAppointment }),
                timeTexts.proposed,
              )
            }
          >
            {timeTexts.propose}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={isSending}
          onClick={() =>
            void (isNew
              ? send((appointment) => takeStep(order, 'confirm', { appointment }))
              : send((appointment) => updateOrder(order.id, { appointment }), timeTexts.moved))
          }
        >
          {isNew ? timeTexts.confirm : timeTexts.move}
        </Button>
      </DialogActions>
    </>
  );
}

interface QuickProps {
  order: Order;
  onChoose: (instant: string) => void;
}

/** Not drawn anew by what is chosen, nor while it is sent. */
const QuickTimes = memo(function QuickTimes({ order, onChoose }: QuickProps) {
  return (
    <Box
      role="group"
      aria-label={timeTexts.quick}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)' }}
    >
      {QUICK_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          variant="outlined"
          color="inherit"
          sx={{ minHeight: 52 }}
          onClick={() => onChoose(laterBy(order, minutes, Date.now()))}
        >
          {timeTexts.plus(minutes)}
        </Button>
      ))}
    </Box>
  );
});

interface FieldsProps {
  day: string;
  time: string;
  zone: string;
  onDay: (day: string) => void;
  onTime: (time: string) => void;
}

function DayAndTime({ day, time, zone, onDay, onTime }: FieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
      <Field type="date" label={timeTexts.day} value={day} min={today(zone)} onChange={onDay} />
      <Field type="time" label={timeTexts.time} value={time} onChange={onTime} />
    </Box>
  );
}

interface FieldProps {
  type: 'date' | 'time';
  label: string;
  value: string;
  min?: string;
  onChange: (value: string) => void;
}

/** Drawn anew by its own value only. */
const Field = memo(function Field({ type, label, value, min, onChange }: FieldProps) {
  return (
    <TextField
      type={type}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min } }}
    />
  );
});

function askedText({ appointment, appointmentDate }: Order, zone: string): string {
  if (appointment) return timeTexts.agreed(clock(appointment, zone));
  return appointmentDate ? timeTexts.asked(clock(appointmentDate, zone)) : timeTexts.askedNone;
}
