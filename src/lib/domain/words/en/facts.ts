import type { Diet } from '../../diets.ts';
import type { DepositKind } from '../../product.ts';
import type { Words } from '../catalogue.ts';
import type * as german from '../facts.ts';

/** What is said of products, for customers. */

export const factWords: Words<typeof german.factWords> = {
  allergens: 'Allergens',
  additives: 'Additives',
  none: 'none',
  noAllergens: 'no allergens',
  unknown: 'no information',
  /** After gaps: 'Milk; no information on Olives'. */
  unknownOf: (names) => `no information on ${names}`,
  age: (years) => `ages ${years} and over`,
  /** German, since staff read it where goods are handed over. */
  checkAge: (years) => `Ausweis prüfen (ab ${years})`,
};

/** German law asks for the German words (§ 47 Abs. 3, 4 VerpackDG). */
const KINDS = {
  einweg: 'single-use (Einweg)',
  mehrweg: 'reusable (Mehrweg)',
} satisfies Record<DepositKind, string>;

/** '2 × deposit 0.25 EUR, single-use (Einweg)'; `price` is for one piece. */
export const depositText: typeof german.depositText = ({ kind, pieces }, price) =>
  `${pieces === 1 ? '' : `${pieces} × `}deposit ${price}, ${KINDS[kind]}`;

const DIETS: Readonly<Record<Diet | 'scharf', string>> = {
  vegan: 'vegan',
  vegetarisch: 'vegetarian',
  glutenfrei: 'gluten-free',
  halal: 'halal',
  koscher: 'kosher',
  scharf: 'spicy',
};

/** A diet, or 'scharf', as a dish's row names it. */
export const dietName: typeof german.dietName = (diet) => DIETS[diet];

/** By the names in `allergens.ts` and `additives.ts`. */
const FACTS: ReadonlyMap<string, string> = new Map([
  // Regulation (EU) 1169/2011, annex II.
  ['Gluten', 'Cereals containing gluten'],
  ['Krebstiere', 'Crustaceans'],
  ['Eier', 'Eggs'],
  ['Fisch', 'Fish'],
  ['Erdnüsse', 'Peanuts'],
  ['Soja', 'Soybeans'],
  ['Milch', 'Milk'],
  ['Nüsse', 'Nuts'],
  ['Sellerie', 'Celery'],
  ['Senf', 'Mustard'],
  ['Sesam', 'Sesame seeds'],
  ['Sulfite', 'Sulphur dioxide and sulphites'],
  ['Lupinen', 'Lupin'],
  ['Weichtiere', 'Molluscs'],
  // How shops write them as well, and the cereals and nuts that the annex names.
  ['Ei', 'Egg'],
  ['Schalenfrüchte', 'Nuts'],
  ['Laktose', 'Lactose'],
  ['Weizen', 'Wheat'],
  ['Roggen', 'Rye'],
  ['Gerste', 'Barley'],
  ['Hafer', 'Oats'],
  ['Dinkel', 'Spelt'],
  ['Mandeln', 'Almonds'],
  ['Haselnüsse', 'Hazelnuts'],
  ['Walnüsse', 'Walnuts'],
  ['Cashewnüsse', 'Cashews'],
  ['Pistazien', 'Pistachios'],
  // The regulation's annexes III and VII, part C.
  ['mit Farbstoff', 'with colour'],
  ['mit Konservierungsstoff', 'with preservative'],
  ['mit Antioxidationsmittel', 'with antioxidant'],
  ['mit Geschmacksverstärker', 'with flavour enhancer'],
  ['geschwärzt', 'blackened'],
  ['gewachst', 'waxed'],
  ['mit Phosphat', 'with phosphate'],
  ['mit Süßungsmittel', 'with sweetener'],
  ['enthält eine Phenylalaninquelle', 'contains a source of phenylalanine'],
  ['koffeinhaltig', 'contains caffeine'],
  ['chininhaltig', 'contains quinine'],
  ['mit Taurin', 'with taurine'],
  ['mit Nitritpökelsalz', 'with nitrite curing salt'],
  ['kann bei übermäßigem Verzehr abführend wirken', 'excessive consumption may produce laxative effects'],
  ['mit Nitrat', 'with nitrate'],
  ['mit Nitritpökelsalz und Nitrat', 'with nitrite curing salt and nitrate'],
]);

/** An allergen or additive in English where the shop writes it in the law's words; else as it is written. */
export const shownFact: typeof german.shownFact = (written) => FACTS.get(written) ?? written;
