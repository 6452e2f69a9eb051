import { anyOf, dish, maybeOneOf, note, oneOf, plus, someOf, type Dish } from '../builders.ts';
import { mirror, pairScene, scene, twoPieces } from '../scene.ts';

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

export const grill: Dish[] = [
  dish(scene('apricot', 'wood', 'burger', 'fries', 'cheese', 'tomato'), {
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
  dish(mirror(scene('sage', 'plate', 'burger', 'paprika', 'lettuce', 'cucumber', 'cheese')), {
    id: 502,
    name: 'Halloumi-Burger',
    description: 'Gegrillter Halloumi, Ofenpaprika, Minzjoghurt und Gurke. Vegetarisch.',
    price: 11.9,
    allergens: ['Gluten', 'Milch', 'Sesam'],
    config: { parts: [side, burgerExtras] },
  }),
  dish(twoPieces('butter', 'wood', 'drumstick', 'lemon', 'fire', 'potato'), {
    id: 503,
    name: 'Zitronenhähnchen vom Grill',
    description: 'Ein halbes Hähnchen mit Zitrone, Oregano und Ofenkartoffeln.',
    price: 15.9,
  }),
  dish(scene('rose', 'wood', 'meat', 'garlic', 'fire', 'chilli'), {
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
  dish(mirror(scene('cream', 'plate', 'pita', 'falafel', 'tomato', 'cucumber')), {
    id: 505,
    name: 'Falafel-Pita',
    description: 'Warmes Fladenbrot mit Falafel, Hummus, Krautsalat und Tahini. Vegan.',
    price: 8.9,
    allergens: ['Gluten', 'Sesam'],
  }),
  dish(scene('rose', 'none', 'fries', 'tomato', 'potato', 'garlic', 'basil'), {
    id: 506,
    name: 'Rosmarin-Pommes',
    description: 'Doppelt frittiert, mit Meersalz und frischem Rosmarin.',
    price: 4.9,
    config: { parts: [anyOf('Dips', [plus('Ketchup', 0.8), plus('Mayonnaise', 0.8), plus('Aioli', 1.8)])] },
  }),
  dish(pairScene('apricot', 'wood', 'burger', 'burger', 'fries', 'fire'), {
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
