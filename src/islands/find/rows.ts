import { passport as words } from '../../content/texts/find.ts';
import { toleranceOf, type Tolerance } from '../../lib/domain/allergen-passport.ts';
import { DIETS, dietsOf, isHot, type Diet } from '../../lib/domain/diets.ts';
import { dishWords, type DishWords } from '../../lib/domain/dish-search.ts';
import { shownFact } from '../../lib/domain/words/facts.ts';
import { currentPassport } from '../../lib/stores/menu/passport.ts';
import { productOfRow } from '../../lib/stores/menu/product-markup.ts';
import { once } from '../../lib/stores/once.ts';
import { MENU_RENEWED } from '../shell/opening.ts';
import { addStyle, make } from '../shell/elements.ts';
import style from './tolerance.css?inline';

/** The menu's rows as search, filters and passport see them. */

/** What a menu can be filtered by. */
export const FILTERS = ['beliebt', ...DIETS, 'scharf'] as const satisfies readonly (
  Diet | 'beliebt' | 'scharf'
)[];
/** One of `FILTERS`. */
export type Filter = (typeof FILTERS)[number];

/** What a row says of its dish. */
interface Facts {
  allergens: readonly string[];
  /** Declared: it contains none. */
  noAllergens: boolean;
  /** Of what can be chosen for it. */
  optionAllergens: readonly string[];
  /** Computed at the first search. */
  words: () => DishWords;
  filters: () => readonly Filter[];
}

export interface Row extends Facts {
  element: HTMLElement;
  group: HTMLElement;
}

const groups = once(() => [...document.querySelectorAll<HTMLElement>('[data-category]')]);

/** In the order that the page came in, which is written at the rows: some move later. */
const elements = once(() =>
  groups().flatMap((group) =>
    [...group.querySelectorAll<HTMLElement>('[data-product]')].map((element) => ({ element, group })),
  ),
);

const known = new WeakMap<HTMLElement, { of: string; facts: Facts }>();

/** Computed once for what a row says: it may be renewed. */
function factsOf(element: HTMLElement, category: string): Facts {
  const said = element.querySelector('.words')?.firstElementChild?.textContent ?? '';
  const of = `${element.dataset['product']} ${said}`;
  const before = known.get(element);
  if (before?.of === of) return before.facts;
  const product = productOfRow(element);
  const told = product ?? { name: said, description: '', allergens: [] };
  const { name, description, allergens } = told;
  const options = product?.config.parts.flatMap((part) => part.options) ?? [];
  const facts = {
    allergens,
    noAllergens: product?.noAllergens ?? false,
    optionAllergens: options.flatMap((option) => option.allergens ?? []),
    words: once(() => dishWords({ name, description, category, allergens: allergens.map(shownFact) })),
    filters: once(() => [
      ...(element.querySelector('[data-popular]') ? ['beliebt' as const] : []),
      ...dietsOf(told, category),
      ...(isHot(told) ? ['scharf' as const] : []),
    ]),
  };
  known.set(element, { of, facts });
  return facts;
}

/** All rows in the menu's order, as they are now. */
export function readRows(): Row[] {
  return elements().map(({ element, group }, place) => {
    element.dataset['place'] = String(place);
    const category = group.querySelector('h2')?.textContent.trim() ?? '';
    return { element, group, ...factsOf(element, category) };
  });
}

/** Numbers that have come last for a row. */
const orders = new WeakMap<HTMLElement, Record<string, number>>();

/** Sorts the rows of each category by a number, 0 where it has none, after those of other `reason`s with a greater one first. */
export function orderRows(
  rows: readonly Row[],
  reason: 'tolerance' | 'rank',
  numbers: readonly number[],
): void {
  for (const [at, { element }] of rows.entries())
    orders.set(element, { ...orders.get(element), [reason]: numbers[at] ?? 0 });
  const orderOf = ({ element }: Row) => orders.get(element) ?? {};
  const compare = (a: Row, b: Row) =>
    (orderOf(a)['tolerance'] ?? 0) - (orderOf(b)['tolerance'] ?? 0) ||
    (orderOf(a)['rank'] ?? 0) - (orderOf(b)['rank'] ?? 0);
  for (const [group, own] of Map.groupBy(rows, (row) => row.group)) {
    const sorted = own.toSorted(compare).map(({ element }) => element);
    const list = group.querySelector('ul');
    // Moved only if needed: a moved row loses the focus.
    if (list && sorted.some((element, at) => list.children[at] !== element)) list.append(...sorted);
  }
}

/** Shows these rows only, and the categories that have some. */
export function showRows(rows: readonly Row[], isShown: (row: Row, at: number) => boolean): number {
  const shown = rows.filter((row, at) => {
    const is = isShown(row, at);
    row.element.hidden = !is;
    return is;
  });
  const within = new Set(shown.map(({ group }) => group));
  for (const group of groups()) group.hidden = !within.has(group);
  return shown.length;
}

// As text, so that it is loaded with the passport only.

/** What stands at a row; null: nothing has to be said. */
function chipOf(tolerance: Tolerance): HTMLElement | null {
  if (tolerance.state === 'free') return null;
  const text =
    tolerance.state === 'contains' ? words.contains(tolerance.names.map(shownFact)) : words.unknown;
  return make('span', { className: `chip tolerance ${tolerance.state}` }, text);
}

/** Marks the rows by the passport, and moves those that contain something of it to the end of their category. */
function markRows(names: readonly string[]): void {
  const rows = readRows();
  const told = rows.map(({ allergens, noAllergens }): Tolerance =>
    names.length > 0 ? toleranceOf(names, allergens, noAllergens) : { state: 'free' },
  );
  for (const [at, { element }] of rows.entries()) {
    const chip = chipOf(told[at] ?? { state: 'free' });
    const before = element.querySelector('.tolerance');
    if (before?.textContent === chip?.textContent) continue;
    before?.remove();
    if (chip) element.querySelector('.price')?.before(chip);
  }
  orderRows(
    rows,
    'tolerance',
    told.map(({ state }) => (state === 'contains' ? 1 : 0)),
  );
}

/** Keeps the rows marked as the passport says; further calls do nothing. */
export const followPassport = once(() => {
  addStyle(style);
  const { $names } = currentPassport();
  $names.subscribe(markRows);
  document.addEventListener(MENU_RENEWED, () => markRows($names.get()));
});
