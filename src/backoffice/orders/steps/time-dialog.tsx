import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useStore } from '@nanostores/react';
import { map, type MapStore } from 'nanostores';
import { memo, useEffect, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { dayOf, formatTime } from '../../../lib/domain/dates.ts';
import { asksCounterAppointment } from '../../../lib/domain/order.ts';
import { messageOf } from '../../data/attempt.ts';
import { clock, today } from '../../data/formats.ts';
import { ClockField, DayField } from '../../forms/day-field.tsx';
import { instantAt, appointmentOf, laterBy } from '../appointment.ts';
import { boardTexts, timeTexts } from '../texts.ts';
import { keepChosen, type Chosen, Meanwhile } from './asking.tsx';
import { takeStep, ticketOf, updateOrder } from './step-store.ts';

const CONTENT = { display: 'grid', gap: 2, alignContent: 'start' };
/** All buttons in one row on a tablet; on phones, where the dialog fills the screen, the main button comes last. */
const PAPER = { sx: { maxWidth: 660 } };
const ACTIONS = {
  flexWrap: 'wrap',
  gap: 1,
  px: { xs: 1.5, sm: 3 },
  '& > :not(style) ~ :not(style)': { ml: 0 },
  '& > *': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1, sm: 2 } },
};
const QUICK_MINUTES = [10, 15, 20, 30, 45, 60] as const;

interface Props {
  order: Order;
  zone: string;
  /** The time chosen before a sign-in. */
  chosen: Chosen | null;
  onClose: () => void;
}

/** Another time for an order: confirmed at once, proposed to the customer, or moved after an agreement. */
export function TimeDialog(props: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: PAPER }}
      aria-labelledby="order-time"
    >
      <TimeForm {...props} />
    </Dialog>
  );
}

/** The input so far. */
type ChosenStore = MapStore<Chosen>;

function chosenAt(instant: number, zone: string): Chosen {
  return { day: dayOf(instant, zone), time: formatTime(instant, zone) };
}

/** Reads the input on submit: choosing a time renders only the fields. */
function TimeForm({ order, zone, chosen, onClose }: Props) {
  const [$chosen] = useState<ChosenStore>(() =>
    map(chosen ?? chosenAt(Date.parse(appointmentOf(order) ?? laterBy(order, 15, Date.now())), zone)),
  );
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const isNew = order.state === 'new';

  useEffect(
    () =>
      $chosen.listen((now) => {
        keepChosen(now);
        setError(null);
      }),
    [$chosen],
  );

  async function send(run: (instant: string) => Promise<void>, done?: string) {
    const { day, time } = $chosen.get();
    const at = instantAt(day, time, zone);
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
        <Meanwhile order={order} />
        <Typography>{askedText(order, zone)}</Typography>
        {isNew && asksCounterAppointment(order) && order.counterAppointment && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
            <Typography>{boardTexts.waitsForCustomer(clock(order.counterAppointment, zone))}</Typography>
            <Button
              variant="outlined"
              color="inherit"
              disabled={isSending}
              onClick={() =>
                void send(() => updateOrder(order.id, { counterAppointment: null }), timeTexts.withdrawn)
              }
            >
              {timeTexts.takeBack}
            </Button>
          </Box>
        )}
        <QuickTimes order={order} zone={zone} $chosen={$chosen} />
        <DayAndTime zone={zone} $chosen={$chosen} />
        {error && <Alert severity="error">{error}</Alert>}
        {isNew && <Typography color="text.secondary">{timeTexts.proposeHint}</Typography>}
      </DialogContent>
      <DialogActions sx={ACTIONS}>
        <Button onClick={onClose}>{timeTexts.cancel}</Button>
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

interface ChosenProps {
  zone: string;
  $chosen: ChosenStore;
}

/** Memoized: sending does not render it again. */
const QuickTimes = memo(function QuickTimes({ order, zone, $chosen }: ChosenProps & { order: Order }) {
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
          sx={{ minHeight: 52, px: 0.5, minWidth: 0, whiteSpace: 'nowrap' }}
          onClick={() => $chosen.set(chosenAt(Date.parse(laterBy(order, minutes, Date.now())), zone))}
        >
          {timeTexts.plus(minutes)}
        </Button>
      ))}
    </Box>
  );
});

const DayAndTime = memo(function DayAndTime({ zone, $chosen }: ChosenProps) {
  const { day, time } = useStore($chosen);
  const at = instantAt(day, time, zone);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '3fr 2fr', alignItems: 'start' }}>
        <DayOf day={day} min={today(zone)} $chosen={$chosen} />
        <TimeOf time={time} $chosen={$chosen} />
      </Box>
      <Typography aria-live="polite" sx={{ fontWeight: 700 }}>
        {at && timeTexts.chosen(clock(at, zone))}
      </Typography>
    </>
  );
});

/** Renders only for its own value. */
const DayOf = memo(function DayOf({ day, min, $chosen }: { day: string; min: string; $chosen: ChosenStore }) {
  return (
    <DayField
      label={timeTexts.day}
      value={day}
      min={min}
      onChange={(chosen) => $chosen.setKey('day', chosen)}
    />
  );
});

/** Renders only for its own value. */
const TimeOf = memo(function TimeOf({ time, $chosen }: { time: string; $chosen: ChosenStore }) {
  return (
    <ClockField label={timeTexts.time} value={time} onChange={(chosen) => $chosen.setKey('time', chosen)} />
  );
});

function askedText({ appointment, appointmentDate }: Order, zone: string): string {
  if (appointment) return timeTexts.agreed(clock(appointment, zone));
  return appointmentDate ? timeTexts.asked(clock(appointmentDate, zone)) : timeTexts.askedNone;
}
