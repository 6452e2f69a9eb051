import { Alert, Box, Button, Typography } from '@mui/material';
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
import { DeviceDraft, type PrinterConnection, type Device } from '../../lib/contract/printing.ts';
import { readAddresses } from '../data/config.ts';
import { call, CallFailed } from '../data/call.ts';
import { CopyField, SwitchInput } from '../forms/inputs.tsx';
import { choicesOf } from '../forms/field-values.ts';
import { Section } from '../forms/form-sections.tsx';
import { StationsInput } from '../forms/station-inputs.tsx';
import { oneTap } from '../forms/one-tap.ts';
import { formTexts } from '../forms/texts.ts';
import { deviceTexts as texts } from './texts.ts';

const COLUMNS = Object.entries(texts.columnNames).map(([id, name]) => ({ id: Number(id), name }));
const PORT = [required(formTexts.required), minValue(1), maxValue(65_535)];
const COPIES = [required(formTexts.required), minValue(1), maxValue(5)];
const FIELD = { fullWidth: true, margin: 'none', size: 'medium' } as const;

/** An invalid value in a hidden field would block saving: it is replaced by the default. */
function useDefaultWhereHidden(source: 'port' | 'copies', isShown: boolean) {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    const field = DeviceDraft.shape[source];
    if (!isShown && !field.safeParse(getValues(source)).success) setValue(source, field.parse(undefined));
  }, [getValues, setValue, source, isShown]);
}

/** How receipts reach a printer, and their format. */
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
          <StationsInput />
        </>
      )}
    </Section>
  );
}

/** The address from which a printer fetches its receipts. It is shown only once, when it is created. */
export function FetchAddress() {
  const device = useRecordContext<Device>();
  const connection: unknown = useWatch({ name: 'connection' });
  if (connection !== 'cloudprnt' && connection !== 'epson') return null;
  return (
    <Section title={texts.address} hint={texts.addressHint} isWide>
      {device?.id !== undefined && device.connection === connection ? (
        <PollAddress key={connection} device={device} />
      ) : (
        <Typography>{texts.saveFirst}</Typography>
      )}
    </Section>
  );
}

function PollAddress({ device: { id, hasToken } }: { device: Device }) {
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
          <CopyField label={texts.address} value={address} copyLabel={texts.copy} />
        </>
      )}
      <Button variant="outlined" onClick={() => void once(make)}>
        {hasToken || address !== '' ? texts.renewAddress : texts.newAddress}
      </Button>
    </Box>
  );
}
