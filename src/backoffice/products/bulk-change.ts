import type { Category, Menu, Station } from '../../lib/contract/entities.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { MODES } from '../../lib/domain/modes.ts';
import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import type { LeadTimeType, Product } from '../../lib/domain/product.ts';
import { changedFields, moveTo, type ProductsChange } from '../../lib/domain/product-changes.ts';
import { RATE_NAMES, type RateName } from '../../lib/domain/tax-rates.ts';
import { parseDecimal } from '../forms/field-values.ts';
import { stationInputTexts } from '../forms/texts.ts';
import { bulkTexts as texts, productTexts } from './texts.ts';

/** What one product would become: each change in words. */
export interface BulkRow {
  id: number;
  name: string;
  changes: { what: string; before: string; after: string }[];
}

interface Shelf {
  products: readonly Product[];
  categories: readonly Category[];
  menus: readonly Menu[];
  stations: readonly Station[];
  /** The German name of a rate. */
  rateTitle: (name: RateName) => string;
}

const NUMBERS = { delivery: 'tax', takeaway: 'takeawayTax', dineIn: 'dineInTax' } as const;

/** The products that a change alters, and how: the preview of what the server does by the same rules. */
export function bulkRows(
  { products, categories, menus, stations, rateTitle }: Shelf,
  change: ProductsChange,
): BulkRow[] {
  const { category } = change;
  const target = categories.find(({ id }) => id === category);
  const ids = products.map(({ id }) => id);
  const moved = target ? moveTo(menus, ids, target.id).moved : new Set<number>();
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return products.flatMap((product) => {
    const changes = changesIn(product, change, { stations, rateTitle });
    if (target && moved.has(product.id))
      changes.unshift({
        what: texts.category,
        before: placesOf(product.id, menus, names),
        after: target.name,
      });
    return changes.length > 0 ? [{ id: product.id, name: product.name, changes }] : [];
  });
}

function changesIn(
  product: Product,
  change: ProductsChange,
  { stations, rateTitle }: Pick<Shelf, 'stations' | 'rateTitle'>,
): BulkRow['changes'] {
  const fields = changedFields(product, change);
  const after: Product = { ...product, ...fields };
  const rateOf = (one: Product, mode: (typeof MODES)[number]) => {
    const name = one.taxRates?.[mode];
    return name ? rateTitle(name) : texts.percentText(formatAmount(one[NUMBERS[mode]]));
  };
  const words: [string, (one: Product) => string][] = [
    ...MODES.map((mode): [string, (one: Product) => string] => [
      texts.rate(MODE_NAMES[mode]),
      (one) => rateOf(one, mode),
    ]),
    [
      productTexts.allergens,
      (one) => one.allergens.join(', ') || (one.noAllergens ? texts.noAllergens : '–'),
    ],
    [productTexts.visible, (one) => texts.yesNo(one.visible)],
    [productTexts.enabled, (one) => texts.yesNo(one.enabled)],
    [
      stationInputTexts.station,
      ({ station }) => stations.find(({ id }) => id === station?.id)?.name ?? stationInputTexts.none.product,
    ],
    [texts.leadTime, leadTimeOf],
  ];
  return words.flatMap(([what, say]) =>
    say(product) === say(after) ? [] : [{ what, before: say(product), after: say(after) }],
  );
}

const leadTimeOf = ({ isLeadTimeEnabled, leadTimeValue, leadTimeType }: Product): string =>
  isLeadTimeEnabled
    ? `${formatAmount(leadTimeValue)} ${productTexts.leadTimeTypes[leadTimeType]}`
    : texts.noLeadTime;

function placesOf(id: number, menus: readonly Menu[], names: ReadonlyMap<number, string>): string {
  const own = menus.flatMap(({ catalog }) =>
    catalog.filter(({ products }) => products.some((place) => place.id === id)),
  );
  return [...new Set(own.map((entry) => names.get(entry.id) ?? ''))].join(', ') || '–';
}

/** What is chosen and typed on the screen; '' and empty lists: not changed. */
export interface BulkInput {
  /** The category whose products are meant; '': all. */
  from: string;
  category: string;
  rates: { [M in (typeof MODES)[number]]?: string };
  add: readonly string[];
  remove: readonly string[];
  visible: '' | 'yes' | 'no';
  enabled: '' | 'yes' | 'no';
  /** A station's id, or `NO_STATION`. */
  station: string;
  leadTimeType: '' | 'none' | LeadTimeType;
  leadTimeValue: string;
}

/** In place of a station's id: the category's. */
export const NO_STATION = 'none';

export const NO_CHANGE: BulkInput = {
  from: '',
  category: '',
  rates: {},
  add: [],
  remove: [],
  visible: '',
  enabled: '',
  station: '',
  leadTimeType: '',
  leadTimeValue: '1',
};

const HIGHEST_LEAD_TIME = 10_000;
const isRateName = (text: string): text is RateName => RATE_NAMES.some((name) => name === text);
const isIn = (value: number | null, most: number): value is number =>
  value !== null && value >= 0 && value <= most;

/** The change that the input means, and what is wrong with it by field. */
export function readBulkInput(input: BulkInput): {
  change: ProductsChange;
  problems: Readonly<Record<string, string>>;
} {
  const { category, rates, add, remove, visible, enabled, station, leadTimeType } = input;
  const problems: Record<string, string> = {};
  const change: ProductsChange = {};
  if (category !== '') change.category = Number(category);
  if (visible !== '') change.visible = visible === 'yes';
  if (enabled !== '') change.enabled = enabled === 'yes';
  if (station !== '') change.station = station === NO_STATION ? null : Number(station);
  if (add.length > 0) change.addAllergens = add;
  if (remove.length > 0) change.removeAllergens = remove;
  for (const mode of MODES) {
    const text = rates[mode]?.trim() ?? '';
    if (text === '') continue;
    const rate = isRateName(text) ? text : parseDecimal(text);
    if (typeof rate === 'string' || isIn(rate, 100)) change.rates = { ...change.rates, [mode]: rate };
    else problems[mode] = texts.percentWrong;
  }
  if (leadTimeType === 'none') change.leadTime = null;
  else if (leadTimeType !== '') {
    const value = parseDecimal(input.leadTimeValue);
    if (isIn(value, HIGHEST_LEAD_TIME)) change.leadTime = { value, type: leadTimeType };
    else problems['leadTime'] = texts.leadTimeWrong;
  }
  return { change, problems };
}
