import { Box, Typography } from '@mui/material';
import { FunctionField, ReferenceField, TextField, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Device, PrinterStatus } from '../../lib/contract/devices.ts';
import { EntityForm } from '../forms/entity-form.tsx';
import { choicesOf } from '../forms/field-values.ts';
import { NameAndIdentifier, Switch } from '../forms/inputs.tsx';
import { RefInput } from '../forms/reference-inputs.tsx';
import { CreateScreen, EditScreen } from '../forms/entity-screens.tsx';
import { useInstantText } from '../forms/shop-config.ts';
import { NameLink, StateChip } from '../lists/cells.tsx';
import { PlainList } from '../lists/lists.tsx';
import { DeviceTests } from './device-tests.tsx';
import { FetchAddress } from './fetch-address.tsx';
import { PrinterFields } from './printer-fields.tsx';
import { deviceTexts as texts } from './texts.ts';

export const devices = { list: DeviceList, edit: DeviceEdit, create: DeviceCreate };

const TYPES: Readonly<Record<string, string>> = texts.types;

function DeviceList() {
  return (
    <PlainList sort="name">
      <NameLink source="name" label={texts.name} />
      <TextField source="identifier" label={texts.identifier} />
      <FunctionField label={texts.type} render={({ type }: Device) => TYPES[type] ?? type} />
      <ReferenceField
        source="branch.id"
        reference="branches"
        label={texts.branch}
        link={false}
        sortable={false}
      />
      <FunctionField
        label={texts.connection}
        sortBy="connection"
        render={({ connection }: Device) => texts.connectionNames[connection]}
      />
      <FunctionField
        label={texts.status}
        sortable={false}
        render={(device: Device) => <DeviceStatus device={device} />}
      />
    </PlainList>
  );
}

const COLORS = {
  ready: 'success',
  paperLow: 'warning',
  paperOut: 'error',
  coverOpen: 'error',
  offline: 'error',
  error: 'error',
} as const satisfies Record<PrinterStatus, string>;

/** Whether a device is switched on; of a printer what it last said of itself, and when. */
export function DeviceStatus({ device: { isEnabled, connection, status, lastSeenAt } }: { device: Device }) {
  const shown = useInstantText();
  if (!isEnabled) return <StateChip label={texts.off} />;
  if (connection === 'none') return texts.on;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <StateChip
        label={status ? texts.statuses[status] : texts.unknown}
        color={status ? COLORS[status] : 'default'}
      />
      {lastSeenAt !== null && (
        <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
          {texts.seen(shown(lastSeenAt))}
        </Typography>
      )}
    </Box>
  );
}

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
};

/** Something that orders are sent to. */
export function DeviceForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={NEW_DEVICE}>
      <NameAndIdentifier nameLabel={texts.name} label={texts.identifier} />
      <TypeInput />
      <RefInput source="branch" reference="branches" label={texts.branch} />
      <Switch source="isEnabled" label={texts.isEnabled} />
      <PrinterFields />
      <FetchAddress />
      {!isNew && <DeviceTests />}
    </EntityForm>
  );
}

/** A type that the screen has no word for is kept, and shown as it is. */
function TypeInput() {
  const current: unknown = useWatch({ name: 'type' });
  const known = choicesOf(texts.types);
  const isKnown = typeof current !== 'string' || current in texts.types;
  const choices = isKnown ? known : [...known, { id: current, name: current }];
  return (
    <SelectInput source="type" label={texts.type} choices={choices} isRequired fullWidth helperText={false} />
  );
}
