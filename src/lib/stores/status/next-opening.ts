import { createApi } from '../../client/api.ts';
import type { Mode } from '../../domain/modes.ts';
import { currentShop } from '../page.ts';

/** When a branch that is closed for a mode opens again, in epoch milliseconds; null while it is open, or where nobody knows. */
export async function nextOpening(id: number, mode: Mode, zone: string): Promise<number | null> {
  const api = createApi(currentShop().api);
  const answer = await api('get /api/branches/{id}/next-opening/{mode}', { params: { id, mode } });
  if (answer.ok) return answer.data.opensAt === null ? null : Date.parse(answer.data.opensAt);
  if (answer.status !== 404) return null;
  // Another API does not know the call: its hours are computed here, which takes Luxon.
  const found = await api('get /api/branches/{id}', { params: { id } });
  return found.ok ? (await import('./opening-by-hours.ts')).openingByHours(found.data, mode, zone) : null;
}
