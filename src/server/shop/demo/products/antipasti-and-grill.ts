import type { Product } from '../../../../lib/contract/products.ts';
import { anyOf, dish, plus, weighed, maybeOneOf, note, oneOf, partners, someOf } from '../builders.ts';

export const antipasti: Product[] = [
  dish({
    id: 101,
    name: 'Bruschetta al Pomodoro',
    description: 'Drei Scheiben geröstetes Landbrot mit reifen Tomaten, Knoblauch und Basilikum.',
    price: 6.9,
    allergens: ['Gluten'],
  }),
  dish({
    id: 102,
    name: 'Burrata mit Ofentomaten',
    description:
      'Cremige Burrata auf langsam geschmorten Kirschtomaten, dazu Basilikumöl und geröstete Mandeln.',
    price: 11.5,
    allergens: ['Milch', 'Nüsse'],
  }),
  dish({
    id: 103,
    name: 'Rosmarin-Focaccia',
    description: 'Luftiges Fladenbrot mit grobem Meersalz, warm aus dem Steinofen.',
    price: 5.5,
    allergens: ['Gluten'],
    config: {
      parts: [
        anyOf('Dips', [
          plus('Aioli', 1.8),
          plus('Hummus', 2.2),
          plus('Tomaten-Feigen-Chutney', 2.4),
          plus('Grünes Pesto', 2.2),
        ]),
      ],
    },
  }),
  dish({
    id: 104,
    name: 'Gamberi fritti',
    description: 'Knusprig ausgebackene Garnelen mit Zitrone und hausgemachter Aioli.',
    price: 10.9,
    allergens: ['Krebstiere', 'Gluten', 'Ei'],
  }),
  dish({
    id: 105,
    name: 'Minestrone della Nonna',
    description: 'Gemüsesuppe mit weißen Bohnen und kleinen Nudeln, dazu ein Stück Focaccia.',
    price: 6.5,
    allergens: ['Gluten', 'Sellerie'],
  }),
  weighed({
    id: 106,
    name: 'Marinierte Oliven',
    description: 'Grüne Oliven mit Orangenschale, Knoblauch und wildem Fenchel. Preis je Kilogramm.',
    price: 24.9,
    serving: 0.15,
  }),
  weighed({
    id: 107,
    name: 'Bergkäse, 12 Monate gereift',
    description: 'Würziger Rohmilchkäse, frisch vom Laib geschnitten. Preis je Kilogramm.',
    price: 34.9,
    serving: 0.2,
    allergens: ['Milch'],
  }),
  weighed({
    id: 108,
    name: 'Gegrilltes Antipasti-Gemüse',
    description:
      'Auberginen, Paprika und Zucchini vom Grill, eingelegt in Olivenöl und Kräutern. Preis je Kilogramm.',
    price: 27.5,
    serving: 0.25,
  }),
];

const side = maybeOneOf('Beilage', [
  plus('Rosmarin-Pommes', 3.9),
  plus('Süßkartoffel-Pommes', 4.5),
  plus('Kleiner Salat', 3.9),
]);

const burgerExtras = anyOf('Extras', [
  plus('Cheddar', 1.2),
  plus('Speck', 1.8),
  plus('Spiegelei', 1.5),
  plus('Jalapeños', 0.9),
  plus('Avocado', 2),
]);

export const grill: Product[] = [
  dish({
    id: 501,
    name: 'Glut-Burger',
    description: '180 g Rind von der Glut, Scamorza, Tomatenmarmelade und Rucola im Brioche.',
    price: 12.9,
    allergens: ['Gluten', 'Milch', 'Ei', 'Senf'],
    config: {
      parts: [
        oneOf('Garstufe', [plus('Rosa'), plus('Durchgebraten')]),
        side,
        burgerExtras,
        note('Bemerkung', 'Zum Beispiel: bitte ohne Zwiebeln.'),
      ],
    },
  }),
  dish({
    id: 502,
    name: 'Halloumi-Burger',
    description: 'Gegrillter Halloumi, Ofenpaprika, Minzjoghurt und Gurke. Vegetarisch.',
    price: 11.9,
    allergens: ['Gluten', 'Milch', 'Sesam'],
    goesWith: partners(803, 704),
    config: { parts: [side, burgerExtras] },
  }),
  dish({
    id: 503,
    name: 'Zitronenhähnchen vom Grill',
    description: 'Ein halbes Hähnchen mit Zitrone, Oregano und Ofenkartoffeln.',
    price: 15.9,
  }),
  dish({
    id: 504,
    name: 'Rumpsteak, 250 g',
    description: 'Vom Weiderind, mit Kräuterbutter, Rosmarin-Pommes und gegrilltem Gemüse.',
    price: 26.9,
    allergens: ['Milch'],
    config: {
      parts: [
        oneOf('Garstufe', [plus('Rare'), plus('Medium'), plus('Well done')]),
        maybeOneOf('Sauce', [plus('Chimichurri', 1.5), plus('Pfefferrahm', 1.9)]),
      ],
    },
  }),
  dish({
    id: 505,
    name: 'Falafel-Pita',
    description: 'Warmes Fladenbrot mit Falafel, Hummus, Krautsalat und Tahini. Vegan.',
    price: 8.9,
    allergens: ['Gluten', 'Sesam'],
  }),
  dish({
    id: 506,
    name: 'Rosmarin-Pommes',
    description: 'Doppelt frittiert, mit Meersalz und frischem Rosmarin.',
    price: 4.9,
    config: { parts: [anyOf('Dips', [plus('Ketchup', 0.8), plus('Mayonnaise', 0.8), plus('Aioli', 1.8)])] },
  }),
  dish({
    id: 507,
    name: 'Burger-Menü für zwei',
    description: 'Zwei Burger, eine große Portion Rosmarin-Pommes und zwei Dips.',
    type: 'bundle',
    price: 28.9,
    allergens: ['Gluten', 'Milch', 'Ei', 'Senf'],
    config: {
      parts: [
        oneOf('Erster Burger', [plus('Glut-Burger'), plus('Halloumi-Burger')]),
        oneOf('Zweiter Burger', [plus('Glut-Burger'), plus('Halloumi-Burger')]),
        someOf('Dips', [plus('Ketchup'), plus('Aioli'), plus('Tomaten-Feigen-Chutney')]),
      ],
    },
  }),
];
