import { addDays, dayOf } from '../../lib/domain/dates.ts';
import type { Language } from '../../lib/domain/languages.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { PAGE_STEPS, VISIT_STEPS, VISITS_KEPT_DAYS, type VisitStep } from '../../lib/domain/visits.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';
import type { Database } from '../platform/database/database.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { addVisits, deleteVisits, type VisitRow } from './queries/visits.ts';

interface Dependencies {
  db: Database;
  readShop: ReadCurrentShop;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Of an order, what is counted. */
interface PlacedOrder {
  branchId: number;
  language: Language;
  isDelivery: boolean;
  isDineIn: boolean;
}

type Where = Pick<VisitRow, 'branchId' | 'mode' | 'language'>;

/**
 * Counts how far visits go, in memory until the next `flush`, so that nobody waits for a write. It has as many entries at most as the
 * table gets rows: a flood makes numbers larger, and nothing else.
 */
export function createVisits({ db, readShop, now }: Dependencies) {
  let counted = new Map<string, VisitRow>();
  let writing: Promise<void> = Promise.resolve();

  function add(row: VisitRow): void {
    const key = [row.day, row.branchId, row.mode, row.language].join();
    const known = counted.get(key);
    if (known) for (const step of VISIT_STEPS) known[step] += row[step];
    else counted.set(key, { ...row });
  }

  /** Whether it was counted: the shop counts visits, and has such a branch. */
  async function count({ branchId, mode, language }: Where, steps: readonly VisitStep[]): Promise<boolean> {
    const shop = (await readShop())?.publicShop;
    if (
      !shop?.config.enablePluginVisits ||
      !shop.branches.some(({ id, isPublic }) => id === branchId && isPublic)
    )
      return false;
    const reached = Object.fromEntries(
      VISIT_STEPS.map((step) => [step, Number(steps.includes(step))]),
    ) as Record<VisitStep, number>;
    add({ day: dayOf(now(), shop.config.timezone), branchId, mode, language, ...reached });
    return true;
  }

  async function write(): Promise<void> {
    const rows = [...counted.values()];
    if (rows.length === 0) return;
    counted = new Map();
    try {
      await addVisits(db, rows);
    } catch (error) {
      // Next time, with what was counted meanwhile.
      rows.forEach(add);
      throw error;
    }
  }

  return {
    /** Steps that a page has told, such as 'page,dish'. */
    countVisit: (where: Where, steps: string) =>
      count(
        where,
        PAGE_STEPS.filter((step) => steps.split(',').includes(step)),
      ),

    /** An order that its customer has placed. */
    countOrder: (order: PlacedOrder) =>
      count({ branchId: order.branchId, mode: modeOf(order), language: order.language }, ['ordered']),

    /** Writes what was counted until now, one call after the other. */
    flush(): Promise<void> {
      const next = writing.then(write);
      writing = next.catch(() => {});
      return next;
    },

    /** Forgets days that are older than the table keeps. */
    async tidy(): Promise<void> {
      const shop = (await readShop())?.shop;
      if (shop) await deleteVisits(db, addDays(dayOf(now(), shop.config.timezone), -VISITS_KEPT_DAYS));
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;

/** What a crash may lose. */
const EVERY_MS = 10_000;
const TIDY_EVERY_MS = 3_600_000;

/** Writes counts every few seconds, and forgets old ones every hour. Returns how to stop, which writes the last. */
export function scheduleVisits(visits: Pick<Visits, 'flush' | 'tidy'>, context: JobContext) {
  const { now, report } = context;
  let tidied: number | null = null;
  const stop = repeat(
    EVERY_MS,
    async () => {
      await visits.flush();
      if (tidied !== null && now() - tidied < TIDY_EVERY_MS) return;
      tidied = now();
      await visits.tidy();
    },
    report,
  );
  return async () => {
    await stop();
    await visits.flush().catch(report);
  };
}
