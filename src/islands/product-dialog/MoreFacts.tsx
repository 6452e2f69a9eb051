import { facts as words } from '../../content/texts/facts.ts';
import { nutritionText } from '../../content/texts/nutrition.ts';
import type { Product } from '../../lib/domain/product.ts';

/** Where a dish comes from, and its nutrition: fetched for the few that say so. */
export function MoreFacts({ product }: { product: Product }) {
  const nutrition = nutritionText(product);
  return (
    <>
      {product.origin && (
        <p>
          <b>{words.origin}:</b> {product.origin}
        </p>
      )}
      {nutrition && <p>{nutrition}</p>}
    </>
  );
}
