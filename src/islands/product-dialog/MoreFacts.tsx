import { nutritionText } from '../../content/texts/nutrition.ts';
import { basePriceOf } from '../../lib/domain/product-facts.ts';
import type { ChosenPart } from '../../lib/domain/cart-item.ts';
import { drainedWeightOf } from '../../lib/domain/drained-weight.ts';
import { labelWords as words } from '../../lib/domain/label-words.ts';
import type { Product } from '../../lib/domain/product.ts';
import { FoodLabel } from './FoodLabel.tsx';

/** What a label says of a dish, where it comes from, and its nutrition: fetched for the few that say so. */
export function MoreFacts({ product, parts }: { product: Product; parts: readonly ChosenPart[] }) {
  const { label, origin } = product;
  const alcohol = label?.alcohol;
  const drainedWeight = drainedWeightOf(product, parts);
  const nutrition = nutritionText(product);
  return (
    <>
      {drainedWeight && (
        <p>
          {words.drained(drainedWeight)}
          {basePriceOf(product, parts) && ` (${words.isPriced})`}
        </p>
      )}
      {typeof alcohol === 'number' && <p>{words.alcohol(alcohol)}</p>}
      {origin && (
        <p>
          <b>{words.origin}:</b> {origin}
        </p>
      )}
      {nutrition && <p>{nutrition}</p>}
      {label && <FoodLabel product={product} />}
    </>
  );
}
