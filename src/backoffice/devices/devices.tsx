import { Box, Typography } from '@mui/material';
import { FunctionField, ReferenceField, TextField } from 'react-admin';
import type { Device, PrinterStatus } from '../../lib/contract/printing.ts';
import { useInstantText } from '../data/config.ts';
import { NameLink, StateChip } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { deviceTexts as texts } from './texts.ts';

export const devices = { list: DeviceList };

const TYPES: Readonly<Record<string, string>> = texts.types;

function DeviceList() {
  return (
    <EntityList sort="name" card={{ corner: texts.status }}>
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
    </EntityList>
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

/** Whether a device is on; for a printer its last reported status, and when. */
function DeviceStatus({ device: { isEnabled, connection, status, lastSeenAt } }: { device: Device }) {
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
