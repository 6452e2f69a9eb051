import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { dayAndTime } from '../../content/texts/sentences/day-and-time.ts';
import { status as words } from '../../content/texts/status.ts';
import { createApi } from '../../lib/client/api.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import type { Mode } from '../../lib/domain/modes.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { currentClock } from '../../lib/stores/clock.ts';
import { currentShop } from '../../lib/stores/page.ts';

/** When a branch that is closed for a mode opens again, in epoch milliseconds; null while it is open, or where nobody knows. */
async function nextOpening(id: number, mode: Mode, zone: string): Promise<number | null> {
  const api = createApi(currentShop().api);
  const answer = await api('get /api/branches/{id}/next-opening/{mode}', { params: { id, mode } });
  if (answer.ok) return answer.data.opensAt === null ? null : Date.parse(answer.data.opensAt);
  if (answer.status !== 404) return null;
  // Another API does not know the call: its hours are computed here, which takes Luxon.
  const found = await api('get /api/branches/{id}', { params: { id } });
  return found.ok
    ? (await import('../../lib/stores/status/opening-by-hours.ts')).openingByHours(found.data, mode, zone)
    : null;
}

/** When a shop that is closed answers; fetched while an order waits. */
export function OpensThen({ order, timezone }: { order: PublicOrder; timezone: string }) {
  const now = useStore(currentClock());
  const [opens, setOpens] = useState<number | null>(null);
  const mode = modeOf(order);
  const { id } = order.branch;

  useEffect(() => {
    // Offline nothing is promised.
    void nextOpening(id, mode, timezone).then(setOpens, () => undefined);
  }, [id, mode, timezone]);

  return opens !== null && opens > now && <p>{words.opensThen(dayAndTime(opens, now, timezone))}</p>;
}
