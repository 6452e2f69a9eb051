import { partProblems } from './cart-changes.ts';
import type { Product } from './product.ts';

/** The dishes of a branch that customers order most. */

/** Dishes of a branch that are called popular: of more, the word would say nothing. */
export const MOST_POPULAR = 3;

/** Accepted orders with a dish before it counts as popular; also what keeps one customer's habit out of it. */
export const LEAST_POPULAR = 10;

/** In how many orders of a branch a dish was. */
export interface CountedDish {
  branch: number;
  product: number;
  orders: number;
}

/**
 * The popular dishes of each branch, most ordered first, equal ones in the order in which they were created. `isOffered`: whether the
 * branch has the dish at all.
 */
export function rankPopular(
  counted: readonly CountedDish[],
  isOffered: (branch: number, product: number) => boolean,
): Map<number, number[]> {
  const ranked = counted
    .filter(({ branch, product, orders }) => orders >= LEAST_POPULAR && isOffered(branch, product))
    .sort((a, b) => b.orders - a.orders || a.product - b.product);
  const ofBranch = Map.groupBy(ranked, ({ branch }) => branch);
  return new Map(
    [...ofBranch].map(([branch, dishes]) => [
      branch,
      dishes.slice(0, MOST_POPULAR).map(({ product }) => product),
    ]),
  );
}

/** Dishes that go well together: those that the shop pins to a dish, and those that customers often order with it. */

/** How far back orders count, in days: long enough for figures, short enough to follow the season. */
export const COUNTED_DAYS = 90;

/** Orders with both dishes before they count as a pair; also what keeps one customer's habit out of it. */
export const LEAST_COMMON = 5;

/** The value of `evidence` from which a pair is no chance: chi-square with one degree of freedom at p = 0.001. */
const LEAST_EVIDENCE = 10.83;

/** Partners that are kept per dish. */
export const MOST_PARTNERS = 10;

/** Partners that the shop may pin to a dish. */
export const MOST_PINNED = 3;

/** Dishes that a customer is shown. */
export const MOST_SHOWN = 3;

/** Dishes of a cart that are asked about; of more, the first. */
export const MOST_ASKED = 100;

/** Numbers of orders: with both dishes, with each of the two, and all. */
export interface PairCounts {
  common: number;
  ofProduct: number;
  ofPartner: number;
  all: number;
}

/** How often two dishes were ordered together. */
export interface CountedPair extends PairCounts {
  product: number;
  partner: number;
}

/** A dish that is often ordered with another one; `share` of that one's orders have it, above 0 and at most 1. */
export interface Partner {
  product: number;
  partner: number;
  share: number;
}

/** `observed * ln(observed / expected)`, which tends to 0 with the observation. */
const term = (observed: number, expected: number) =>
  observed === 0 ? 0 : observed * Math.log(observed / expected);

/**
 * How much speaks against two dishes being ordered independently of one another: the log-likelihood ratio of their two-by-two table,
 * 0 where they are. Unlike chi-square it holds for rare dishes (T. Dunning, Accurate Methods for the Statistics of Surprise and
 * Coincidence, Computational Linguistics 19(1), 1993).
 */
export function evidence({ common, ofProduct, ofPartner, all }: PairCounts): number {
  const [others, otherPartners] = [all - ofProduct, all - ofPartner];
  const cells: [observed: number, rows: number, columns: number][] = [
    [common, ofProduct, ofPartner],
    [ofProduct - common, ofProduct, otherPartners],
    [ofPartner - common, others, ofPartner],
    [all - ofProduct - ofPartner + common, others, otherPartners],
  ];
  return (
    2 * cells.reduce((sum, [observed, rows, columns]) => sum + term(observed, (rows * columns) / all), 0)
  );
}

/** Whether the dishes are ordered together more often than each alone would make them (a lift above 1), and not by chance. */
export function isPair(counts: PairCounts): boolean {
  const { common, ofProduct, ofPartner, all } = counts;
  return common >= LEAST_COMMON && common * all > ofProduct * ofPartner && evidence(counts) >= LEAST_EVIDENCE;
}

/**
 * The best partners of each dish, best first: of those that are no chance, the ones with the largest conditional share, which is what an
 * offer is likely to be taken for (confidence in R. Agrawal et al., Mining Association Rules, SIGMOD 1993). The share alone would name
 * water with everything; lift alone would name the rarest.
 */
export function rankPartners(pairs: readonly CountedPair[]): Partner[] {
  const ranked = pairs
    .filter(isPair)
    .map(({ product, partner, common, ofProduct }) => ({ product, partner, share: common / ofProduct }))
    .sort(byShare);
  return [...Map.groupBy(ranked, ({ product }) => product).values()].flatMap((partners) =>
    partners.slice(0, MOST_PARTNERS),
  );
}

/** The larger share first; equal ones in the order in which the dishes were created. */
const byShare = (a: Omit<Partner, 'product'>, b: Omit<Partner, 'product'>) =>
  b.share - a.share || a.partner - b.partner;

/** Whether a dish can be added at once, without a choice and without another time for the order. */
export const isAddedUnasked = (product: Pick<Product, 'config' | 'isLeadTimeEnabled'>): boolean =>
  !product.isLeadTimeEnabled && partProblems(product, []).length === 0;

interface Choice {
  /** The products of the cart, in its order. */
  cart: readonly number[];
  /** What the shop pins to a product, in its order. */
  pinnedTo: (product: number) => readonly number[];
  /** Partners of the cart's products. */
  partners: readonly Partner[];
  /** Whether a product may be offered. */
  isOffered: (product: number) => boolean;
}

/**
 * Up to three products to offer with a cart, none of which is in it. Pinned ones come first, the first of each line before the second of
 * any; then partners, whose shares add up over the lines they belong to (M. Deshpande and G. Karypis, Item-Based Top-N Recommendation
 * Algorithms, ACM TOIS 22(1), 2004).
 */
export function choosePartners({ cart, pinnedTo, partners, isOffered }: Choice): number[] {
  const inCart = new Set(cart);
  const pins = [...inCart].map((product) => pinnedTo(product));
  const pinned = Array.from({ length: MOST_PINNED }, (_, rank) =>
    pins.flatMap((ids) => ids[rank] ?? []),
  ).flat();
  const shares = new Map<number, number>();
  for (const { product, partner, share } of partners)
    if (inCart.has(product)) shares.set(partner, (shares.get(partner) ?? 0) + share);
  const counted = [...shares].map(([partner, share]) => ({ partner, share })).sort(byShare);
  const all = new Set([...pinned, ...counted.map(({ partner }) => partner)]);
  return [...all].filter((id) => !inCart.has(id) && isOffered(id)).slice(0, MOST_SHOWN);
}
