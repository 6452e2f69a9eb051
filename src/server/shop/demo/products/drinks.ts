import { at, dish, DRINK, maybeOneOf, MILK_DRINK, oneOf, plus, type Dish } from '../builders.ts';
import { mirror, pairScene, scene } from '../scene.ts';

export const drinks: Dish[] = [
  dish(mirror(scene('butter', 'none', 'cocktail', 'lemon', 'ice', 'basil', 'lemon')), {
    id: 801,
    name: 'Limonade Zitrone-Minze',
    description: 'Hausgemacht aus frisch gepressten Zitronen, 0,4 l.',
    price: 4.6,
    ...DRINK,
  }),
  dish(scene('apricot', 'none', 'cocktail', 'orange', 'ice', 'orange', 'basil'), {
    id: 802,
    name: 'Limonade Blutorange',
    description: 'Blutorange, Rosmarin und ein Spritzer Soda, 0,4 l.',
    price: 4.6,
    ...DRINK,
  }),
  dish(scene('rose', 'none', 'cup', 'ice', 'fries', 'lemon'), {
    id: 803,
    name: 'Cola',
    description: 'Eisgekühlt, 0,33 l.',
    price: 3.2,
    ...DRINK,
  }),
  dish(mirror(scene('sky', 'none', 'milk', 'ice', 'lemon', 'lemon', 'ice')), {
    id: 804,
    name: 'Mineralwasser',
    description: 'Aus der Glasflasche, 0,5 l.',
    price: 3.4,
    ...DRINK,
    config: { parts: [oneOf('Sorte', [plus('Mit Kohlensäure'), plus('Still')])] },
  }),
  dish(scene('cream', 'plate', 'coffee', 'cookie', 'croissant', 'chestnut'), {
    id: 805,
    name: 'Cappuccino',
    description: 'Doppelter Espresso aus eigener Röstung unter feinem Milchschaum.',
    price: 3.6,
    allergens: ['Milch'],
    ...DRINK,
    config: {
      parts: [
        oneOf('Größe', [at('Klein', 3.6), at('Groß', 4.4)]),
        maybeOneOf('Statt Kuhmilch', [plus('Haferdrink', 0.5), plus('Mandeldrink', 0.6)]),
      ],
    },
  }),
  dish(mirror(scene('apricot', 'wood', 'coffee', 'chocolate', 'cake', 'chestnut')), {
    id: 806,
    name: 'Espresso',
    description: 'Kräftig, mit Noten von Haselnuss und dunkler Schokolade.',
    price: 2.6,
    ...DRINK,
  }),
  dish(pairScene('rose', 'wood', 'milk', 'coffee', 'chocolate'), {
    id: 807,
    name: 'Latte macchiato',
    description: 'Viel heiße Milch, ein Espresso, drei Schichten.',
    price: 4.2,
    allergens: ['Milch'],
    ...MILK_DRINK,
  }),
  dish(scene('sage', 'none', 'tea', 'honey', 'teapot', 'lemon', 'basil'), {
    id: 808,
    name: 'Frischer Minztee',
    description: 'Eine Handvoll Minze, heißes Wasser und Honig dazu.',
    price: 3.8,
    ...DRINK,
  }),
  dish(scene('butter', 'none', 'beer', 'pretzel', 'wheat', 'peanut'), {
    id: 809,
    name: 'Alkoholfreies Pils',
    description: 'Herb und frisch, 0,33 l.',
    price: 3.6,
    allergens: ['Gluten'],
    ...DRINK,
  }),
  dish(mirror(scene('rose', 'none', 'wine', 'grapes', 'bottle', 'cheese')), {
    id: 810,
    name: 'Primitivo, 0,75 l',
    description: 'Samtiger Rotwein aus Apulien. Abgabe nur an Personen ab 16 Jahren.',
    price: 18.9,
    allergens: ['Sulfite'],
    ...DRINK,
  }),
];
