import { foldText } from './dish-search.ts';
import type { Category, Menu } from './menu.ts';
import { readParts, writeParts, type TablePart } from './option-table.ts';
import type { Product } from './product.ts';

/** Products as rows of a table: how they are written, and what a table of this or another program means for a shop. */

/** The columns in the order of an export, with what other programs call them (as `foldText` leaves it). */
const COLUMNS = {
  number: { title: 'Nr.', also: ['bestellbar nr'] },
  name: {
    title: 'Name',
    also: [
      'produkt',
      'produktname',
      'artikel',
      'artikelname',
      'artikelbezeichnung',
      'bezeichnung',
      'gericht',
      'titel',
      'title',
      'item',
      'item name',
      'product',
      'product name',
    ],
  },
  category: {
    title: 'Kategorie',
    also: [
      'warengruppe',
      'artikelgruppe',
      'gruppe',
      'rubrik',
      'category',
      'categories',
      'category name',
      'product category',
      'section',
      'reporting category',
    ],
  },
  description: {
    title: 'Beschreibung',
    also: ['description', 'kurzbeschreibung', 'short description', 'details'],
  },
  price: {
    title: 'Preis',
    also: [
      'price',
      'bruttopreis',
      'preis brutto',
      'preis eur',
      'price eur',
      'vk',
      'vk preis',
      'verkaufspreis',
      'regular price',
      'variant price',
      'default price',
    ],
  },
  tax: {
    title: 'MwSt. Lieferung',
    also: [
      'mwst',
      'ust',
      'mwst satz',
      'ust satz',
      'steuer',
      'steuersatz',
      'tax',
      'tax rate',
      'vat',
      'vat rate',
    ],
  },
  takeawayTax: { title: 'MwSt. Takeaway', also: ['mwst abholung', 'mwst ausser haus', 'takeaway tax'] },
  dineInTax: { title: 'MwSt. Dine In', also: ['mwst vor ort', 'mwst im haus', 'dine in tax'] },
  allergens: { title: 'Allergene', also: ['allergen', 'allergens'] },
  additives: { title: 'Zusatzstoffe', also: ['additives'] },
  station: { title: 'Station', also: ['kuchenstation', 'kitchen station'] },
  options: { title: 'Optionen', also: ['optionsgruppen'] },
  visible: {
    title: 'Sichtbar',
    also: ['visible', 'aktiv', 'active', 'published', 'veroffentlicht', 'online'],
  },
} as const;

export type ProductColumn = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as ProductColumn[];

/** The title of a column. */
export const columnTitle = (column: ProductColumn): string => COLUMNS[column].title;

const byTitle = new Map(
  NAMES.flatMap((name) =>
    [COLUMNS[name].title, ...COLUMNS[name].also].map((title) => [foldText(title), name]),
  ),
);

/** What the table is about. */
export interface TableShop {
  products: readonly Product[];
  categories: readonly Category[];
  menus: readonly Menu[];
  /** Who prepares products; empty: tables do not mention them. */
  stations: readonly { id: number; name: string }[];
}

const number = (value: number) => String(value).replace('.', ',');

/** The first category of each product on any menu, by the product's id. */
export function categoryNames({
  categories,
  menus,
}: Pick<TableShop, 'categories' | 'menus'>): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { id, name } of categories)
    for (const product of placesOf(menus, id)) if (!names.has(product)) names.set(product, name);
  return names;
}

/** A product's cells as text; its station only where it is not its category's. */
export function productCells(
  product: Product,
  category: string,
  stations: TableShop['stations'],
): Record<ProductColumn, string> {
  return {
    number: String(product.id),
    name: product.name,
    category,
    description: product.description,
    price: product.price.toFixed(2).replace('.', ','),
    tax: number(product.tax),
    takeawayTax: number(product.takeawayTax),
    dineInTax: number(product.dineInTax),
    allergens: product.allergens.join(', '),
    additives: (product.additives ?? []).join(', '),
    station: stations.find(({ id }) => id === product.station?.id)?.name ?? '',
    options: writeParts(product.config.parts),
    visible: product.visible ? 'ja' : 'nein',
  };
}

/** The products as rows under a row of titles. Reading them again changes nothing. */
export function productRows({ products, ...shop }: TableShop): string[][] {
  const names = categoryNames(shop);
  const columns = columnsOf(shop);
  return [
    columns.map(columnTitle),
    ...products.map((product) => {
      const cells = productCells(product, names.get(product.id) ?? '', shop.stations);
      return columns.map((name) => cells[name]);
    }),
  ];
}

const columnsOf = ({ stations }: Pick<TableShop, 'stations'>): ProductColumn[] =>
  NAMES.filter((name) => name !== 'station' || stations.length > 0);

const placesOf = (menus: readonly Menu[], category: number): number[] =>
  menus.flatMap(({ catalog }) =>
    catalog.filter(({ id }) => id === category).flatMap(({ products }) => products.map(({ id }) => id)),
  );

/** What a row changes of a product, or has of a new one. */
export type ProductPatch = Partial<
  Pick<
    Product,
    | 'name'
    | 'description'
    | 'price'
    | 'tax'
    | 'takeawayTax'
    | 'dineInTax'
    | 'allergens'
    | 'additives'
    | 'visible'
    | 'station'
  >
>;

/** A row of the table that says something. `id` null: a new product. `category` '': none is said. */
export interface ProductRow {
  /** As the program that wrote it counts, from 1; the titles are the first. */
  row: number;
  id: number | null;
  name: string;
  category: string;
  patch: ProductPatch;
  /** null: none are said. */
  parts: TablePart[] | null;
}

