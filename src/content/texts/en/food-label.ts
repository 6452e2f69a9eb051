import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../food-label.ts';

/** Texts of a nutrition declaration, in the words of Regulation (EU) 1169/2011, annex XV. */
export const nutrition: Words<typeof german.nutrition> = {
  per: (unit) => `Nutrition declaration per 100 ${unit}`,
  fat: 'fat',
  saturates: 'of which saturates',
  carbohydrates: 'carbohydrate',
  sugars: 'of which sugars',
  protein: 'protein',
  salt: 'salt',
};

/** Texts of a label, in the words of Regulation (EU) 1169/2011, art. 9 (1). */
export const label: Words<typeof german.label> = {
  heading: 'Food information',
  loading: 'Loading…',
  failed: 'This information is not available right now.',
  sheet: 'All information on one page',
};

/** The names of a label's texts. */
export const labelNames: Words<typeof german.labelNames> = {
  foodName: 'Name of the food',
  ingredients: 'Ingredients',
  instructions: 'Storage and use',
  producer: 'Manufacturer',
};
