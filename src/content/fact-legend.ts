import { ADDITIVES, additiveSigns } from '../lib/domain/additives.ts';
import { ALLERGENS, allergenSigns } from '../lib/domain/allergens.ts';
import type { MenuGroup } from '../lib/domain/menu.ts';
import type { Product } from '../lib/domain/product.ts';
import { onceFor } from './memo.ts';

/** The signs in a dish's row: a dish is on the menus of many branches. */
const signsOf = onceFor(({ allergens, additives = [] }: Product): string[] => [
  ...allergenSigns(allergens),
  ...additiveSigns(additives),
]);

/** The signs that occur on a menu with their meanings, 'A Gluten, G Milch': a line of allergens, a line of additives, neither if empty. */
export function legendLines(groups: readonly MenuGroup[]): string[] {
  const used = new Set(groups.flatMap(({ products }) => products.flatMap(({ product }) => signsOf(product))));
  return [ALLERGENS, ADDITIVES]
    .map((signs) =>
      signs
        .filter(({ sign }) => used.has(sign))
        .map(({ sign, name }) => `${sign} ${name}`)
        .join(', '),
    )
    .filter(Boolean);
}
