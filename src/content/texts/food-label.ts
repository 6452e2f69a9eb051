import { emphasised, type Piece } from '../../lib/domain/emphasis.ts';
import type { FoodLabel } from '../../lib/domain/food-label.ts';
import { kilocalories, NUTRIENTS, nutritionUnit } from '../../lib/domain/nutrition.ts';
import type { Product } from '../../lib/domain/product.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';

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

/** Texts of a label, in the words of Regulation (EU) 1169/2011, art. 9 (1). */
export const label = {
  heading: 'Angaben zum Lebensmittel',
  loading: 'Wird geladen …',
  failed: 'Die Angaben sind gerade nicht abrufbar.',
  sheet: 'Alle Angaben auf einer Seite',
} as const;

const NAMES = {
  foodName: 'Bezeichnung',
  ingredients: 'Zutaten',
  instructions: 'Aufbewahrung und Verwendung',
  producer: 'Hersteller',
} as const satisfies Partial<Record<keyof FoodLabel, string>>;

/** A text of a label with its name. */
export interface LabelLine {
  name: string;
  pieces: Piece[];
}

/** The texts of a label, with the allergens in its ingredients as strong pieces. */
export const labelLines = (said: FoodLabel): LabelLine[] =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((key) => {
    // An address in lines stands in one here.
    const text = said[key]?.trim().replaceAll(/,?[ \t]*\n\s*/g, key === 'producer' ? ', ' : ' ');
    if (!text) return [];
    const pieces = key === 'ingredients' ? emphasised(text) : [{ text, isStrong: false }];
    return [{ name: NAMES[key], pieces }];
  });
