import { basePriceOf, netContentOf } from './base-price.ts';
import { type ChosenPart, chosenOptions } from './cart-item.ts';
import { type DrainedWeight, drainedWeightOf } from './food-label.ts';
import { fromCents, type Money } from './money.ts';
import type { Facts, MinimumAge, NetContent, Product } from './product.ts';

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

/** The facts of a line item as ordered. They stay, whatever happens to the product. */
export interface LineFacts {
  allergens: string[];
  /** Whether allergens were declared for the dish and for all that was chosen; if so and none is named, it has none. */
  isComplete: boolean;
  additives: string[];
  /** Price in whole currency of 1 kg or 1 l; null: none is due. */
  basePrice: { price: Money; per: 'kg' | 'l' } | null;
  minimumAge: MinimumAge | null;
  /** Whether its buyer may withdraw; absent: not. */
  isReturnable?: boolean | undefined;
  /** How much is in one of it; absent: it was not said, or the order is older than the field, as for the two below. */
  netContent?: NetContent | undefined;
  /** What the base price is for, where that is not the net content. */
  drainedWeight?: DrainedWeight | undefined;
  origin?: string | undefined;
}

/** The facts to keep with a line item; null: nothing is said of it. */
export function lineFacts(product: Product, parts: readonly ChosenPart[]): LineFacts | null {
  const { allergens, additives, minimumAge, undeclared, ...own } = chosenFacts(product, parts);
  const isComplete = own.isDeclared && undeclared.length === 0;
  const base = basePriceOf(product, parts);
  const { origin, isReturnable } = product;
  const netContent = netContentOf(product, parts);
  const drainedWeight = drainedWeightOf(product, parts);
  const further = {
    ...(isReturnable && { isReturnable }),
    ...(netContent && { netContent }),
    ...(drainedWeight && { drainedWeight }),
    ...(origin && { origin }),
  };
  const isSilent = allergens.length + additives.length + Object.keys(further).length === 0 && !isComplete;
  if (isSilent && !base && minimumAge === null) return null;
  const price = base && { price: fromCents(base.cents), per: base.per };
  return { allergens, isComplete, additives, basePrice: price, minimumAge, ...further };
}

/** How old one has to be for an order, in years; null: any age. */
export const orderAge = (items: readonly { facts?: LineFacts | null | undefined }[]): MinimumAge | null =>
  oldest(items.flatMap(({ facts }) => facts ?? []));
