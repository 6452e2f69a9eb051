import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { WebhookEndpoint } from '../../lib/contract/webhooks.ts';
import { call, problemsIn } from '../data/call.ts';
import { useShopZone } from '../data/shop-zone.ts';
import { MomentField } from '../forms/day-field.tsx';
import { oneTap } from '../forms/one-tap.ts';
import { connectionTexts } from './texts.ts';

const texts = connectionTexts.webhooks;

/** Sends what happened in a range of time to a receiver again. */
export function ReplayDialog({
  endpoint,
  onClose,
  onDone,
}: {
  endpoint: WebhookEndpoint;
  onClose: () => void;
  onDone: () => void;
}) {
  const notify = useNotify();
  const zone = useShopZone();
  /** As typed, in the shop's time zone. */
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [onlyFailed, setOnlyFailed] = useState(true);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [once] = useState(oneTap);
  const send = async () => {
    const [start, end] = [from, to].map((typed) => DateTime.fromISO(typed, { zone }).toISO());
    if (!start || !end) return setProblems({ form: texts.timesMissing });
    try {
      const options = { params: { id: endpoint.id }, body: { from: start, to: end, onlyFailed } };
      const { data } = await call('post /api/webhook-endpoints/{id}/replay', options, texts.failed);
      notify(texts.replayed(data.count), { type: 'success' });
      onDone();
      onClose();
    } catch (error) {
      setProblems(problemsIn(error, texts.failed));
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{texts.replayTitle}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{texts.replayHint}</Typography>
        {problems['form'] && <Alert severity="error">{problems['form']}</Alert>}
        <MomentField label={texts.from} value={from} problem={problems['from']} onChange={setFrom} />
        <MomentField label={texts.to} value={to} problem={problems['to']} onChange={setTo} />
        <FormControlLabel
          label={texts.onlyFailed}
          control={<Checkbox checked={onlyFailed} onChange={({ target }) => setOnlyFailed(target.checked)} />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{connectionTexts.cancel}</Button>
        <Button variant="contained" onClick={() => void once(send)}>
          {texts.replay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
