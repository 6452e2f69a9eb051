import { useState } from 'react';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { texts } from './texts.ts';

const words = texts.empty;

/** Offers to remove all that the demo sells at once, and asks before. */
export function EmptyDemo() {
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const attempt = useAttempt();
  const queries = useQueryClient();

  async function empty() {
    setRunning(true);
    await attempt(async () => {
      await call('post /api/demo/empty', {}, words.failed);
      await queries.invalidateQueries();
    }, words.done);
    setRunning(false);
    setAsking(false);
  }

  return (
    <>
      <Alert
        severity="info"
        sx={{ alignItems: 'center' }}
        action={
          <Button
            color="inherit"
            sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
            onClick={() => setAsking(true)}
          >
            {words.action}
          </Button>
        }
      >
        {words.hint}
      </Alert>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby="empty-demo">
        <DialogTitle id="empty-demo">{words.title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{words.what}</DialogContentText>
          <DialogContentText>{words.stays}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
          <Button color="error" variant="contained" loading={isRunning} onClick={() => void empty()}>
            {words.confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
