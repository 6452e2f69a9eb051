import { additiveSigns } from '../lib/domain/additives.ts';
import { allergenSigns } from '../lib/domain/allergens.ts';
import type { Product } from '../lib/domain/product.ts';
import { onceFor } from './memo.ts';

/** The signs of allergens and additives in a dish's row, each at most once. */
export const signsOf = onceFor(({ allergens, additives = [] }: Product): string[] => [
  ...allergenSigns(allergens),
  ...additiveSigns(additives),
]);
