import { Box, Typography, Alert, Button } from '@mui/material';
import { useState } from 'react';
import { SelectInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { call, CallFailed } from '../data/call.ts';
import { EntityForm, CreateScreen, EditScreen } from '../forms/entity-form.tsx';
import { choicesOf } from '../forms/field-values.ts';
import { NameAndIdentifier, SwitchInput } from '../forms/inputs.tsx';
import { RefInput } from '../forms/reference-inputs.tsx';
import { FetchAddress, PrinterFields } from './printer-fields.tsx';
import { deviceTexts as texts } from './texts.ts';

export const deviceForm = { edit: DeviceEdit, create: DeviceCreate };

function DeviceEdit() {
  return (
    <EditScreen>
      <DeviceForm />
    </EditScreen>
  );
}

function DeviceCreate() {
  return (
    <CreateScreen>
      <DeviceForm isNew />
    </CreateScreen>
  );
}

const NEW_DEVICE = {
  name: '',
  identifier: '',
  type: 'printer',
  branch: null,
  isEnabled: true,
  connection: 'none',
  host: '',
  port: 9100,
  columns: 42,
  encoding: 'cp858',
  isAutomatic: true,
  copies: 1,
  stations: [],
};

function DeviceForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={NEW_DEVICE}>
      <NameAndIdentifier nameLabel={texts.name} label={texts.identifier} />
      <TypeInput />
      <RefInput source="branch" reference="branches" label={texts.branch} takesOnly />
      <SwitchInput source="isEnabled" label={texts.isEnabled} />
      <PrinterFields />
      <FetchAddress />
      {!isNew && <DeviceTests />}
    </EntityForm>
  );
}

/** A type without a German name is kept and shown as it is. */
function TypeInput() {
  const current: unknown = useWatch({ name: 'type' });
  const known = choicesOf(texts.types);
  const isKnown = typeof current !== 'string' || current in texts.types;
  const choices = isKnown ? known : [...known, { id: current, name: current }];
  return (
    <SelectInput source="type" label={texts.type} choices={choices} isRequired fullWidth helperText={false} />
  );
}

type TestResult = { severity: 'success' | 'error'; message: string } | null;

/** Sends a test print or notification to a device and shows the result. */
function DeviceTests() {
  const id = useRecordContext()?.id;
  const [result, setResult] = useState<TestResult>(null);
  const [isBusy, setBusy] = useState(false);
  if (typeof id !== 'number') return null;

  const test = async (what: 'print' | 'notification') => {
    setBusy(true);
    setResult(null);
    await call(`post /api/devices/{id}/test/${what}`, { params: { id } }, texts.failed).then(
      () => setResult({ severity: 'success', message: texts.done[what] }),
      (error: unknown) =>
        setResult({ severity: 'error', message: error instanceof CallFailed ? error.message : texts.failed }),
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
      <div aria-live="polite">{result && <Alert severity={result.severity}>{result.message}</Alert>}</div>
    </Box>
  );
}
