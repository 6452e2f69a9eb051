import type { FoodLabel } from '../../lib/domain/food-label.ts';

/** Texts of a nutrition declaration, in the words of Regulation (EU) 1169/2011, annex XV. */
export const nutrition = {
  per: (unit: 'g' | 'ml') => `Nährwerte je 100 ${unit}`,
  fat: 'Fett',
  saturates: 'davon gesättigte Fettsäuren',
  carbohydrates: 'Kohlenhydrate',
  sugars: 'davon Zucker',
  protein: 'Eiweiß',
  salt: 'Salz',
} as const;

/** Texts of a label, in the words of Regulation (EU) 1169/2011, art. 9 (1). */
export const label = {
  heading: 'Angaben zum Lebensmittel',
  loading: 'Wird geladen …',
  failed: 'Die Angaben sind gerade nicht abrufbar.',
  sheet: 'Alle Angaben auf einer Seite',
} as const;

/** The names of a label's texts. */
export const labelNames = {
  foodName: 'Bezeichnung',
  ingredients: 'Zutaten',
  instructions: 'Aufbewahrung und Verwendung',
  producer: 'Hersteller',
} as const satisfies Partial<Record<keyof FoodLabel, string>>;
