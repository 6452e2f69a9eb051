import { Chip } from '@mui/material';
import type { Print, PrintState } from '../../lib/contract/prints.ts';
import { printTexts as texts } from './texts.ts';

const COLORS = {
  queued: 'default',
  taken: 'info',
  acknowledged: 'success',
  failed: 'error',
} as const satisfies Record<PrintState, string>;

/** Where a receipt is. */
export function PrintStateChip({ print: { state } }: { print: Print }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[state]}
      label={texts.states[state]}
      sx={{ color: 'text.primary', fontWeight: 700 }}
    />
  );
}
