import { type ChosenPart, chosenOptions } from './cart-item.ts';
import type { Facts, MinimumAge, Product } from './product.ts';

/** Whether something is said about allergens: that there are some, or that there are none. */
export const isDeclared = ({ allergens, noAllergens }: Facts): boolean =>
  noAllergens === true || Boolean(allergens?.length);

/** What is said of a dish with the options that were chosen. */
export interface ChosenFacts {
  /** As the shop writes them, each once: the dish's first. */
  allergens: string[];
  /** The same, but for a word that the law has dropped. */
  additives: string[];
  /** Whether something is said about the dish's own allergens. */
  isDeclared: boolean;
  /** Chosen options about whose allergens nothing is said. */
  undeclared: string[];
  /** The highest of all; null: none. */
  minimumAge: MinimumAge | null;
}

/** Sulphites are named by their use since LMZDV § 5 (2021); most of them preserve. */
const inWordsOfLaw = (additive: string): string =>
  /geschwefelt/i.test(additive) ? 'mit Konservierungsstoff' : additive;

type Described = Facts & Pick<Product, 'config'>;

/** The facts of a dish, to which those of its chosen options are added. */
export function chosenFacts(product: Described, parts: readonly ChosenPart[]): ChosenFacts {
  const options = chosenOptions(product, parts);
  const all: Facts[] = [product, ...options];
  const each = (names: string[]) => [...new Set(names)];
  return {
    allergens: each(all.flatMap(({ allergens }) => allergens ?? [])),
    additives: each(all.flatMap(({ additives }) => additives ?? []).map(inWordsOfLaw)),
    isDeclared: isDeclared(product),
    undeclared: options.filter((option) => !isDeclared(option)).map(({ name }) => name),
    minimumAge: oldest(all),
  };
}

/** The highest age of several; null: none asks for one. */
export function oldest(all: readonly Pick<Facts, 'minimumAge'>[]): MinimumAge | null {
  return all.reduce<MinimumAge | null>(
    (age, { minimumAge = null }) => ((minimumAge ?? 0) > (age ?? 0) ? minimumAge : age),
    null,
  );
}

/** How old one has to be for all of a cart, in years; null: any age. */
export const cartAge = (items: readonly { product: Described; parts: readonly ChosenPart[] }[]) =>
  oldest(items.map(({ product, parts }) => chosenFacts(product, parts)));

/** How old one has to be for an order, in years; null: any age. */
export const orderAge = (
  items: readonly { facts?: Pick<Facts, 'minimumAge'> | null | undefined }[],
): MinimumAge | null => oldest(items.flatMap(({ facts }) => facts ?? []));
