import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Alert, Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Device } from '../../lib/contract/devices.ts';
import { readAddresses } from '../api/addresses.ts';
import { call, CallFailed } from '../api/call.ts';
import { oneTap } from '../forms/one-tap.ts';
import { Section } from '../forms/form-sections.tsx';
import { deviceTexts as texts } from './texts.ts';

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
