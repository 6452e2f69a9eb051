import { atom } from 'nanostores';
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
import { useStore } from '@nanostores/react';
import { memo, useEffect, useState, type FormEvent } from 'react';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { $person } from '../../data/me.ts';
import { orderOn, $board } from '../board/board-state.ts';
import { CUSTOMER_REASONS } from './customer-reasons.ts';
import { boardTexts, stateName, reasonTexts, stepTexts } from '../texts.ts';
import { useAttempt } from '../../data/attempt.ts';
import { takeStep, ticketOf } from './step-store.ts';

/** A question before a step: another time, or a reason. */
export interface Asking {
  what: 'time' | 'reject' | 'cancel';
  order: Order;
}

/** A day and a time in the shop's zone, as input fields hold them. */
export interface Chosen {
  day: string;
  time: string;
}

interface Asked extends Asking {
  /** The path where it was opened: the dialog shows on no other screen. */
  place: string;
  /** The text so far: it survives a sign-in that removes the dialog in between. */
  words: string;
  /** The chosen time so far, stored for the same reason. */
  chosen: Chosen | null;
}

export const $asking = atom<Asked | null>(null);

const here = () => location.pathname.replace(/\/$/, '');

export const ask = (asking: Asking | null): void =>
  $asking.set(asking && { ...asking, place: here(), words: '', chosen: null });

// Another person gets no question.
$person.listen(() => ask(null));

/** Stores the text without rendering. */
export function keepWords(words: string): void {
  const asked = $asking.get();
  if (asked) asked.words = words;
}

/** Stores the chosen time without rendering. */
export function keepChosen(chosen: Chosen): void {
  const asked = $asking.get();
  if (asked) asked.chosen = chosen;
}

/** Closes the dialog on navigation to another screen. */
export function askOnlyHere(): void {
  if ($asking.get() && $asking.get()?.place !== here()) ask(null);
}

/** Warns that another person has advanced the order while the dialog was open. */
export function Meanwhile({ order: { id, state } }: { order: Order }) {
  const now = orderOn(useStore($board), id);
  if (!now || now.state === state) return null;
  return <Alert severity="warning">{boardTexts.meanwhile(stateName(now))}</Alert>;
}

interface Props {
  order: Order;
  action: 'reject' | 'cancel';
  /** Text from before a sign-in. */
  words: string;
  onClose: () => void;
}

/** Asks why an order is rejected or canceled; the customer reads the reason. If the step fails, the dialog stays open with its text. */
export function ReasonDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby="order-reason">
      <ReasonForm {...props} />
    </Dialog>
  );
}

/** A component of its own, so that input does not render the dialog again. */
function ReasonForm({ order, action, words, onClose }: Props) {
  const [reason, setReason] = useState(words);
  useEffect(() => keepWords(reason), [reason]);
  const [isSending, setSending] = useState(false);
  const attempt = useAttempt();
  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    const isDone = await attempt(() => takeStep(order, action, { rejectionMessage: reason.trim() || null }));
    setSending(false);
    if (isDone) onClose();
  }
  return (
    <form onSubmit={(event) => void send(event)} className="order-form">
      <DialogTitle id="order-reason">{reasonTexts[action](ticketOf(order))}</DialogTitle>
      <DialogContent sx={CONTENT}>
        <Meanwhile order={order} />
        <Typography>{reasonTexts.hint}</Typography>
        <Box
          role="group"
          aria-label={reasonTexts.suggestions}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {CUSTOMER_REASONS[order.language].map((text, index) => (
            <button
              key={text}
              type="button"
              className="order-button"
              aria-pressed={reason === text}
              onClick={() => setReason(text)}
            >
              {reasonTexts.reasons[index]}
            </button>
          ))}
        </Box>
        <Reason value={reason} onChange={setReason} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{reasonTexts.back}</Button>
        <Button type="submit" variant="contained" color="error" disabled={isSending}>
          {isSending ? stepTexts.working : stepTexts[action]}
        </Button>
      </DialogActions>
    </form>
  );
}

const CONTENT = { display: 'grid', gap: 2 };
/** Grows by CSS; MUI's own measures the page at each keystroke. */
const GROWING = { '& textarea': { fieldSizing: 'content', minHeight: '3lh', resize: 'none' } };
const SLOTS = { input: { inputComponent: 'textarea' as const }, htmlInput: { maxLength: 2000 } };

const Reason = memo(function Reason({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      label={reasonTexts.label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline
      sx={GROWING}
      slotProps={SLOTS}
    />
  );
});
