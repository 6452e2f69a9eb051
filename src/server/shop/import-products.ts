import type { ImportReport } from '../../lib/contract/many-edits.ts';
import { Product } from '../../lib/contract/products.ts';
import type { Shop, ShopList } from '../../lib/contract/shop.ts';
import { staffMessageOf, staffWords } from '../platform/staff-words.ts';
import { comboProblems } from '../../lib/domain/combos/problems.ts';
import { mergeParts, writeParts } from '../../lib/domain/option-table.ts';
import type { CatalogEntry } from '../../lib/domain/menu.ts';
import {
  categoryNames,
  columnTitle,
  foldName,
  productCells,
  readProductTable,
  type ProductColumn,
  type ProductRow,
} from '../../lib/domain/product-table.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { EditRefusal, Edited, EditShop, Step } from './edit-shop.ts';
import type { ShopCache } from './shop-cache.ts';

/** Brings a table of products into the shop, as one edit; a trial only says what it would do. */
export type ImportProducts = (
  actor: Actor,
  rows: readonly (readonly string[])[],
  isTrial: boolean,
) => Promise<Edited<ImportReport>>;

type NewId = (list: ShopList) => Promise<number>;
type Planned = { ok: true; steps: Step[]; report: ImportReport } | EditRefusal;

export function createImportProducts(
  read: ShopCache['read'],
  { together }: Pick<EditShop, 'together'>,
  now: () => number,
): ImportProducts {
  return async (actor, rows, isTrial) => {
    const current = await read();
    if (!current) return { ok: false, code: 'notFound' };
    const trial = await planImport(current.shop, rows, fakeIds(), now());
    if (!trial.ok || isTrial || trial.steps.length === 0)
      return trial.ok ? { ok: true, value: trial.report } : trial;
    let { report } = trial;
    const log = { action: 'import', entity: 'products', id: null } as const;
    const done = await together(actor, log, async (shop, newId) => {
      const planned = await planImport(shop, rows, newId, now());
      if (planned.ok) ({ report } = planned);
      return planned;
    });
    return done.ok ? { ok: true, value: { ...report, logId: done.value.logId } } : done;
  };
}

/** Ids for a trial: none is taken. */
function fakeIds(): NewId {
  let last = 1_000_000_000;
  return () => Promise.resolve((last += 1));
}

/** The steps that bring a table into a shop, and what they come to. */
async function planImport(
  shop: Shop,
  table: readonly (readonly string[])[],
  newId: NewId,
  now: number,
): Promise<Planned> {
  const read = readProductTable(table, shop);
  if (!read.ok)
    return {
      ok: false,
      code: 'invalid',
      errors: [{ field: 'rows', message: staffWords().IMPORT_MESSAGES.titles }],
    };
  const problems = read.problems.map((problem) => ({
    row: problem.row,
    column: columnTitle(problem.column),
    value: problem.value,
    message: staffWords().cellMessage(problem),
  }));
  const report: ImportReport = {
    created: [],
    updated: [],
    unchanged: 0,
    categories: [],
    problems,
    ignored: read.ignored,
    logId: null,
  };
  const places = createPlaces(shop, newId, now);
  const known = new Map(shop.products.map((product) => [product.id, product]));
  const names = categoryNames(shop);
  const steps: Step[] = [];
  for (const entry of read.rows) {
    const before = entry.id === null ? null : (known.get(entry.id) ?? null);
    const id = before?.id ?? (await newId('products'));
    const fields = fieldsOf(entry, before);
    const parsed = Product.safeParse({ ...before, ...fields, id });
    if (!parsed.success) {
      for (const issue of parsed.error.issues) {
        const column = columnOf(issue.path[0]);
        const value = productValue(entry, column);
        problems.push({ row: entry.row, column: columnTitle(column), value, message: staffMessageOf(issue) });
      }
      continue;
    }
    const after = parsed.data;
    const [wrong] = comboProblems(after, shop.products);
    if (wrong) {
      const value = productValue(entry, 'options');
      problems.push({
        row: entry.row,
        column: columnTitle('options'),
        value,
        message: staffWords().comboMessage(wrong),
      });
      continue;
    }
    if (!before) {
      steps.push({ kind: 'create', list: 'products', id, fields });
      report.created.push({ row: entry.row, name: after.name });
      await places.put(id, entry.category);
      continue;
    }
    const isMoved = await places.put(id, entry.category);
    const category = names.get(id) ?? '';
    const [from, to] = [
      productCells(before, category, shop.stations),
      productCells(after, isMoved ? entry.category : category, shop.stations),
    ];
    const changes = (Object.keys(from) as ProductColumn[])
      .filter((column) => from[column] !== to[column])
      .map((column) => ({ column: columnTitle(column), from: from[column], to: to[column] }));
    if (changes.length === 0) {
      report.unchanged += 1;
      continue;
    }
    steps.push({ kind: 'update', list: 'products', id, fields });
    report.updated.push({ row: entry.row, id, name: before.name, changes });
  }
  report.categories = places.newCategories();
  problems.sort((a, b) => a.row - b.row);
  const placed = places.steps();
  // Menus come last: they refer to all else.
  return { ok: true, steps: [...placed.categories, ...steps, ...placed.menus], report };
}

