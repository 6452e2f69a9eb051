import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { memo, useState, type FormEvent } from 'react';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { useAttempt } from '../attempt.ts';
import { reasonTexts, stepTexts } from '../texts.ts';
import { takeStep, ticketOf } from './step-store.ts';

interface Props {
  order: Order;
  action: 'reject' | 'cancel';
  onClose: () => void;
}

/** Why an order is turned down: what the customer reads. Stays open, with what was typed, if that fails. */
export function ReasonDialog({ order, action, onClose }: Props) {
  const [reason, setReason] = useState('');
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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="order-reason">
      <form onSubmit={(event) => void send(event)} className="order-form">
        <DialogTitle id="order-reason">{reasonTexts[action](ticketOf(order))}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>{reasonTexts.hint}</Typography>
          <Box
            role="group"
            aria-label={reasonTexts.suggestions}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {reasonTexts.reasons.map((text) => (
              <Suggestion key={text} text={text} isChosen={reason === text} onChoose={setReason} />
            ))}
          </Box>
          <TextField
            label={reasonTexts.label}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose}>{reasonTexts.back}</Button>
          <Button type="submit" variant="contained" color="error" loading={isSending}>
            {stepTexts[action]}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface SuggestionProps {
  text: string;
  isChosen: boolean;
  onChoose: (text: string) => void;
}

/** Drawn anew only by being chosen or no longer so. */
const Suggestion = memo(function Suggestion({ text, isChosen, onChoose }: SuggestionProps) {
  return (
    <Chip
      label={text}
      variant={isChosen ? 'filled' : 'outlined'}
      color={isChosen ? 'primary' : 'default'}
      aria-pressed={isChosen}
      onClick={() => onChoose(text)}
      sx={SUGGESTION}
    />
  );
});

const SUGGESTION = { height: 'auto', minHeight: 44, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } };
