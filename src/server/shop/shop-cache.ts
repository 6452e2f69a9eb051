import type { Config } from '../../lib/contract/config.ts';
import { NO_STAFF_LISTS, type Shop } from '../../lib/contract/shop.ts';
import { DateTime } from 'luxon';
import { countryOf } from '../../lib/domain/country.ts';
import { withAreaTax, withNamedRates, type TaxTerms } from '../../lib/domain/named-rates.ts';
import { nextRateChange } from '../../lib/domain/tax-rates.ts';
import { withoutGroups } from '../../lib/domain/option-groups.ts';
import { withoutStation } from '../../lib/domain/kitchen.ts';
import { withPayable, type OnlineMethod } from '../../lib/domain/payment-methods.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import { readShopAfter, readShop, type ShopState } from './queries/read-shop.ts';
import { changeShop, changeShopOf, readRevision } from './queries/shop-revision.ts';
import { createHash } from 'node:crypto';
import { createWithCombos } from './with-combos.ts';
import { branchVersion, type BranchVersion } from '../../lib/contract/branch-version.ts';
import type { Branch } from '../../lib/contract/branches.ts';
import { activeMenu } from '../../lib/domain/menu.ts';
import { shopPrices, stateKey } from '../../lib/domain/price-times/price-times.ts';

/** A snapshot of the shop at one revision, with what was computed from it. */
export interface CurrentShop extends ShopState {
  /** What anyone may see: without stations, blocks that are disabled or not public, and online payment that has no provider. */
  publicShop: Shop;
  /** When a named tax rate changes and the snapshot is made again; epoch milliseconds. */
  taxedUntil: number;
  /** Results of `derive`, dropped with the snapshot. */
  derived: Map<string, unknown>;
}

/** The current shop; null: no shop has been written yet. */
export type ReadCurrentShop = () => Promise<CurrentShop | null>;

