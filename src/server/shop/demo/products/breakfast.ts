import { anyOf, dish, oneOf, plus, someOf, type Dish } from '../builders.ts';
import { mirror, pairScene, scene, topped } from '../scene.ts';

export const breakfast: Dish[] = [
  dish(scene('butter', 'plate', 'croissant', 'butter', 'coffee', 'apricot'), {
    id: 601,
    name: 'Buttercroissant',
    description: 'Dreimal gefaltet, über Nacht gereift und den ganzen Tag ofenfrisch.',
    price: 2.6,
    allergens: ['Gluten', 'Milch', 'Ei'],
  }),
  dish(scene('sage', 'wood', 'sandwich', 'avocado', 'lemon', 'tomato'), {
    id: 602,
    name: 'Avocado-Stulle',
    description: 'Geröstetes Sauerteigbrot mit Avocado, Zitrone, Chili und Kresse.',
    price: 8.9,
    allergens: ['Gluten'],
    config: {
      parts: [anyOf('Extras', [plus('Pochiertes Ei', 2), plus('Feta', 1.8), plus('Räucherlachs', 4.2)])],
    },
  }),
  dish(mirror(scene('apricot', 'wood', 'friedEgg', 'tomato', 'bread', 'paprika')), {
    id: 603,
    name: 'Shakshuka',
    description: 'Zwei Eier in würziger Tomaten-Paprika-Sauce, mit Feta und warmem Fladenbrot.',
    price: 10.9,
    allergens: ['Ei', 'Milch', 'Gluten'],
  }),
  dish(scene('sky', 'plate', 'pancakes', 'blueberries', 'honey', 'strawberry'), {
    id: 604,
    name: 'Ricotta-Pancakes',
    description: 'Drei fluffige Pancakes mit Beeren und Ahornsirup.',
    price: 9.5,
    allergens: ['Gluten', 'Milch', 'Ei'],
  }),
  dish(mirror(topped('rose', 'wood', 'milk', ['strawberry'], 'honey', 'wheat', 'blueberries')), {
    id: 605,
    name: 'Joghurt mit Granola',
    description: 'Griechischer Joghurt, hausgemachtes Granola, Feigen und Thymianhonig.',
    price: 6.9,
    allergens: ['Milch', 'Gluten', 'Nüsse'],
  }),
  dish(pairScene('cream', 'wood', 'croissant', 'pancakes', 'strawberry', 'honey'), {
    id: 606,
    name: 'Frühstück für zwei',
    description: 'Brotkorb, Käse, Obst, vier Eier und zwei Aufstriche für einen langen Morgen.',
    type: 'bundle',
    price: 23.9,
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
