import { ADDITIVES, additiveSigns } from '../lib/domain/additives.ts';
import { ALLERGENS, allergenSigns } from '../lib/domain/allergens.ts';
import { shownFact } from '../lib/domain/words/facts.ts';
import { labelWords } from '../lib/domain/words/labels.ts';
import type { MenuGroup } from '../lib/domain/menu.ts';
import { isDeclared } from '../lib/domain/product-facts.ts';
import type { Product, Facts } from '../lib/domain/product.ts';
import { onceFor } from './memo.ts';
import { facts as words } from './texts/facts.ts';
import { labelLines, type LabelLine, nutritionText } from './texts/sentences/food-label.ts';

/** The signs in a dish's row: a dish is on the menus of many branches. */
const signsOf = onceFor(({ allergens, additives = [] }: Product): string[] => [
  ...allergenSigns(allergens),
  ...additiveSigns(additives),
]);

/** The signs that occur on a menu with their meanings, 'A Gluten, G Milch': a line of allergens, a line of additives, neither if empty. */
export function legendLines(groups: readonly MenuGroup[]): string[] {
  const used = new Set(groups.flatMap(({ products }) => products.flatMap(({ product }) => signsOf(product))));
  return [ALLERGENS, ADDITIVES]
    .map((signs) =>
      signs
        .filter(({ sign }) => used.has(sign))
        .map(({ sign, name }) => `${sign} ${shownFact(name)}`)
        .join(', '),
    )
    .filter(Boolean);
}

/** A row of the sheet: a dish, or options of it about which the same is said. */
export interface SheetRow {
  name: string;
  /** Of options: the question that they answer. */
  part: string | null;
  /** By allergen in the order of the law; null: nothing is said. */
  contains: readonly boolean[] | null;
  /** Additives in words, allergens that are not the law's, and 'keine Allergene'. */
  others: string[];
  /** Where a dish, or what it is made of, comes from; '' if nothing is said. */
  origin: string;
  /** Age, alcohol, drained weight and nutrition of a dish. */
  notes: string[];
}

interface SheetGroup {
  id: number;
  name: string;
  /** Each with the rows of the dish and of its options, the same object for all branches. */
  dishes: { product: Product; rows: readonly SheetRow[] }[];
}

const LETTERS = new Set(ALLERGENS.map(({ sign }) => sign));

function rowOf(name: string, part: string | null, facts: Facts): SheetRow {
  const { allergens = [], additives = [] } = facts;
  const signs = allergenSigns(allergens);
  const nameOf = (sign: string) => ADDITIVES.find((known) => known.sign === sign)?.name ?? sign;
  return {
    name,
    part,
    contains: isDeclared(facts) ? ALLERGENS.map(({ sign }) => signs.includes(sign)) : null,
    others: [
      ...(facts.noAllergens && signs.length === 0 ? [words.none] : []),
      ...signs.filter((sign) => !LETTERS.has(sign)).map(shownFact),
      ...additiveSigns(additives).map(nameOf).map(shownFact),
    ],
    origin: '',
    notes: [],
  };
}

const dishRows = onceFor((product: Product): SheetRow[] => {
  const { name, origin = '', minimumAge, label, config } = product;
  const notes = [
    minimumAge ? words.age(minimumAge) : '',
    typeof label?.alcohol === 'number' ? labelWords.alcohol(label.alcohol) : '',
    label?.drainedWeight ? labelWords.drained(label.drainedWeight) : '',
    nutritionText(product),
  ].filter(Boolean);
  const options = config.parts.flatMap((part) => {
    const rows = part.options.map((option) => rowOf(option.name, part.name, option));
    // Sizes mostly say the same.
    const same = Map.groupBy(rows, ({ contains, others }) => JSON.stringify([contains, others]));
    return [...same.values()].flatMap((all) =>
      all.slice(0, 1).map((row) => ({ ...row, name: all.map((one) => one.name).join(', ') })),
    );
  });
  return [{ ...rowOf(name, null, product), origin, notes }, ...options];
});

/** The sheet of a menu: its dishes with their options by category. */
export function allergenSheet(groups: readonly MenuGroup[]): SheetGroup[] {
  return groups.map(({ category, products }) => ({
    id: category.id,
    name: category.name,
    dishes: products.map(({ product }) => ({ product, rows: dishRows(product) })),
  }));
}

/** The labels of a menu's packed food, each product once, in its order. */
export function packedFood(groups: readonly MenuGroup[]): { name: string; lines: LabelLine[] }[] {
  const products = new Set(groups.flatMap((group) => group.products.map(({ product }) => product)));
  return [...products].flatMap(({ name, label }) => {
    const lines = label ? labelLines(label) : [];
    return lines.length > 0 ? { name, lines } : [];
  });
}
