import type { Config } from '../../lib/contract/config.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { withPayable, type OnlineMethod } from '../../lib/domain/payment-methods.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import { readShopAfter } from './queries/read-shop-edits.ts';
import { readShop, type ShopState } from './queries/read-shop.ts';
import { changeShop, changeShopOf, readRevision } from './queries/shop-revision.ts';

/** The shop as of a revision, with the answers that are made of it. */
export interface CurrentShop extends ShopState {
  /** What anyone may see: without content that is switched off or not public, and without payment that nobody can take. */
  publicShop: Shop;
  /** Keeps what was derived from this shop as long as the shop itself is kept. */
  derived: Map<string, unknown>;
}

/** The shop; null as long as there is none. */
export type ReadCurrentShop = () => Promise<CurrentShop | null>;

/** The shop in memory, and the only way to change it. */
export interface ShopKeeper {
  /** Never older than what this process has changed; other processes' changes take as long as the database's notice of them. */
  read: ReadCurrentShop;
  /** Somebody has seen that the shop is another one by now. */
  distrust: () => void;
  change: <T>(change: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Only if the shop is still that of `revision`; null if it is not, and nothing is done. */
  changeOf: <T>(revision: number, change: (tx: Transaction) => Promise<T>) => Promise<{ done: T } | null>;
}

/** How long the shop is taken for the current one without asking, should a notice be lost on its way. */
const LONGEST_TRUST_MS = 1000;

/**
 * Keeps the shop in memory. As long as the database tells of every change, it is asked for the revision once a second;
 * else for every question, where questions that arrive while one is under way share the next one. `payable`: the online methods
 * that this server can have paid; of those the test terminal only as long as the shop is the demo.
 */
export function keepShop(
  db: Database,
  notices: Notices,
  payable: ReadonlySet<OnlineMethod> = new Set(),
): ShopKeeper {
  let kept: CurrentShop | null = null;
  const payableConfig = keepPayable(payable);
  const payableOwnConfig = keepPayable(payable.difference(new Set(['test-terminal'])));
  let running: Promise<CurrentShop | null> | null = null;
  let next: Promise<CurrentShop | null> | null = null;
  /** On the clock that only goes forward. */
  let trustedUntil = 0;
  let doubts = 0;
  let listening: (() => void) | null = null;

  function distrust(): void {
    trustedUntil = 0;
    doubts += 1;
  }

  function publicPartOf({ shop, isDemo }: ShopState): Shop {
    const blocks = shop.blocks.filter((block) => block.isPublic && block.isEnabled);
    return { ...shop, blocks, config: (isDemo ? payableConfig : payableOwnConfig)(shop.config) };
  }

  async function refresh(): Promise<CurrentShop | null> {
    listening ??= notices.listen('shop_changes', {
      onNotice: (revision) => {
        if (Number(revision) !== kept?.revision) distrust();
      },
      onListening: distrust,
    });
    const asked = performance.now();
    const doubtsBefore = doubts;
    if (!kept || (await readRevision(db)) !== kept.revision) {
      const state = kept ? await readShopAfter(db, kept) : await readShop(db);
      kept = state && { ...state, publicShop: publicPartOf(state), derived: new Map() };
    }
    if (doubts === doubtsBefore) trustedUntil = asked + LONGEST_TRUST_MS;
    return kept;
  }

  function start(): Promise<CurrentShop | null> {
    running = refresh().finally(() => {
      running = null;
    });
    return running;
  }

  function read(): Promise<CurrentShop | null> {
    if (kept && notices.isListening && performance.now() < trustedUntil) return Promise.resolve(kept);
    if (!running) return start();
    // The one under way may have asked before a change that this caller knows of.
    next ??= running
      .catch(() => null)
      .then(() => {
        next = null;
        return start();
      });
    return next;
  }

  return {
    read,
    distrust,
    // The notice of a change may come a moment after the change itself.
    change: (change) => changeShop(db, change).finally(distrust),
    changeOf: (revision, change) => changeShopOf(db, revision, change).finally(distrust),
  };
}

/** The same settings give the same object: whoever looks for what has changed does not look further than that. */
function keepPayable(payable: ReadonlySet<OnlineMethod>): (config: Config) => Config {
  const known = new WeakMap<Config, Config>();
  return (config) => {
    const shown = known.get(config) ?? withPayable(config, payable);
    known.set(config, shown);
    return shown;
  };
}

/** A value made of the shop, made once per revision. */
export function derive<T>(current: CurrentShop, name: string, make: () => T): T {
  if (!current.derived.has(name)) current.derived.set(name, make());
  return current.derived.get(name) as T;
}
