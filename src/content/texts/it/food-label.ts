import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../food-label.ts';

/** Texts of a nutrition declaration, in the words of Regulation (EU) 1169/2011, annex XV. */
export const nutrition: Words<typeof german.nutrition> = {
  per: (unit) => `Valori nutrizionali per 100 ${unit}`,
  fat: 'grassi',
  saturates: 'di cui acidi grassi saturi',
  carbohydrates: 'carboidrati',
  sugars: 'di cui zuccheri',
  protein: 'proteine',
  salt: 'sale',
};

/** Texts of a label, in the words of Regulation (EU) 1169/2011, art. 9 (1). */
export const label: Words<typeof german.label> = {
  heading: 'Informazioni sull’alimento',
  loading: 'Caricamento…',
  failed: 'Al momento le informazioni non sono disponibili.',
  sheet: 'Tutte le informazioni in una pagina',
};

/** The names of a label's texts. */
export const labelNames: Words<typeof german.labelNames> = {
  foodName: 'Denominazione',
  ingredients: 'Ingredienti',
  instructions: 'Conservazione e impiego',
  producer: 'Produttore',
};
