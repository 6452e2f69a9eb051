import { DateTime } from 'luxon';
import type { Branch } from '../../contract/branches.ts';
import { openingState } from '../../domain/hours.ts';
import type { Mode } from '../../domain/modes.ts';

/** `nextOpening` by a branch's hours. */
export function openingByHours(branch: Branch, mode: Mode, zone: string): number | null {
  const state = openingState(branch, mode, DateTime.now().setZone(zone));
  return state.state === 'closed' && state.next ? state.next.start : null;
}