/** The shop in memory. All changes of the shop go through it. */
export interface ShopCache {
  /** Includes every change of this process; changes of other processes arrive with the database's notice. */
  read: ReadCurrentShop;
  /** The last snapshot, however old; null: none was read yet. */
  last: () => CurrentShop | null;
  /** The cached snapshot may be outdated: the next read checks the revision. */
  invalidate: () => void;
  change: <T>(change: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Changes the shop only if it still has `revision`; null: it has another one, and nothing was done. */
  changeOf: <T>(revision: number, change: (tx: Transaction) => Promise<T>) => Promise<{ done: T } | null>;
}

/** For how long a snapshot is used without checking the revision, in case a notice is lost. */
const MAX_AGE_MS = 1000;

/**
 * Caches the shop. While the database sends notices of changes, its revision is read once a second; otherwise for each `read`, and
 * reads that arrive during one share the next. `payable`: online methods that have a provider here; the test provider's counts only
 * while the shop is the demo.
 */
export function createShopCache(
  db: Database,
  notices: Notices,
  payable: ReadonlySet<OnlineMethod> = new Set(),
  now: () => number = Date.now,
): ShopCache {
  let cached: CurrentShop | null = null;
  const snapshotAt = createSnapshots(payable);
  let running: Promise<CurrentShop | null> | null = null;
  let next: Promise<CurrentShop | null> | null = null;
  /** `performance.now()` milliseconds. */
  let freshUntil = 0;
  let invalidations = 0;
  let listening: (() => void) | null = null;

  function invalidate(): void {
    freshUntil = 0;
    invalidations += 1;
  }

  async function refresh(): Promise<CurrentShop | null> {
    listening ??= notices.listen('shop_changes', {
      onNotice: (revision) => {
        if (Number(revision) !== cached?.revision) invalidate();
      },
      onListening: invalidate,
    });
    const asked = performance.now();
    const before = invalidations;
    if (!cached || (await readRevision(db)) !== cached.revision) {
      const state = cached ? await readShopAfter(db, cached) : await readShop(db);
      cached = state && snapshotAt(state, now());
    } else if (now() >= cached.taxedUntil) cached = snapshotAt(cached, now());
    if (invalidations === before) freshUntil = asked + MAX_AGE_MS;
    return cached;
  }

  function start(): Promise<CurrentShop | null> {
    running = refresh().finally(() => {
      running = null;
    });
    return running;
  }

  function read(): Promise<CurrentShop | null> {
    if (cached && notices.isListening && performance.now() < freshUntil) return Promise.resolve(cached);
    if (!running) return start();
    // The refresh under way may have read the revision before a change that this caller made.
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
    last: () => cached,
    invalidate,
    // The database's notice may arrive after this call returns.
    change: (change) => changeShop(db, change).finally(invalidate),
    changeOf: (revision, change) => changeShopOf(db, revision, change).finally(invalidate),
  };
}

/** Makes snapshots of a shop's states as of an instant in epoch milliseconds. Equal parts are identical objects, so comparing them stays cheap. */
export function createSnapshots(
  payable: ReadonlySet<OnlineMethod>,
): (state: ShopState, at: number) => CurrentShop {
  const payableConfig = memoizePayable(payable);
  const payableInProduction = memoizePayable(payable.difference(new Set(['test-terminal'])));
  const shown = createShown();
  const withCombos = createWithCombos();
  const announce = createAnnounce();

  function publicPartOf({ shop, isDemo }: ShopState, day: string): Shop {
    const blocks = shop.blocks.filter((block) => block.isPublic && block.isEnabled);
    const payableNow = (isDemo ? payableConfig : payableInProduction)(shop.config);
    const config = announce(payableNow, shop.promotions);
    return { ...shop, ...shown(withCombos(shop), day), ...NO_STAFF_LISTS, blocks, config };
  }

  return (state, at) => {
    const { timezone: zone } = state.shop.config;
    const day = DateTime.fromMillis(at, { zone }).toISODate() ?? '';
    const change = nextRateChange(day);
    const taxedUntil = change === null ? Infinity : DateTime.fromISO(change, { zone }).toMillis();
    return { ...state, publicShop: publicPartOf(state, day), taxedUntil, derived: new Map() };
  };
}

type Announced = Pick<Config, 'hasPromotions' | 'promotionsFrom'>;

/** What customers are told of promotions: whether there are any, and from which value on one may count by itself. */
function announced(promotions: Shop['promotions']): Announced {
  const enabled = promotions.filter(({ isEnabled }) => isEnabled);
  const values = enabled
    .filter(({ trigger }) => trigger === 'automatic')
    .map(({ minimumValue }) => minimumValue);
  return {
    ...(enabled.length > 0 ? { hasPromotions: true } : {}),
    ...(values.length > 0 ? { promotionsFrom: Math.min(...values) } : {}),
  };
}

/** Settings with it, whatever was written there; equal input gives the identical object, so that comparing snapshots stays cheap. */
function createAnnounce(): (config: Config, promotions: Shop['promotions']) => Config {
  const known = new WeakMap<Config, { key: string; made: Config }>();
  return (config, promotions) => {
    const told = announced(promotions);
    const { hasPromotions, promotionsFrom, ...others } = config;
    if (hasPromotions === told.hasPromotions && promotionsFrom === told.promotionsFrom) return config;
    const key = JSON.stringify(told);
    const before = known.get(config);
    if (before?.key === key) return before.made;
    const made = { ...others, ...told };
    known.set(config, { key, made });
    return made;
  };
}

/** Equal input gives the identical object, so that comparing snapshots stays cheap. */
function memoizePayable(payable: ReadonlySet<OnlineMethod>): (config: Config) => Config {
  const known = new WeakMap<Config, Config>();
  return (config) => {
    const shown = known.get(config) ?? withPayable(config, payable);
    known.set(config, shown);
    return shown;
  };
}

/** What customers see of categories, products and branches, with the percentages of a day; equal input gives identical objects. */
function createShown(): (shop: Shop, day: string) => Pick<Shop, 'categories' | 'products' | 'branches'> {
  let known: { key: string; of: WeakMap<object, object> } = { key: '', of: new WeakMap() };
  return ({ config, categories, products, branches }, day) => {
    const { country, isSmallBusiness } = config;
    // Rates are the same on every day before the next change.
    const key = `${country} ${isSmallBusiness} ${nextRateChange(day)}`;
    if (known.key !== key) known = { key, of: new WeakMap() };
    const once = <T extends object>(from: T, make: () => T): T => {
      const made = (known.of.get(from) as T | undefined) ?? make();
      known.of.set(from, made);
      return made;
    };
    const termsOf = (branch: object): TaxTerms => ({
      country: countryOf(config, branch),
      day,
      isSmallBusiness,
    });
    return {
      categories: once(categories, () =>
        categories.map((category) => once(category, () => withoutStation(category))),
      ),
      products: once(products, () =>
        products.map((product) =>
          once(product, () => {
            const own = withoutStation(withoutGroups(product));
            const taxed = withNamedRates(own, termsOf({}));
            if (taxed === own) return own;
            // Customers' pages need the numbers only.
            const { taxRates: _names, ...numbers } = taxed;
            return numbers;
          }),
        ),
      ),
      branches: once(branches, () =>
        branches.map((branch) =>
          once(branch, () => {
            const deliveryAreas = branch.deliveryAreas.map((area) => withAreaTax(area, termsOf(branch)));
            const isSame = deliveryAreas.every((area, index) => area === branch.deliveryAreas[index]);
            // How much there is, and what of it was sold, is the shop's own business.
            return isSame && branch.stock.length === 0 ? branch : { ...branch, deliveryAreas, stock: [] };
          }),
        ),
      ),
    };
  };
}

/** A value computed from the shop, once per snapshot. */
export function derive<T>(current: CurrentShop, name: string, make: () => T): T {
  if (!current.derived.has(name)) current.derived.set(name, make());
  return current.derived.get(name) as T;
}

/** A name for `derive` of what depends on a state that changes by the clock: what was made for the state before it is dropped. */
export function nameOf({ derived }: CurrentShop, what: string, state: string): string {
  const name = `${what} with ${state}`;
  const last = derived.get(`last ${what}`);
  if (last !== name) {
    derived.delete(String(last));
    derived.set(`last ${what}`, name);
  }
  return name;
}

/** As `src/content/branch-page.ts` writes it into pages. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The version of a branch's pages now; undefined for a branch that the shop does not have. Asked with every page that is looked at. */
export function readBranchVersion(shop: CurrentShop, id: number, at: number): BranchVersion | undefined {
  const branch = branchesById(shop).get(id);
  if (!branch) return undefined;
  const menu = activeMenu(shop.publicShop.menus, id, at);
  const prices = stateKey(shopPrices(shop.publicShop, id, at));
  const name = nameOf(shop, `version of ${id}`, `${menu?.id ?? 'no'} menu ${prices}`);
  return derive(shop, name, () => branchVersion(shop.publicShop, branch, at, digest));
}

function branchesById(shop: CurrentShop): Map<number, Branch> {
  return derive(shop, 'branches by id', () => new Map(shop.publicShop.branches.map((one) => [one.id, one])));
}
