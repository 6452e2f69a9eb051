import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button, Link } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import type { Day } from '../../lib/domain/dates.ts';
import { call, problemsIn } from '../data/call.ts';
import { ClockField, DayField } from '../forms/day-field.tsx';
import { clockTexts as texts } from './clock-texts.ts';

/** When guests eat. */
const NOON = '12:00';

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' };

interface Props {
  day: Day;
  time?: string;
  /** The page to show in place of this screen; null: the landing page in a tab of its own. */
  page?: string | null;
}

/** Which clock customers' pages are shown by. */
export function ClockForm({ day: firstDay, time: firstTime = NOON, page = null }: Props) {
  const [day, setDay] = useState(firstDay);
  const [time, setTime] = useState(firstTime);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  /** Where the browser did not let us open a tab. */
  const [address, setAddress] = useState<string | null>(null);

  async function open(): Promise<void> {
    const missing = {
      ...(day === '' && { day: texts.dayMissing }),
      ...(time === '' && { time: texts.timeMissing }),
    };
    setProblems(missing);
    setAddress(null);
    if (isBusy || Object.keys(missing).length > 0) return;
    // Browsers open a tab only at once.
    const tab = page === null ? globalThis.open('', '_blank') : window;
    setBusy(true);
    try {
      const { data } = await call('post /api/clock', { body: { day, time } }, texts.failed);
      const next = data.path + (page ?? '/');
      if (tab) tab.location.assign(next);
      else setAddress(next);
    } catch (error) {
      if (page === null) tab?.close();
      setProblems(problemsIn(error, texts.failed));
    }
    setBusy(false);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void open();
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box sx={ROW}>
        <DayField
          label={texts.day}
          size="small"
          margin="none"
          value={day}
          onChange={setDay}
          problem={problems['day']}
          sx={{ width: 200 }}
        />
        <ClockField
          label={texts.time}
          size="small"
          margin="none"
          value={time}
          onChange={setTime}
          problem={problems['time']}
          sx={{ width: 120 }}
        />
        <Button type="submit" variant="outlined" startIcon={<OpenInNewIcon />} loading={isBusy}>
          {texts.open}
        </Button>
      </Box>
      {problems['form'] !== undefined && <Alert severity="error">{problems['form']}</Alert>}
      {address !== null && (
        <Alert severity="info">
          <Link href={address} target="_blank" rel="noopener">
            {texts.blocked}
          </Link>
        </Alert>
      )}
    </Box>
  );
}
