import { Alert, Box, Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { User } from '../../lib/contract/people.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { useMe } from '../data/me.ts';
import { CallField, useCallForm } from './second-factor-set-up.tsx';
import { factorTexts, helpTexts as texts } from './security-texts.ts';

/** An admin's help for an account whose device is lost. */
export function HelpWithAccount() {
  const user = useRecordContext<User>();
  const me = useMe();
  const attempt = useAttempt();
  const [isRemoving, setRemoving] = useState(false);
  if (!user || !me || user.id === me.id) return null;
  const params = { id: user.id };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h6" component="h2">
        {texts.title}
      </Typography>
      <Typography color="text.secondary">{texts.intro}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() =>
            void attempt(
              () => call('delete /api/users/{id}/sessions', { params }, texts.failed),
              texts.sessionsEnded,
            )
          }
        >
          {texts.endSessions}
        </Button>
        {user.hasSecondFactor && (
          <Button variant="outlined" color="inherit" onClick={() => setRemoving(true)}>
            {texts.removeFactor}
          </Button>
        )}
      </Box>
      {isRemoving && <RemoveFactor id={user.id} onClose={() => setRemoving(false)} />}
    </Box>
  );
}

function RemoveFactor({ id, onClose }: { id: number; onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [currentPassword, setPassword] = useState('');
  const remove = async () => {
    const body = { currentPassword };
    await call('delete /api/users/{id}/second-factor', { params: { id }, body }, texts.failed);
    notify(texts.removed, { type: 'success' });
    refresh();
    onClose();
  };
  const { problems, isBusy, onSubmit } = useCallForm(remove, texts.failed);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="remove-factor">
      <DialogTitle id="remove-factor">{texts.removeTitle}</DialogTitle>
      <DialogContent>
        <form onSubmit={onSubmit} style={{ display: 'grid', gap: 16 }}>
          {problems['form'] && <Alert severity="error">{problems['form']}</Alert>}
          <Typography>{texts.removeIntro}</Typography>
          <CallField
            name="currentPassword"
            label={texts.password}
            value={currentPassword}
            onChange={setPassword}
            problem={problems['currentPassword']}
          />
          <Button type="submit" variant="contained" disabled={isBusy}>
            {texts.removeFactor}
          </Button>
          <Button onClick={onClose}>{factorTexts.cancel}</Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
