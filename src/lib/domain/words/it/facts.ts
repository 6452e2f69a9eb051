import type { Diet } from '../../diets.ts';
import type { DepositKind } from '../../product.ts';
import type { Words } from '../catalogue.ts';
import type * as german from '../facts.ts';

/** What is said of products. */

export const factWords: Words<typeof german.factWords> = {
  allergens: 'Allergeni',
  additives: 'Additivi',
  none: 'nessuno',
  noAllergens: 'nessun allergene',
  unknown: 'nessuna indicazione',
  unknownOf: (names) => `nessuna indicazione per ${names}`,
  age: (years) => `dai ${years} anni`,
  // German, since staff read it where goods are handed over.
  checkAge: (years) => `Ausweis prüfen (ab ${years})`,
};

/** With the German words of the law (§ 47 Abs. 3, 4 VerpackDG), which stand on the shelf and on the receipt. */
const KINDS = {
  einweg: 'monouso (Einweg)',
  mehrweg: 'riutilizzabile (Mehrweg)',
} satisfies Record<DepositKind, string>;

/** '2 × cauzione 0,25 EUR, monouso (Einweg)'; `price` is for one piece. */
export const depositText: typeof german.depositText = ({ kind, pieces }, price) =>
  `${pieces === 1 ? 'Cauzione' : `${pieces} × cauzione`} ${price}, ${KINDS[kind]}`;

const DIETS = {
  vegan: 'vegano',
  vegetarisch: 'vegetariano',
  glutenfrei: 'senza glutine',
  halal: 'halal',
  koscher: 'kosher',
  scharf: 'piccante',
} satisfies Record<Diet | 'scharf', string>;

/** A diet, or 'piccante', as a dish's row names it. */
export const dietName: typeof german.dietName = (diet) => DIETS[diet];

/** By the German names in `allergens.ts` (Regulation (EU) 1169/2011, annex II) and `additives.ts`. */
const FACTS: ReadonlyMap<string, string> = new Map([
  ['Gluten', 'Cereali contenenti glutine'],
  ['Krebstiere', 'Crostacei'],
  ['Eier', 'Uova'],
  ['Fisch', 'Pesce'],
  ['Erdnüsse', 'Arachidi'],
  ['Soja', 'Soia'],
  ['Milch', 'Latte'],
  ['Nüsse', 'Frutta a guscio'],
  ['Sellerie', 'Sedano'],
  ['Senf', 'Senape'],
  ['Sesam', 'Semi di sesamo'],
  ['Sulfite', 'Anidride solforosa e solfiti'],
  ['Lupinen', 'Lupini'],
  ['Weichtiere', 'Molluschi'],
  // How shops write them as well, and the cereals and nuts that the annex names.
  ['Ei', 'Uovo'],
  ['Schalenfrüchte', 'Frutta a guscio'],
  ['Laktose', 'Lattosio'],
  ['Weizen', 'Grano'],
  ['Roggen', 'Segale'],
  ['Gerste', 'Orzo'],
  ['Hafer', 'Avena'],
  ['Dinkel', 'Farro'],
  ['Mandeln', 'Mandorle'],
  ['Haselnüsse', 'Nocciole'],
  ['Walnüsse', 'Noci'],
  ['Cashewnüsse', 'Anacardi'],
  ['Pistazien', 'Pistacchi'],
  ['mit Farbstoff', 'con colorante'],
  ['mit Konservierungsstoff', 'con conservante'],
  ['mit Antioxidationsmittel', 'con antiossidante'],
  ['mit Geschmacksverstärker', 'con esaltatore di sapidità'],
  ['geschwärzt', 'annerito'],
  ['gewachst', 'trattato con cera'],
  ['mit Phosphat', 'con fosfati'],
  ['mit Süßungsmittel', 'con edulcorante'],
  ['enthält eine Phenylalaninquelle', 'contiene una fonte di fenilalanina'],
  ['koffeinhaltig', 'contiene caffeina'],
  ['chininhaltig', 'contiene chinina'],
  ['mit Taurin', 'con taurina'],
  ['mit Nitritpökelsalz', 'con sale nitritato'],
  ['kann bei übermäßigem Verzehr abführend wirken', 'un consumo eccessivo può avere effetti lassativi'],
  ['mit Nitrat', 'con nitrato'],
  ['mit Nitritpökelsalz und Nitrat', 'con sale nitritato e nitrato'],
]);

/** An allergen or additive in Italian, where the shop writes it in the law's words; else as it is written. */
export const shownFact: typeof german.shownFact = (written) => FACTS.get(written) ?? written;
