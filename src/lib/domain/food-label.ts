/**
 * What the label of packed food says besides name, net content, origin, allergens and nutrition (Regulation (EU) 1169/2011,
 * art. 9 (1)); online all of it is said before anything is ordered (art. 14 (1) a). Absent or '': nothing is said.
 */
export interface FoodLabel {
  /** What it is, where the product's name is a fancy name (a). */
  foodName?: string | undefined;
  /** In descending order of weight (b); `emphasised` finds the allergens in it. */
  ingredients?: string | undefined;
  /** Name and address of the food business operator (h). */
  producer?: string | undefined;
  /** How to store it and how to use it (g, j). */
  instructions?: string | undefined;
  /** In % vol with one decimal; a duty above 1.2 (k, art. 28). */
  alcohol?: number | null | undefined;
  /** Of solid food in a liquid (annex IX no. 5): the base price is for this (PAngV § 5 Abs. 4). */
  drainedWeight?: DrainedWeight | null | undefined;
  /** In the data of a menu row only: the API has its texts, which would weigh on the page. */
  isCut?: boolean | undefined;
}

/** Units of a drained weight. */
export const WEIGHT_UNITS = ['g', 'dag', 'kg'] as const;

/** What is left of a package's food without its liquid. */
export interface DrainedWeight {
  amount: number;
  unit: (typeof WEIGHT_UNITS)[number];
}

const TEXTS = ['foodName', 'ingredients', 'producer', 'instructions'] as const satisfies (keyof FoodLabel)[];

/** What a label says, without what it leaves open; null: nothing. */
export function saidOf(label: FoodLabel | null | undefined): FoodLabel | null {
  const said = Object.entries(label ?? {}).filter(([, value]) => (value ?? '') !== '');
  return said.length > 0 ? Object.fromEntries(said) : null;
}

/** The label in a menu row: its numbers, and that it has texts. */
export function cutLabel(label: FoodLabel | null | undefined): FoodLabel | null {
  const { alcohol, drainedWeight } = label ?? {};
  const hasTexts = TEXTS.some((key) => label?.[key]);
  return saidOf({ alcohol, drainedWeight, ...(hasTexts && { isCut: true }) });
}
