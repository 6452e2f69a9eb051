import type { CatalogEntry, Menu, MenuPlace } from './menu.ts';
import type { Mode } from './modes.ts';
import type { LeadTimeType, Product } from './product.ts';
import type { RateName } from './tax-rates.ts';

/** One change for many products. What is absent stays as it is. */
export interface ProductsChange {
  /** The category that they move to, on each menu that they are on. */
  category?: number | undefined;
  /** A rate by name, or a percentage. */
  rates?: { [M in Mode]?: RateName | number | undefined } | undefined;
  addAllergens?: readonly string[] | undefined;
  removeAllergens?: readonly string[] | undefined;
  visible?: boolean | undefined;
  enabled?: boolean | undefined;
  /** Null: the category's. */
  station?: number | null | undefined;
  /** Null: none. */
  leadTime?: { value: number; type: LeadTimeType } | null | undefined;
}

type Changed = Pick<
  Product,
  | 'tax'
  | 'takeawayTax'
  | 'dineInTax'
  | 'taxRates'
  | 'allergens'
  | 'noAllergens'
  | 'visible'
  | 'enabled'
  | 'outUntil'
  | 'isLeadTimeEnabled'
  | 'leadTimeType'
  | 'leadTimeValue'
  | 'station'
>;

const PERCENT = { delivery: 'tax', takeaway: 'takeawayTax', dineIn: 'dineInTax' } as const;

/** The fields of a product that a change gives other values; empty: none. */
export function changedFields(product: Product, change: ProductsChange): Partial<Changed> {
  const next: Partial<Changed> = {
    ...ratesAfter(product, change.rates),
    ...allergensAfter(product, change),
    ...leadTimeAfter(change.leadTime),
    ...stationAfter(product, change.station),
  };
  if (change.visible !== undefined) next.visible = change.visible;
  // By hand, it does not return by itself.
  if (change.enabled !== undefined && change.enabled !== product.enabled)
    Object.assign(next, { enabled: change.enabled, outUntil: null });
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(product[name as keyof Changed]);
  return Object.fromEntries(Object.entries(next).filter(isOther));
}

function ratesAfter(product: Product, rates: ProductsChange['rates'] = {}): Partial<Changed> {
  const next: Partial<Changed> = {};
  const names = { ...product.taxRates };
  for (const [mode, rate] of Object.entries(rates) as [Mode, RateName | number | undefined][]) {
    if (rate === undefined) continue;
    if (typeof rate === 'number') {
      next[PERCENT[mode]] = rate;
      names[mode] = undefined;
    } else names[mode] = rate;
  }
  const named = Object.entries(names).filter(([, name]) => name !== undefined);
  return { ...next, taxRates: named.length > 0 ? Object.fromEntries(named) : undefined };
}

function allergensAfter(product: Product, { addAllergens = [], removeAllergens = [] }: ProductsChange) {
  if (addAllergens.length + removeAllergens.length === 0) return {};
  const gone = new Set(removeAllergens);
  const allergens = [...new Set([...product.allergens, ...addAllergens])].filter((name) => !gone.has(name));
  return { allergens, ...(allergens.length > 0 ? { noAllergens: false } : {}) };
}

function leadTimeAfter(leadTime: ProductsChange['leadTime']): Partial<Changed> {
  if (leadTime === undefined) return {};
  if (leadTime === null) return { isLeadTimeEnabled: false };
  return { isLeadTimeEnabled: true, leadTimeType: leadTime.type, leadTimeValue: leadTime.value };
}

function stationAfter({ station = null }: Product, next: ProductsChange['station']): Partial<Changed> {
  if (next === undefined || (station?.id ?? null) === next) return {};
  return { station: next === null ? null : { id: next } };
}

/** A move to a category: the new catalogs by menu, and the products that stand elsewhere now. */
export interface Move {
  catalogs: ReadonlyMap<number, CatalogEntry[]>;
  moved: ReadonlySet<number>;
}

/**
 * Moves products to a category: on each menu that they are on, behind its other dishes. The category comes last on a menu that does not
 * have it. Products on no menu join those that have the category.
 */
export function moveTo(menus: readonly Menu[], ids: readonly number[], category: number): Move {
  const catalogs = new Map<number, CatalogEntry[]>();
  const moved = new Set<number>();
  const isOnMenu = new Set(
    menus.flatMap(({ catalog }) => catalog.flatMap(({ products }) => products.map(idOf))),
  );
  const moving = new Set(ids);
  for (const { id: menu, catalog } of menus) {
    const target = catalog.find(({ id }) => id === category);
    const there = new Set(target?.products.map(idOf));
    const others = catalog.filter(({ id }) => id !== category);
    const leaving = others.flatMap(({ products }) => products.filter(({ id }) => moving.has(id)));
    const isNew = (id: number) => target !== undefined && !isOnMenu.has(id);
    const coming = ids.flatMap((id) => {
      if (there.has(id)) return [];
      return leaving.find((place) => place.id === id) ?? (isNew(id) ? fresh(id) : []);
    });
    for (const { id } of [...leaving, ...coming]) moved.add(id);
    if (leaving.length + coming.length === 0) continue;
    const left = catalog.map((entry) =>
      entry.id === category
        ? { ...entry, products: [...entry.products, ...coming] }
        : { ...entry, products: entry.products.filter(({ id }) => !moving.has(id)) },
    );
    catalogs.set(menu, target ? left : [...left, { id: category, visible: true, products: coming }]);
  }
  return { catalogs, moved };
}

const idOf = ({ id }: MenuPlace): number => id;
const fresh = (id: number): MenuPlace => ({ id, enabled: true, visible: true });
