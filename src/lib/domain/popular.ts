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
