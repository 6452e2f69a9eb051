import { anyOf, dish, plus, weighed, type Dish } from '../builders.ts';
import { heapScene, mirror, scene, twoPieces } from '../scene.ts';

export const antipasti: Dish[] = [
  dish(scene('apricot', 'wood', 'bread', 'tomato', 'basil', 'garlic'), {
    id: 101,
    name: 'Bruschetta al Pomodoro',
    description: 'Drei Scheiben geröstetes Landbrot mit reifen Tomaten, Knoblauch und Basilikum.',
    price: 6.9,
    allergens: ['Gluten'],
  }),
  dish(heapScene('sage', 'plate', 'tomato', 'basil', 'cheese'), {
    id: 102,
    name: 'Burrata mit Ofentomaten',
    description:
      'Cremige Burrata auf langsam geschmorten Kirschtomaten, dazu Basilikumöl und geröstete Mandeln.',
    price: 11.5,
    allergens: ['Milch', 'Nüsse'],
  }),
  dish(mirror(scene('cream', 'wood', 'bun', 'olive', 'wheat', 'basil')), {
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
  dish(twoPieces('butter', 'plate', 'friedPrawn', 'lemon', 'basil', 'garlic'), {
    id: 104,
    name: 'Gamberi fritti',
    description: 'Knusprig ausgebackene Garnelen mit Zitrone und hausgemachter Aioli.',
    price: 10.9,
    allergens: ['Krebstiere', 'Gluten', 'Ei'],
  }),
  dish(scene('cream', 'wood', 'stew', 'bread', 'tomato', 'carrot', 'onion'), {
    id: 105,
    name: 'Minestrone della Nonna',
    description: 'Gemüsesuppe mit weißen Bohnen und kleinen Nudeln, dazu ein Stück Focaccia.',
    price: 6.5,
    allergens: ['Gluten', 'Sellerie'],
  }),
  weighed(heapScene('sage', 'plate', 'olive', 'lemon', 'jar'), {
    id: 106,
    name: 'Marinierte Oliven',
    description: 'Grüne Oliven mit Orangenschale, Knoblauch und wildem Fenchel. Preis je Kilogramm.',
    price: 24.9,
    serving: 0.15,
  }),
  weighed(heapScene('butter', 'wood', 'cheese', 'grapes', 'honey'), {
    id: 107,
    name: 'Bergkäse, 12 Monate gereift',
    description: 'Würziger Rohmilchkäse, frisch vom Laib geschnitten. Preis je Kilogramm.',
    price: 34.9,
    serving: 0.2,
    allergens: ['Milch'],
  }),
  weighed(mirror(scene('apricot', 'wood', 'paella', 'aubergine', 'paprika', 'tomato', 'onion')), {
    id: 108,
    name: 'Gegrilltes Antipasti-Gemüse',
    description:
      'Auberginen, Paprika und Zucchini vom Grill, eingelegt in Olivenöl und Kräutern. Preis je Kilogramm.',
    price: 27.5,
    serving: 0.25,
  }),
];
