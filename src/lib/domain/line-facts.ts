import { basePriceOf, netContentOf } from './base-price.ts';
import type { ChosenPart } from './cart-item.ts';
import { drainedWeightOf } from './drained-weight.ts';
import type { DrainedWeight } from './food-label.ts';
import { fromCents, type Money } from './money.ts';
import type { MinimumAge, NetContent, Product } from './product.ts';
import { chosenFacts } from './product-facts.ts';

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
