import type { Print } from '../../lib/contract/printing.ts';
import { StateChip } from '../lists/cells.tsx';
import { printTexts as texts } from './texts.ts';

const COLORS = {
  queued: 'default',
  taken: 'info',
  acknowledged: 'success',
  failed: 'error',
} as const satisfies Record<Print['state'], string>;

/** Where a receipt is. */
export const PrintStateChip = ({ state }: Pick<Print, 'state'>) => (
  <StateChip label={texts.states[state]} color={COLORS[state]} />
);
