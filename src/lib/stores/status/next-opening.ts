import { DateTime } from 'luxon';
import { createApi } from '../../client/api.ts';
import { openingState } from '../../domain/hours.ts';
import type { Mode } from '../../domain/modes.ts';
import { currentShop } from '../page.ts';

/** When a branch that is closed for a mode opens again, in epoch milliseconds; null while it is open, or where nobody knows. */
export async function nextOpening(branch: number, mode: Mode, zone: string): Promise<number | null> {
  const found = await createApi(currentShop().api)('get /api/branches/{id}', { params: { id: branch } });
  if (!found.ok) return null;
  const state = openingState(found.data, mode, DateTime.now().setZone(zone));
  return state.state === 'closed' && state.next ? state.next.start : null;
}
