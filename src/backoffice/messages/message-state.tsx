import type { Message } from '../../lib/contract/messages.ts';
import { StateChip } from '../lists/cells.tsx';
import { messageTexts as texts } from './texts.ts';

const COLORS = {
  waiting: 'info',
  queued: 'info',
  done: 'success',
  failed: 'error',
  notConfigured: 'warning',
  skipped: 'default',
} as const satisfies Record<Message['state'], string>;

/** Where a message stands. */
export const MessageState = ({ state }: Pick<Message, 'state'>) => (
  <StateChip label={texts.states[state]} color={COLORS[state]} />
);
