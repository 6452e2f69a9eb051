import type { Words } from '../catalogue.ts';
import type * as german from '../facts.ts';

/** What is said of products. */
export const factWords: Words<typeof german.factWords> = {
  allergens: 'Allergènes',
  additives: 'Additifs',
  none: 'aucun',
  noAllergens: 'aucun allergène',
  unknown: 'non renseigné',
  /** After gaps: 'Lait; non renseigné pour Olives'. */
  unknownOf: (names) => `non renseigné pour ${names}`,
  age: (years) => `dès ${years} ans`,
  // German: staff read it, where goods are handed over.
  checkAge: (years) => `Ausweis prüfen (ab ${years})`,
};

/** The German word stays beside each: § 47 VerpackDG asks for it. */
const KINDS = {
  einweg: 'usage unique (Einweg)',
  mehrweg: 'réutilisable (Mehrweg)',
} satisfies Record<Parameters<typeof german.depositText>[0]['kind'], string>;

/** '2 × consigne 0,25 EUR, usage unique (Einweg)'; `price` is for one piece. */
export const depositText: typeof german.depositText = ({ kind, pieces }, price) =>
  `${pieces === 1 ? 'Consigne' : `${pieces} × consigne`} ${price}, ${KINDS[kind]}`;

const DIET_NAMES = {
  vegan: 'vegan',
  vegetarisch: 'végétarien',
  glutenfrei: 'sans gluten',
  halal: 'halal',
  koscher: 'casher',
  scharf: 'épicé',
} satisfies Record<Parameters<typeof german.dietName>[0], string>;

/** A diet, or 'scharf', as a dish's row names it. */
export const dietName: typeof german.dietName = (diet) => DIET_NAMES[diet];

/** In the words of Regulation (EU) 1169/2011, annexes II, III and VII, by the names of `ALLERGENS` and `ADDITIVES`. */
const FACTS: ReadonlyMap<string, string> = new Map([
  ['Gluten', 'Gluten'],
  ['Krebstiere', 'Crustacés'],
  ['Eier', 'Œufs'],
  ['Fisch', 'Poissons'],
  ['Erdnüsse', 'Arachides'],
  ['Soja', 'Soja'],
  ['Milch', 'Lait'],
  ['Nüsse', 'Fruits à coque'],
  ['Sellerie', 'Céleri'],
  ['Senf', 'Moutarde'],
  ['Sesam', 'Graines de sésame'],
  ['Sulfite', 'Sulfites'],
  ['Lupinen', 'Lupin'],
  ['Weichtiere', 'Mollusques'],
  // How shops write them as well, and the cereals and nuts that the annex names.
  ['Ei', 'Œuf'],
  ['Schalenfrüchte', 'Fruits à coque'],
  ['Laktose', 'Lactose'],
  ['Weizen', 'Blé'],
  ['Roggen', 'Seigle'],
  ['Gerste', 'Orge'],
  ['Hafer', 'Avoine'],
  ['Dinkel', 'Épeautre'],
  ['Mandeln', 'Amandes'],
  ['Haselnüsse', 'Noisettes'],
  ['Walnüsse', 'Noix'],
  ['Cashewnüsse', 'Noix de cajou'],
  ['Pistazien', 'Pistaches'],
  ['mit Farbstoff', 'avec colorant'],
  ['mit Konservierungsstoff', 'avec conservateur'],
  ['mit Antioxidationsmittel', 'avec antioxydant'],
  ['mit Geschmacksverstärker', 'avec exhausteur de goût'],
  ['geschwärzt', 'noirci'],
  ['gewachst', 'ciré'],
  ['mit Phosphat', 'avec phosphate'],
  ['mit Süßungsmittel', 'avec édulcorant'],
  ['enthält eine Phenylalaninquelle', 'contient une source de phénylalanine'],
  ['koffeinhaltig', 'contient de la caféine'],
  ['chininhaltig', 'contient de la quinine'],
  ['mit Taurin', 'avec taurine'],
  ['mit Nitritpökelsalz', 'avec sel nitrité'],
  [
    'kann bei übermäßigem Verzehr abführend wirken',
    'une consommation excessive peut avoir des effets laxatifs',
  ],
  ['mit Nitrat', 'avec nitrate'],
  ['mit Nitritpökelsalz und Nitrat', 'avec sel nitrité et nitrate'],
]);

/** An allergen or additive in French, where the shop writes it in the law's words; else as it is written. */
export const shownFact: typeof german.shownFact = (written) => FACTS.get(written) ?? written;
