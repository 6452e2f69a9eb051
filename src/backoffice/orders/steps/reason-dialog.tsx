import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { memo, useEffect, useState, type FormEvent } from 'react';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { useAttempt } from '../../data/attempt.ts';
import { reasonTexts, stepTexts } from '../texts.ts';
import { keepWords, Meanwhile } from './asking.tsx';
import { takeStep, ticketOf } from './step-store.ts';

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
          {reasonTexts.reasons.map((text) => (
            <button
              key={text}
              type="button"
              className="order-button"
              aria-pressed={reason === text}
              onClick={() => setReason(text)}
            >
              {text}
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
