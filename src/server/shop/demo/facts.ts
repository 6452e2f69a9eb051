import type { Product } from '../../../lib/contract/products.ts';
import type { Facts, NetContent } from '../../../lib/domain/product.ts';

/** What the demo's kitchen says of its products and of what can be chosen for them. It says nothing of the rest: 'keine Angabe'. */

const NONE: Facts = { noAllergens: true };
const has = (...allergens: string[]): Facts => ({ allergens });
const content = (amount: number): { netContent: NetContent } => ({ netContent: { amount, unit: 'ml' } });

type ProductFacts = Partial<
  Pick<Product, 'noAllergens' | 'additives' | 'netContent' | 'minimumAge' | 'origin' | 'nutrition'>
>;

/** By the product's id. */
export const PRODUCT_FACTS: Readonly<Record<number, ProductFacts>> = {
  106: { noAllergens: true, additives: ['geschwärzt'] },
  107: { origin: 'Allgäu, Deutschland' },
  108: { noAllergens: true },
  203: { additives: ['mit Konservierungsstoff', 'mit Antioxidationsmittel'] },
  205: { additives: ['mit Konservierungsstoff', 'mit Antioxidationsmittel'] },
  206: { additives: ['geschwärzt'] },
  303: { additives: ['mit Nitritpökelsalz'] },
  405: { additives: ['geschwärzt'] },
  501: { origin: 'Rind: Deutschland' },
  503: { noAllergens: true, origin: 'Hähnchen: Deutschland' },
  504: { origin: 'Rind: Argentinien' },
  801: { noAllergens: true, ...content(400) },
  802: { noAllergens: true, ...content(400) },
  803: {
    noAllergens: true,
    additives: ['mit Farbstoff', 'koffeinhaltig'],
    ...content(330),
    nutrition: {
      energyKj: 180,
      fat: 0,
      saturates: 0,
      carbohydrates: 10.6,
      sugars: 10.6,
      protein: 0,
      salt: 0,
    },
  },
  804: { noAllergens: true, ...content(500) },
  806: { noAllergens: true },
  809: content(330),
  810: { ...content(750), minimumAge: 16, origin: 'Apulien, Italien' },
};

const NITRITE: Facts = { noAllergens: true, additives: ['mit Nitritpökelsalz'] };

/** By the option's name, which means the same wherever it can be chosen. */
export const OPTION_FACTS: Readonly<Record<string, Facts>> = {
  // Sizes and degrees of roasting add nothing.
  'Klassisch, 32 cm': NONE,
  'Klein, 26 cm': NONE,
  'Familie, 45 cm': NONE,
  Klein: NONE,
  Groß: NONE,
  'Zwei Kugeln': NONE,
  'Drei Kugeln': NONE,
  '20 cm, etwa 10 Stücke': NONE,
  '26 cm, etwa 16 Stücke': NONE,
  Rosa: NONE,
  Durchgebraten: NONE,
  Rare: NONE,
  Medium: NONE,
  'Well done': NONE,
  'Mit Kohlensäure': NONE,
  Still: NONE,
  // Toppings and extras
  Büffelmozzarella: has('Milch'),
  Champignons: NONE,
  Rucola: NONE,
  Oliven: { noAllergens: true, additives: ['geschwärzt'] },
  Salami: { noAllergens: true, additives: ['mit Konservierungsstoff', 'mit Antioxidationsmittel'] },
  Parmaschinken: NONE,
  'Frische Feigen': NONE,
  Parmesan: has('Milch'),
  Burrata: has('Milch'),
  Hähnchenstreifen: NONE,
  Hähnchen: NONE,
  Garnelen: has('Krebstiere'),
  'Gebratene Garnelen': has('Krebstiere'),
  Ei: has('Ei'),
  'Pochiertes Ei': has('Ei'),
  Spiegelei: has('Ei'),
  'Weich gekocht': has('Ei'),
  Rührei: has('Ei', 'Milch'),
  Räucherlachs: has('Fisch'),
  Cheddar: { allergens: ['Milch'], additives: ['mit Farbstoff'] },
  Speck: NITRITE,
  Jalapeños: NONE,
  Avocado: NONE,
  Feta: has('Milch'),
  Falafel: has('Sesam'),
  // Sides, dips and sauces
  'Rosmarin-Pommes': NONE,
  'Süßkartoffel-Pommes': NONE,
  'Kleiner Salat': has('Senf'),
  Aioli: has('Ei', 'Senf'),
  Hummus: has('Sesam'),
  'Tomaten-Feigen-Chutney': NONE,
  'Grünes Pesto': has('Milch', 'Nüsse'),
  Ketchup: has('Sellerie'),
  Chimichurri: NONE,
  Pfefferrahm: has('Milch'),
  Balsamico: { allergens: ['Sulfite'], additives: ['mit Farbstoff'] },
  'Zitrone-Olivenöl': NONE,
  'Joghurt-Minze': has('Milch'),
  'Tahini-Zitrone': has('Sesam'),
  Harissa: NONE,
  'Feigen-Senf': has('Senf'),
  Feigenmarmelade: NONE,
  Haselnusscreme: has('Haselnüsse', 'Milch'),
  Ricotta: has('Milch'),
  // Bowls and pasta
  'Lauwarmer Couscous': has('Weizen'),
  Naturreis: NONE,
  Blattsalate: NONE,
  Quinoa: NONE,
  'Halloumi vom Grill': has('Milch'),
  'Hähnchen mit Zitrone': NONE,
  Lachs: has('Fisch'),
  'Ohne Protein': NONE,
  Ofengemüse: NONE,
  Kichererbsen: NONE,
  'Eingelegte Zwiebeln': { allergens: ['Sulfite'], additives: ['mit Konservierungsstoff'] },
  Granatapfel: NONE,
  'Geröstete Mandeln': has('Mandeln'),
  Spaghetti: has('Weizen'),
  Rigatoni: has('Weizen'),
  'Frische Tagliatelle': has('Weizen', 'Ei'),
  'Glutenfreie Penne': NONE,
  // Sweets and coffee
  Vanille: has('Milch', 'Ei'),
  Schokolade: has('Milch'),
  Pistazie: has('Milch', 'Pistazien'),
  Erdbeere: NONE,
  Himbeere: NONE,
  Zitrone: NONE,
  Haferdrink: has('Hafer'),
  Mandeldrink: has('Mandeln'),
};