/** Why a cell cannot be taken; `other`: another row, or the number of products of that name. */
export interface CellProblem {
  row: number;
  column: ProductColumn;
  code:
    | 'missing'
    | 'priceUnreadable'
    | 'rateUnreadable'
    | 'flagUnreadable'
    | 'optionsUnreadable'
    | 'stationUnknown'
    | 'severalOfName'
    | 'repeated';
  value: string;
  other?: number;
}

/** `titles`: no column of the table is a name. */
export type ReadTable =
  | { ok: true; rows: ProductRow[]; problems: CellProblem[]; ignored: string[] }
  | { ok: false; code: 'titles' };

/** Reads a table for a shop. Rows with a problem are left out; empty cells say nothing. */
export function readProductTable(
  table: readonly (readonly string[])[],
  { products, stations }: TableShop,
): ReadTable {
  const [titles = [], ...lines] = table;
  const columns = titles.map((title) => byTitle.get(foldText(title)) ?? null);
  // The first of several: some programs repeat a column by language or size.
  const places = new Map(columnsOf({ stations }).map((name) => [name, columns.indexOf(name)]));
  if ((places.get('name') ?? -1) < 0) return { ok: false, code: 'titles' };
  const ignored = titles.filter(
    (title, at) => title.trim() !== '' && places.get(columns[at] as never) !== at,
  );
  const known = Map.groupBy(products, ({ name }) => foldName(name));
  const ids = new Set(products.map(({ id }) => id));
  const seen = new Map<string, number>();
  const rows: ProductRow[] = [];
  const problems: CellProblem[] = [];
  lines.forEach((line, index) => {
    if (line.every((cell) => cell.trim() === '')) return;
    const row = index + 2;
    const cell = (column: ProductColumn) => (line[places.get(column) ?? -1] ?? '').trim();
    const own: CellProblem[] = [];
    const blame = (column: ProductColumn, code: CellProblem['code'], other?: number) =>
      void own.push({ row, column, code, value: cell(column), ...(other === undefined ? {} : { other }) });
    const name = cell('name');
    const same = known.get(foldName(name)) ?? [];
    const said =
      /^\d+$/.test(cell('number')) && ids.has(Number(cell('number'))) ? Number(cell('number')) : null;
    if (name === '' && said === null) blame('name', 'missing');
    if (said === null && same.length > 1) blame('name', 'severalOfName', same.length);
    const id = said ?? same[0]?.id ?? null;
    const key = id === null ? `name ${foldName(name)}` : `id ${id}`;
    const earlier = seen.get(key);
    if (earlier !== undefined) blame('name', 'repeated', earlier);
    else seen.set(key, row);
    const patch = patchOf(cell, blame, stations);
    if (id === null && patch.price === undefined && cell('price') === '') blame('price', 'missing');
    const parts = cell('options') === '' ? null : readParts(cell('options'), parsePrice);
    if (cell('options') !== '' && parts === null) blame('options', 'optionsUnreadable');
    problems.push(...own);
    if (own.length === 0) rows.push({ row, id, name, category: cell('category'), patch, parts });
  });
  return { ok: true, rows, problems, ignored };
}

/** Names are equal whatever their case and spaces. */
export const foldName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('de');

function patchOf(
  cell: (column: ProductColumn) => string,
  blame: (column: ProductColumn, code: CellProblem['code']) => void,
  stations: TableShop['stations'],
): ProductPatch {
  const patch: ProductPatch = {};
  if (cell('name') !== '') patch.name = cell('name');
  if (cell('description') !== '') patch.description = cell('description');
  if (cell('price') !== '') {
    const price = parsePrice(cell('price'));
    if (price === null) blame('price', 'priceUnreadable');
    else patch.price = price;
  }
  for (const column of ['tax', 'takeawayTax', 'dineInTax'] as const) {
    if (cell(column) === '') continue;
    const rate = parseRate(cell(column));
    if (rate === null) blame(column, 'rateUnreadable');
    else patch[column] = rate;
  }
  for (const column of ['allergens', 'additives'] as const)
    if (cell(column) !== '')
      patch[column] = cell(column)
        .split(/\s*[,;|]\s*/)
        .filter(Boolean);
  if (cell('station') !== '') {
    const station = stations.find(({ name }) => foldName(name) === foldName(cell('station')));
    if (station === undefined) blame('station', 'stationUnknown');
    else patch.station = { id: station.id };
  }
  if (cell('visible') !== '') {
    const flag = FLAGS[foldText(cell('visible'))];
    if (flag === undefined) blame('visible', 'flagUnreadable');
    else patch.visible = flag;
  }
  return patch;
}

const FLAGS: Readonly<Record<string, boolean>> = {
  ja: true,
  yes: true,
  true: true,
  wahr: true,
  x: true,
  '1': true,
  aktiv: true,
  active: true,
  sichtbar: true,
  nein: false,
  no: false,
  false: false,
  falsch: false,
  '0': false,
  inaktiv: false,
  inactive: false,
};

/** '12,50 €', '1.234,50', '1,234.50', '12.5' → whole currency with two decimals; null: none. */
export function parsePrice(text: string): number | null {
  const digits = text.replace(/EUR|CHF|Fr\.|[€\s']/gi, '');
  // The last separator before one or two digits is the decimal one.
  const [, whole, cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (whole === undefined || !/^\d+([.,]\d{3})*$/.test(whole)) return null;
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${cents || '0'}`);
}

/** '7', '7 %', '2,6' and spreadsheets' 0,07 → a percentage; null: none. */
export function parseRate(text: string): number | null {
  const digits = text.replace(/[%\s]/g, '').replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(digits)) return null;
  const rate = Number(digits);
  const isFraction = rate > 0 && rate < 1 && !text.includes('%');
  return isFraction ? Math.round(rate * 10_000) / 100 : rate;
}
