import { formatAmount } from '../../lib/domain/quantity.ts';
import { kilocalories, NUTRIENTS, nutritionUnit } from '../../lib/domain/food-label.ts';
import type { Product } from '../../lib/domain/product.ts';

/** Texts of a nutrition declaration, in the words of Regulation (EU) 1169/2011, annex XV. */
const words = {
  per: (unit: 'g' | 'ml') => `Nährwerte je 100 ${unit}`,
  fat: 'Fett',
  saturates: 'davon gesättigte Fettsäuren',
  carbohydrates: 'Kohlenhydrate',
  sugars: 'davon Zucker',
  protein: 'Eiweiß',
  salt: 'Salz',
} as const;

/** Nutrition in a sentence: 'Nährwerte je 100 ml: 180 kJ (43 kcal), Fett 0 g, …'; '' if nothing is said. */
export function nutritionText(product: Product): string {
  const { nutrition } = product;
  if (!nutrition) return '';
  const energy = `${formatAmount(nutrition.energyKj)} kJ (${kilocalories(nutrition)} kcal)`;
  const masses = NUTRIENTS.map((key) => `${words[key]} ${formatAmount(nutrition[key])} g`);
  return `${words.per(nutritionUnit(product))}: ${[energy, ...masses].join(', ')}`;
}
