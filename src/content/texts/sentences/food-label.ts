import { emphasised, type Piece } from '../../../lib/domain/emphasis.ts';
import type { FoodLabel } from '../../../lib/domain/food-label.ts';
import { kilocalories, NUTRIENTS, nutritionUnit } from '../../../lib/domain/nutrition.ts';
import type { Product } from '../../../lib/domain/product.ts';
import { formatAmount } from '../../../lib/domain/quantity.ts';
import { labelNames, nutrition as words } from '../food-label.ts';
import { COLON } from '../../../lib/domain/words/locale.ts';

/** Nutrition in a sentence: 'Nährwerte je 100 ml: 180 kJ (43 kcal), Fett 0 g, …'; '' if nothing is said. */
export function nutritionText(product: Product): string {
  const { nutrition } = product;
  if (!nutrition) return '';
  const energy = `${formatAmount(nutrition.energyKj)} kJ (${kilocalories(nutrition)} kcal)`;
  const masses = NUTRIENTS.map((key) => `${words[key]} ${formatAmount(nutrition[key])} g`);
  return `${words.per(nutritionUnit(product))}${COLON} ${[energy, ...masses].join(', ')}`;
}

/** A text of a label with its name. */
export interface LabelLine {
  name: string;
  pieces: Piece[];
}

/** The texts of a label, with the allergens in its ingredients as strong pieces. */
export const labelLines = (said: FoodLabel): LabelLine[] =>
  (Object.keys(labelNames) as (keyof typeof labelNames)[]).flatMap((key) => {
    // An address in lines stands in one here.
    const text = said[key]?.trim().replaceAll(/,?[ \t]*\n\s*/g, key === 'producer' ? ', ' : ' ');
    if (!text) return [];
    const pieces = key === 'ingredients' ? emphasised(text) : [{ text, isStrong: false }];
    return [{ name: labelNames[key], pieces }];
  });
