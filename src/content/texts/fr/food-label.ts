import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../food-label.ts';

/** Texts of a nutrition declaration, in the words of Regulation (EU) 1169/2011, annex XV. */
export const nutrition: Words<typeof german.nutrition> = {
  per: (unit) => `Valeurs nutritionnelles pour 100 ${unit}`,
  fat: 'matières grasses',
  saturates: 'dont acides gras saturés',
  carbohydrates: 'glucides',
  sugars: 'dont sucres',
  protein: 'protéines',
  salt: 'sel',
};

/** Texts of a label, in the words of Regulation (EU) 1169/2011, art. 9 (1). */
export const label: Words<typeof german.label> = {
  heading: 'Informations sur le produit',
  loading: 'Chargement…',
  failed: 'Ces informations ne sont pas disponibles pour le moment.',
  sheet: 'Toutes les informations sur une page',
};

/** The names of a label's texts. */
export const labelNames: Words<typeof german.labelNames> = {
  foodName: 'Dénomination',
  ingredients: 'Ingrédients',
  instructions: 'Conservation et utilisation',
  producer: 'Fabricant',
};
