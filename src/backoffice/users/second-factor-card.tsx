import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Dialog,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../data/call.ts';
import { useInstantText } from '../data/config.ts';
import { readMeAgain } from '../data/me.ts';
import { LoadError } from '../lists/load-error.tsx';
import { CallField, RecoveryCodes, SecondFactorSetUp, useCallForm } from './second-factor-set-up.tsx';
import { factorTexts as texts } from './security-texts.ts';

const QUERY = ['users', 'me', 'second-factor'];
const FEW = 3;

type Task = 'setUp' | 'renew' | 'switchOff';

/** One's own second factor: set up, new recovery codes, switch off. */
export function SecondFactorCard() {
  const queries = useQueryClient();
  const shown = useInstantText();
  const [task, setTask] = useState<Task | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: QUERY,
    queryFn: async () => (await call('get /api/users/me/second-factor', {}, texts.notLoaded)).data,
    staleTime: 0,
  });
  const finish = () => {
    setTask(null);
    void queries.invalidateQueries({ queryKey: QUERY });
    // Other sessions may have ended with it.
    void queries.invalidateQueries({ queryKey: ['users', 'me', 'sessions'] });
    void readMeAgain();
  };
  return (
    <Card sx={{ maxWidth: 560, mt: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {texts.title}
        </Typography>
        <Typography>{texts.intro}</Typography>
        <LoadError error={error} onAgain={refetch} />
        {data && data.since === null && (
          <>
            <Alert severity="info">{texts.isOff}</Alert>
            <Button variant="contained" onClick={() => setTask('setUp')}>
              {texts.setUp}
            </Button>
          </>
        )}
        {data && data.since !== null && (
          <>
            <Alert severity={data.recoveryCodesLeft < FEW ? 'warning' : 'success'}>
              {texts.isOn(shown(data.since))}. {texts.codesLeft(data.recoveryCodesLeft)}.
              {data.recoveryCodesLeft < FEW && ` ${texts.fewCodes}`}
            </Alert>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" onClick={() => setTask('renew')}>
                {texts.renew}
              </Button>
              <Button variant="outlined" color="inherit" onClick={() => setTask('switchOff')}>
                {texts.switchOff}
              </Button>
            </Box>
          </>
        )}
      </CardContent>
      {task && (
        <Dialog open fullWidth maxWidth="sm" aria-labelledby="second-factor-task">
          <DialogTitle id="second-factor-task">{texts.tasks[task]}</DialogTitle>
          <DialogContent sx={{ '&&': { pt: 1 } }}>
            {task === 'setUp' ? (
              <SecondFactorSetUp onDone={finish} onCancel={() => setTask(null)} />
            ) : (
              <BothFactors task={task} onDone={finish} onCancel={() => setTask(null)} />
            )}
          </DialogContent>
        </Dialog>
      )}
    </Card>
  );
}

/** Asks for password and code, then renews the recovery codes or switches the second factor off. */
function BothFactors({
  task,
  onDone,
  onCancel,
}: {
  task: 'renew' | 'switchOff';
  onDone: () => void;
  onCancel: () => void;
}) {
  const notify = useNotify();
  const [currentPassword, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const run = async () => {
    const body = { currentPassword, code };
    if (task === 'renew') {
      const { data } = await call('post /api/users/me/second-factor/recovery-codes', { body }, texts.failed);
      return setCodes(data.recoveryCodes);
    }
    await call('delete /api/users/me/second-factor', { body }, texts.failed);
    notify(texts.isSwitchedOff, { type: 'success' });
    return onDone();
  };
  const { problems, isBusy, onSubmit } = useCallForm(run, texts.failed);

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <form onSubmit={onSubmit} style={{ display: 'grid', gap: 16 }}>
      {problems['form'] && <Alert severity="error">{problems['form']}</Alert>}
      <Typography>{task === 'renew' ? texts.renewIntro : texts.offIntro}</Typography>
      <CallField
        name="currentPassword"
        label={texts.password}
        value={currentPassword}
        onChange={setPassword}
        problem={problems['currentPassword']}
      />
      <CallField name="code" label={texts.code} value={code} onChange={setCode} problem={problems['code']} />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {texts[task]}
      </Button>
      <Button onClick={onCancel}>{texts.cancel}</Button>
    </form>
  );
}
