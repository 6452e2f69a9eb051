import { type ChosenPart, chosenOptions } from './cart-item.ts';
import { isBundle } from './combos/combo.ts';
import type { Facts, MinimumAge, PartOption, Product, ContentUnit, NetContent } from './product.ts';
import { unitPrice } from './line-price.ts';
import { factWords, shownFact } from './words/facts.ts';
import { asCents, decimalOf, divideHalfUp, times, type Cents, formatMoney } from './money.ts';

/** Whether something is said about allergens: that there are some, or that there are none. */
export const isDeclared = ({ allergens, noAllergens }: Facts): boolean =>
  noAllergens === true || Boolean(allergens?.length);

type Described = Facts & Pick<Product, 'config'>;

/** As `isDeclared`, for a dish itself: a combo that is nothing but its components has no allergens besides theirs. */
export const isDishDeclared = (product: Described, options: readonly PartOption[]): boolean =>
  isDeclared(product) || (options.some((option) => option.product) && isBundle(product));

/** What is said of a dish with the options that were chosen. */
interface ChosenFacts {
  /** As the shop writes them, each once: the dish's first. */
  allergens: string[];
  /** The same, but for a word that the law has dropped. */
  additives: string[];
  /** Whether something is said about the dish's own allergens. */
  isDeclared: boolean;
  /** Chosen options about whose allergens nothing is said, each once. */
  undeclared: string[];
  /** The highest of all; null: none. */
  minimumAge: MinimumAge | null;
}

/** Sulphites are named by their use since LMZDV § 5 (2021); most of them preserve. */
const inWordsOfLaw = (additive: string): string =>
  /geschwefelt/i.test(additive) ? 'mit Konservierungsstoff' : additive;

/** The facts of a dish, to which those of its chosen options are added. */
export function chosenFacts(product: Described, parts: readonly ChosenPart[]): ChosenFacts {
  const options = chosenOptions(product, parts);
  const all: Facts[] = [product, ...options];
  const each = (names: string[]) => [...new Set(names)];
  return {
    allergens: each(all.flatMap(({ allergens }) => allergens ?? [])),
    additives: each(all.flatMap(({ additives }) => additives ?? []).map(inWordsOfLaw)),
    isDeclared: isDishDeclared(product, options),
    undeclared: each(options.filter((option) => !isDeclared(option)).map(({ name }) => name)),
    minimumAge: oldest(all),
  };
}

/** The highest age of several; null: none asks for one. */
function oldest(all: readonly Pick<Facts, 'minimumAge'>[]): MinimumAge | null {
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

/** Units of a net content → how many of them make 1 kg or 1 l. */
const SHARES = { g: 1000, dag: 100, kg: 1, ml: 1000, cl: 100, dl: 10, l: 1 } as const satisfies Record<
  ContentUnit,
  number
>;

/** Price of 1 kg or 1 l of packed goods, in cents. */
interface BasePrice {
  cents: Cents;
  per: 'kg' | 'l';
}

/** Less needs no base price (§ 4 Abs. 3 Nr. 1 PAngV), in grams or millilitres. */
const LEAST = 10;

/**
 * The base price of one package for `price`: per 1 kg or 1 l whatever its size (§ 5 Abs. 1 PAngV since 28 May 2022), half up to cents.
 * null: below 10 g or ml, or equal to the price (§ 4 Abs. 1 Satz 2 PAngV).
 */
export function basePrice(price: Cents, { amount, unit }: NetContent): BasePrice | null {
  const share = SHARES[unit];
  if (amount === share || !((amount / share) * 1000 >= LEAST)) return null;
  const cents = divideHalfUp(times(decimalOf(price), decimalOf(share)), decimalOf(amount));
  return Number.isSafeInteger(cents) ? { cents: asCents(cents), per: unit.endsWith('l') ? 'l' : 'kg' } : null;
}

/** The net content of one piece with its options: the last chosen option's that has one, else the product's; null: none is named. */
export function netContentOf(
  product: Pick<Product, 'netContent' | 'config'>,
  parts: readonly ChosenPart[],
): NetContent | null {
  const own = chosenOptions(product, parts).findLast(({ netContent }) => netContent);
  return own?.netContent ?? product.netContent ?? null;
}

/**
 * The base price of a product with its options, for its drained weight where it has one (§ 5 Abs. 4 PAngV); null for goods by weight or
 * volume, whose price is one, and where no content is named.
 */
export function basePriceOf(
  product: Pick<Product, 'netContent' | 'config' | 'label' | 'price' | 'unit' | 'pricing'>,
  parts: readonly ChosenPart[],
): BasePrice | null {
  const netContent = product.label?.drainedWeight ?? product.netContent;
  const content = netContentOf({ ...product, netContent }, parts);
  const isCounted = /^(amount|serving|pair|person)$/.test(product.unit.type);
  if (!content || !isCounted || product.pricing === 'fixed') return null;
  return basePrice(unitPrice(product, parts), content);
}

/** '9,70 EUR/l'. */
export const basePriceText = ({ cents, per }: BasePrice, currency: string): string =>
  `${formatMoney(cents, currency)}/${per}`;

/** The allergens of a dish with what was chosen: names, 'keine', or about what nothing is said. */
export function allergenText({ allergens, isDeclared, undeclared }: ChosenFacts, dish: string): string {
  if (!isDeclared && allergens.length === 0) return factWords.unknown;
  const gaps = [...(isDeclared ? [] : [dish]), ...undeclared];
  const known = allergens.length > 0 ? [...new Set(allergens.map(shownFact))].join(', ') : factWords.none;
  return gaps.length > 0 ? `${known}; ${factWords.unknownOf(gaps.join(', '))}` : known;
}
