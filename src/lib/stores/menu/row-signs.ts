import { additiveSigns } from '../../domain/additives.ts';
import { allergenSigns } from '../../domain/allergens.ts';
import { dietsOf, isHot } from '../../domain/diets.ts';
import type { Product } from '../../domain/product.ts';
import { dietName, factWords, shownFact } from '../../domain/words/facts.ts';

/** What the shop says of a dish itself. What is vegan need not be said to be vegetarian. */
function marks(product: Product): string[] {
  const diets = dietsOf(product, '');
  const shown = diets.filter((diet) => diet !== 'vegetarisch' || !diets.includes('vegan'));
  return [...shown, ...(isHot(product) ? ['scharf' as const] : [])].map(dietName);
}

/**
 * What a product's row says: diets and 'scharf', then of allergens and additives: signs as the legend explains them, other names in full; '' where nothing is
 * said. Options are not in it.
 */
export function rowSigns(product: Product): string {
  const { allergens, noAllergens, additives = [] } = product;
  const named = allergenSigns(allergens);
  const signs = [
    ...(named.length === 0 && noAllergens ? [factWords.noAllergens] : named),
    ...additiveSigns(additives),
  ]
    .map(shownFact)
    .join(', ');
  return [...marks(product), signs].filter(Boolean).join(' · ');
}
