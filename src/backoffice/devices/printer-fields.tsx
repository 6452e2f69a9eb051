import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Alert, Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import {
  NumberInput,
  SelectInput,
  TextInput,
  minValue,
  maxValue,
  required,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DeviceDraft, type PrinterConnection, type Device } from '../../lib/contract/devices.ts';
import { readAddresses } from '../api/addresses.ts';
import { call, CallFailed } from '../api/call.ts';
import { choicesOf } from '../forms/field-values.ts';
import { Section } from '../forms/form-sections.tsx';
import { SwitchInput } from '../forms/inputs.tsx';
import { oneTap } from '../forms/one-tap.ts';
import { formTexts } from '../forms/texts.ts';
import { deviceTexts as texts } from './texts.ts';

const COLUMNS = Object.entries(texts.columnNames).map(([id, name]) => ({ id: Number(id), name }));
const PORT = [required(formTexts.required), minValue(1), maxValue(65_535)];
const COPIES = [required(formTexts.required), minValue(1), maxValue(5)];
const FIELD = { fullWidth: true, margin: 'none', size: 'medium' } as const;

/** What nobody sees must not hold the form back: where a field is not shown, its plain value stands in for one that the API refuses. */
function useDefaultWhereHidden(source: 'port' | 'copies', isShown: boolean) {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    const field = DeviceDraft.shape[source];
    if (!isShown && !field.safeParse(getValues(source)).success) setValue(source, field.parse(undefined));
  }, [getValues, setValue, source, isShown]);
}

/** How receipts get to a printer, and how they look there. */
export function PrinterFields() {
  const connection = useWatch({ name: 'connection' }) as PrinterConnection | undefined;
  const prints = connection !== undefined && connection !== 'none';
  useDefaultWhereHidden('port', connection === 'tcp');
  useDefaultWhereHidden('copies', prints);
  return (
    <Section title={texts.printing} hint={texts.printingHint}>
      <SelectInput
        source="connection"
        label={texts.connection}
        choices={choicesOf(texts.connections)}
        isRequired
        helperText={false}
        {...FIELD}
        sx={{ gridColumn: '1 / -1' }}
      />
      {connection === 'tcp' && (
        <>
          <TextInput source="host" label={texts.host} helperText={texts.hostHint} isRequired {...FIELD} />
          <NumberInput source="port" label={texts.port} validate={PORT} helperText={false} {...FIELD} />
        </>
      )}
      {prints && (
        <>
          <SelectInput
            source="columns"
            label={texts.columns}
            choices={COLUMNS}
            isRequired
            helperText={false}
            {...FIELD}
          />
          {connection !== 'epson' && (
            <SelectInput
              source="encoding"
              label={texts.encoding}
              choices={choicesOf(texts.encodings)}
              isRequired
              helperText={false}
              {...FIELD}
            />
          )}
          <SwitchInput source="isAutomatic" label={texts.isAutomatic} />
          <NumberInput
            source="copies"
            label={texts.copies}
            validate={COPIES}
            helperText={texts.copiesHint}
            {...FIELD}
          />
        </>
      )}
    </Section>
  );
}

/** Where a printer that fetches its receipts does so; told the one time that it is made. */
export function FetchAddress() {
  const device = useRecordContext<Device>();
  const connection: unknown = useWatch({ name: 'connection' });
  if (connection !== 'cloudprnt' && connection !== 'epson') return null;
  return (
    <Section title={texts.address} hint={texts.addressHint} isWide>
      {device?.id !== undefined && device.connection === connection ? (
        <Address key={connection} device={device} />
      ) : (
        <Typography>{texts.saveFirst}</Typography>
      )}
    </Section>
  );
}

function Address({ device: { id, hasToken } }: { device: Device }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [address, setAddress] = useState('');
  const [once] = useState(oneTap);
  const make = async () => {
    try {
      const { api } = await readAddresses();
      const { data } = await call('post /api/devices/{id}/token', { params: { id } }, texts.addressFailed);
      setAddress(`${api}${data.path}`);
      refresh();
    } catch (error) {
      notify(error instanceof CallFailed ? error.message : texts.addressFailed, { type: 'error' });
    }
  };
  const copy = () =>
    // Where the clipboard is closed, the field is there to be marked.
    void navigator.clipboard?.writeText(address).then(
      () => notify(texts.copied, { type: 'success' }),
      () => {},
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {address === '' ? (
        <Alert severity={hasToken ? 'success' : 'warning'} sx={{ width: '100%' }}>
          {hasToken ? texts.addressThere : texts.addressMissing}
        </Alert>
      ) : (
        <>
          <Alert severity="warning" sx={{ width: '100%' }}>
            {texts.once}
          </Alert>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', width: '100%' }}>
            <TextField
              label={texts.address}
              value={address}
              fullWidth
              margin="none"
              onFocus={({ target }) => target.select()}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <IconButton aria-label={texts.copy} onClick={copy}>
              <ContentCopyIcon />
            </IconButton>
          </Box>
        </>
      )}
      <Button variant="outlined" onClick={() => void once(make)}>
        {hasToken || address !== '' ? texts.renewAddress : texts.newAddress}
      </Button>
    </Box>
  );
}
