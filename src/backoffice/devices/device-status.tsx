import { Box, Typography } from '@mui/material';
import type { Device, PrinterStatus } from '../../lib/contract/printing.ts';
import { useInstantText } from '../forms/shop-config.ts';
import { StateChip } from '../forms/state-chip.tsx';
import { deviceTexts as texts } from './texts.ts';

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