/** What is written of a row. A rate by name gives way to another number. */
function fieldsOf(
  { patch: said, parts }: ProductRow,
  before: Shop['products'][number] | null,
): Record<string, unknown> {
  const patch = parts ? { ...said, config: { parts: mergeParts(before?.config.parts ?? [], parts) } } : said;
  if (!before?.taxRates) return patch;
  const rates = ['tax', 'takeawayTax', 'dineInTax'] as const;
  const isOther = rates.some((rate) => patch[rate] !== undefined && patch[rate] !== before[rate]);
  return isOther ? { ...patch, taxRates: undefined } : patch;
}

const COLUMNS: ReadonlySet<unknown> = new Set<ProductColumn>([
  'description',
  'price',
  'tax',
  'takeawayTax',
  'dineInTax',
  'allergens',
  'additives',
]);
function columnOf(field: unknown): ProductColumn {
  if (field === 'config') return 'options';
  return COLUMNS.has(field) ? (field as ProductColumn) : 'name';
}

function productValue({ name, patch, parts }: ProductRow, column: ProductColumn): string {
  if (column === 'options') return writeParts(parts ?? []);
  const value: unknown = column === 'name' ? name : patch[column as keyof typeof patch];
  return Array.isArray(value) ? value.join(', ') : String((value as string | number | undefined) ?? '');
}

/** Where products stand on menus: a category that no menu has yet goes to the end of all, and a shop without menus gets one. */
function createPlaces(shop: Shop, newId: NewId, now: number) {
  const categories = new Map(shop.categories.map(({ id, name }) => [foldName(name), id]));
  const made: { id: number; name: string }[] = [];
  const catalogs = new Map(shop.menus.map(({ id, catalog }) => [id, catalog]));
  const changed = new Set<number>();
  let firstMenu: number | null = null;

  async function categoryOf(name: string): Promise<number> {
    const known = categories.get(foldName(name));
    if (known !== undefined) return known;
    const id = await newId('categories');
    categories.set(foldName(name), id);
    made.push({ id, name });
    return id;
  }
  async function menusWith(category: number): Promise<number[]> {
    if (catalogs.size === 0) {
      firstMenu = await newId('menus');
      catalogs.set(firstMenu, []);
    }
    const all = [...catalogs.keys()];
    const having = all.filter((id) => catalogs.get(id)?.some((entry) => entry.id === category));
    return having.length > 0 ? having : all;
  }
  function placed(catalog: readonly CatalogEntry[], category: number, product: number): CatalogEntry[] {
    const place = { id: product, enabled: true, visible: true };
    const known = catalog.some((entry) => entry.id === category);
    if (!known) return [...catalog, { id: category, visible: true, products: [place] }];
    return catalog.map((entry) =>
      entry.id === category ? { ...entry, products: [...entry.products, place] } : entry,
    );
  }

  return {
    /** Puts a product into a category; false: it was there, or none is named. */
    async put(product: number, name: string): Promise<boolean> {
      if (name === '') return false;
      const category = await categoryOf(name);
      const isThere = [...catalogs.values()].some((catalog) =>
        catalog.some(({ id, products }) => id === category && products.some((place) => place.id === product)),
      );
      if (isThere) return false;
      for (const menu of await menusWith(category)) {
        catalogs.set(menu, placed(catalogs.get(menu) ?? [], category, product));
        changed.add(menu);
      }
      return true;
    },
    newCategories: () => made.map(({ name }) => name),
    steps() {
      const create = made.map(({ id, name }): Step => ({
        kind: 'create',
        list: 'categories',
        id,
        fields: { name },
      }));
      const menus = [...changed].map((id): Step => {
        const catalog = catalogs.get(id);
        if (id !== firstMenu) return { kind: 'update', list: 'menus', id, fields: { catalog } };
        const branches = shop.branches.map((branch) => ({ id: branch.id }));
        const availableFrom = new Date(now).toISOString();
        return {
          kind: 'create',
          list: 'menus',
          id,
          fields: { name: 'Speisekarte', branches, availableFrom, catalog },
        };
      });
      return { categories: create, menus };
    },
  };
}
