import type { Product } from '../../../../lib/contract/products.ts';
import { anyOf, component, dish, maybeOneOf, oneOf, partners, plus, reusable, someOf } from '../builders.ts';

const dressing = oneOf('Dressing', [plus('Balsamico'), plus('Zitrone-Olivenöl'), plus('Joghurt-Minze')]);

export const bowls: Product[] = [
  dish({
    id: 401,
    name: 'Bowl nach Ihrem Geschmack',
    description: 'In vier Schritten zur eigenen Bowl: Basis, Protein, Toppings und Sauce.',
    price: 9.9,
    allergens: ['Sesam'],
    isStepByStep: true,
    config: {
      parts: [
        oneOf(
          'Basis',
          [plus('Lauwarmer Couscous'), plus('Naturreis'), plus('Blattsalate'), plus('Quinoa', 1)],
          'Worauf darf alles liegen?',
        ),
        oneOf('Protein', [
          plus('Falafel', 2.5),
          plus('Halloumi vom Grill', 3.5),
          plus('Hähnchen mit Zitrone', 3.9),
          plus('Lachs', 5.5),
          plus('Ohne Protein'),
        ]),
        someOf(
          'Toppings',
          [
            plus('Ofengemüse'),
            plus('Kichererbsen'),
            plus('Eingelegte Zwiebeln'),
            plus('Granatapfel'),
            plus('Avocado', 2),
            plus('Feta', 1.8),
            plus('Geröstete Mandeln', 1.2),
          ],
          'Wählen Sie mindestens ein Topping.',
        ),
        oneOf('Sauce', [plus('Tahini-Zitrone'), plus('Joghurt-Minze'), plus('Harissa'), plus('Feigen-Senf')]),
      ],
    },
  }),
  dish({
    id: 402,
    name: 'Falafel-Bowl „Levante“',
    description: 'Knusprige Falafel, Hummus, Taboulé und eingelegter Rotkohl mit Tahini. Vegan.',
    price: 12.9,
    allergens: ['Gluten', 'Sesam'],
    goesWith: partners(801, 703),
  }),
  dish({
    id: 403,
    name: 'Hähnchen-Bowl mit Zitrone',
    description: 'Hähnchen vom Grill auf Naturreis, dazu Ofenkarotten, Avocado und Joghurt-Minze.',
    price: 14.5,
    allergens: ['Milch'],
    goesWith: partners(801, 704),
  }),
  dish({
    id: 404,
    name: 'Garnelen-Bowl mit Mango',
    description: 'Gebratene Garnelen auf Reis, reife Mango, marinierte Gurke und Edamame mit Sesamdressing.',
    price: 16.5,
    allergens: ['Krebstiere', 'Soja', 'Sesam'],
  }),
  dish({
    id: 405,
    name: 'Griechischer Bauernsalat',
    description: 'Tomaten, Gurke, Kalamata-Oliven und ein dickes Stück Feta, dazu warme Focaccia.',
    price: 10.9,
    allergens: ['Milch', 'Gluten'],
    config: {
      parts: [
        dressing,
        anyOf('Extras', [plus('Falafel', 2.5), plus('Hähnchen', 3.9)]),
        maybeOneOf(
          'Verpackung',
          [reusable('Mehrwegschale', 5)],
          'Kostet nichts extra, Pfand gibt es zurück.',
        ),
      ],
    },
  }),
  dish({
    id: 406,
    name: 'Caesar Salad',
    description: 'Römersalat, Parmesan, Croûtons und unser Dressing mit Sardellen.',
    price: 10.5,
    allergens: ['Gluten', 'Milch', 'Ei', 'Fisch', 'Senf'],
    config: { parts: [anyOf('Extras', [plus('Hähnchen', 3.9), plus('Garnelen', 4.9), plus('Ei', 1.5)])] },
  }),
  dish({
    id: 407,
    name: 'Mittagsmenü',
    description: 'Eine Bowl mit einem Kaltgetränk, zusammen zum kleinen Preis.',
    price: 14.9,
    config: {
      parts: [
        oneOf('Hauptgericht', [
          component(402, 'Falafel-Bowl „Levante“'),
          component(403, 'Hähnchen-Bowl mit Zitrone'),
          component(404, 'Garnelen-Bowl mit Mango', 2),
        ]),
        oneOf('Kaltgetränk', [
          component(803, 'Cola'),
          component(801, 'Limonade Zitrone-Minze', 0.9),
          component(802, 'Limonade Blutorange', 0.9),
        ]),
      ],
    },
  }),
];

export const breakfast: Product[] = [
  dish({
    id: 601,
    name: 'Buttercroissant',
    description: 'Dreimal gefaltet, über Nacht gereift und den ganzen Tag ofenfrisch.',
    price: 2.6,
    allergens: ['Gluten', 'Milch', 'Ei'],
  }),
  dish({
    id: 602,
    name: 'Avocado-Stulle',
    description: 'Geröstetes Sauerteigbrot mit Avocado, Zitrone, Chili und Kresse.',
    price: 8.9,
    allergens: ['Gluten'],
    config: {
      parts: [anyOf('Extras', [plus('Pochiertes Ei', 2), plus('Feta', 1.8), plus('Räucherlachs', 4.2)])],
    },
  }),
  dish({
    id: 603,
    name: 'Shakshuka',
    description: 'Zwei Eier in würziger Tomaten-Paprika-Sauce, mit Feta und warmem Fladenbrot.',
    price: 10.9,
    allergens: ['Ei', 'Milch', 'Gluten'],
  }),
  dish({
    id: 604,
    name: 'Ricotta-Pancakes',
    description: 'Drei fluffige Pancakes mit Beeren und Ahornsirup.',
    price: 9.5,
    allergens: ['Gluten', 'Milch', 'Ei'],
  }),
  dish({
    id: 605,
    name: 'Joghurt mit Granola',
    description: 'Griechischer Joghurt, hausgemachtes Granola, Feigen und Thymianhonig.',
    price: 6.9,
    allergens: ['Milch', 'Gluten', 'Nüsse'],
  }),
  dish({
    id: 606,
    name: 'Frühstück für zwei',
    description: 'Brotkorb, Käse, Obst, vier Eier, zwei Aufstriche und zwei Gläser Orangensaft.',
    type: 'bundle',
    price: 23.9,
    // The juice: by the prices of its parts (UStAE 10.1 Abs. 11).
    taxShares: [{ share: 25, tax: 19 }],
    allergens: ['Gluten', 'Milch', 'Ei', 'Nüsse', 'Sesam'],
    config: {
      parts: [
        oneOf('Eier', [plus('Weich gekocht'), plus('Rührei'), plus('Spiegelei')]),
        someOf('Aufstriche', [
          plus('Feigenmarmelade'),
          plus('Haselnusscreme'),
          plus('Hummus'),
          plus('Ricotta'),
        ]),
      ],
    },
  }),
];
