import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { call, CallFailed } from '../api/call.ts';
import { deviceTexts as texts } from './texts.ts';

type Said = { severity: 'success' | 'error'; message: string } | null;

/** Sends a device something to see whether it comes through; what the API says of it stands below. */
export function DeviceTests() {
  const id = useRecordContext()?.id;
  const [said, say] = useState<Said>(null);
  const [isBusy, setBusy] = useState(false);
  if (typeof id !== 'number') return null;

  const test = async (what: 'print' | 'notification') => {
    setBusy(true);
    say(null);
    await call(`post /api/devices/{id}/test/${what}`, { params: { id } }, texts.failed).then(
      () => say({ severity: 'success', message: texts.done[what] }),
      (error: unknown) =>
        say({ severity: 'error', message: error instanceof CallFailed ? error.message : texts.failed }),
    );
    setBusy(false);
  };

  return (
    <Box component="section" sx={{ width: '100%', mt: 2 }}>
      <Typography variant="h6" component="h2">
        {texts.tests}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {texts.testsHint}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => void test('notification')}>
          {texts.testNotification}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void test('print')}>
          {texts.testPrint}
        </Button>
      </Box>
      <div aria-live="polite">{said && <Alert severity={said.severity}>{said.message}</Alert>}</div>
    </Box>
  );
}
