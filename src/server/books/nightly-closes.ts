import { DateTime } from 'luxon';
import { repeat, type JobContext } from '../platform/async/repeat.ts';
import type { Database } from '../platform/database/database.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { closeDays } from './day-closes.ts';
import { listBranchesWithOrders } from './queries/day-events.ts';

const LOOK_EVERY_MS = 15 * 60_000;
/** Of the shop's clock. By then the day before is over everywhere, also for a branch that sells past midnight. */
const NIGHT_HOUR = 4;

/** The last day that the night has closed by now. */
export function dayClosedByNight(now: number, zone: string): string {
  const at = DateTime.fromMillis(now, { zone });
  return at.minus({ days: at.hour < NIGHT_HOUR ? 2 : 1 }).toISODate() ?? '';
}

/** Closes the open days of all branches every night, and at a start that has missed one. Returns how to stop, which waits for the current day. */
export function scheduleDayCloses(
  db: Database,
  readShop: ReadCurrentShop,
  { now, report }: JobContext,
): () => Promise<void> {
  let done = '';
  const round = async (signal: AbortSignal) => {
    const config = (await readShop())?.shop.config;
    if (!config) return;
    const until = dayClosedByNight(now(), config.timezone);
    if (done === until) return;
    const shop = { zone: config.timezone, currency: config.currency };
    for (const branchId of await listBranchesWithOrders(db)) {
      if (signal.aborted) return;
      await closeDays(db, shop, { branchId, until, by: null, now: now(), signal });
    }
    done = until;
  };
  return repeat(LOOK_EVERY_MS, round, report);
}
