import { netContentOf } from './product-facts.ts';
import type { ChosenPart } from './cart-item.ts';
import type { DrainedWeight } from './food-label.ts';
import type { Product } from './product.ts';

/** The drained weight of what is chosen; null: it has none, or a chosen option has a content of its own. */
export function drainedWeightOf(
  product: Pick<Product, 'netContent' | 'config' | 'label'>,
  parts: readonly ChosenPart[],
): DrainedWeight | null {
  const isOwn = netContentOf(product, parts) === (product.netContent ?? null);
  return (isOwn && product.label?.drainedWeight) || null;
}
