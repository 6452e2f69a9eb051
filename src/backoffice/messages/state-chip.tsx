import { Chip } from '@mui/material';
import type { Message } from '../../lib/contract/outbox.ts';
import { messageTexts as texts } from './texts.ts';

const COLORS = {
  waiting: 'info',
  queued: 'info',
  done: 'success',
  failed: 'error',
  notConfigured: 'warning',
  skipped: 'default',
} as const satisfies Record<Message['state'], string>;

/** Where a message stands, in a word and a colour. */
export function StateChip({ state }: Pick<Message, 'state'>) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[state]}
      label={texts.states[state]}
      // The border has the colour: not all of them can be read as words.
      sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
    />
  );
}
