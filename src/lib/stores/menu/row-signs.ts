import { additiveSigns } from '../../domain/additives.ts';
import { allergenSigns } from '../../domain/allergens.ts';
import type { Product } from '../../domain/product.ts';

const NONE = 'keine Allergene';

/**
 * What a product's row says of allergens and additives: signs as the legend explains them, other names in full; '' where nothing is
 * said. Options are not in it.
 */
export function rowSigns({ allergens, noAllergens, additives = [] }: Product): string {
  const named = allergenSigns(allergens);
  return [...(named.length === 0 && noAllergens ? [NONE] : named), ...additiveSigns(additives)].join(', ');
}
