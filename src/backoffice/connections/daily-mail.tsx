import {
  Alert,
  Button,
  Card,
  CardContent,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DailyMail } from '../../lib/contract/daily-mail.ts';
import { call, problemsIn } from '../data/call.ts';
import { oneTap } from '../forms/one-tap.ts';
import { LoadError } from '../lists/load-error.tsx';
import { connectionTexts } from './texts.ts';

const texts = connectionTexts.dailyMail;
const queryKey = ['daily-mail'];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The report of the day before, by mail. */
export function DailyMailCard() {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call('get /api/daily-mail', {}, texts.notLoaded)).data,
  });
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {texts.title}
        </Typography>
        <Typography color="text.secondary">{texts.hint}</Typography>
        <LoadError error={error} onAgain={refetch} />
        {data && !data.isMailSetUp && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {texts.noMail}
          </Alert>
        )}
        {data && <DailyMailForm saved={data} />}
      </CardContent>
    </Card>
  );
}

function DailyMailForm({ saved }: { saved: DailyMail }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [isEnabled, setIsEnabled] = useState(saved.isEnabled);
  const [hour, setHour] = useState(saved.hour);
  /** As typed: addresses with commas or line breaks. */
  const [typed, setTyped] = useState(saved.recipients.join(', '));
  const [problem, setProblem] = useState<string | null>(null);
  const [once] = useState(oneTap);
  const save = async () => {
    const recipients = typed.split(/[\s,;]+/).filter((address) => address !== '');
    try {
      await call('put /api/daily-mail', { body: { isEnabled, hour, recipients } }, texts.notSaved);
      setProblem(null);
      notify(texts.saved, { type: 'success' });
      await queries.invalidateQueries({ queryKey });
    } catch (error) {
      setProblem(Object.values(problemsIn(error, texts.notSaved))[0] ?? texts.notSaved);
    }
  };
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <FormControlLabel
        label={texts.isOn}
        control={<Switch checked={isEnabled} onChange={({ target }) => setIsEnabled(target.checked)} />}
      />
      <TextField
        label={texts.recipients}
        value={typed}
        error={problem !== null}
        helperText={problem ?? texts.recipientsHint}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        select
        label={texts.hour}
        value={hour}
        helperText={texts.hourHint}
        onChange={({ target }) => setHour(Number(target.value))}
        sx={{ maxWidth: 240 }}
      >
        {HOURS.map((one) => (
          <MenuItem key={one} value={one}>
            {texts.clock(one)}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="contained"
        onClick={() => void once(save)}
        sx={{ minHeight: 44, alignSelf: 'flex-start' }}
      >
        {connectionTexts.save}
      </Button>
    </Stack>
  );
}
