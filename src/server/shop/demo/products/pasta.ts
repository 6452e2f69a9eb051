import { anyOf, dish, oneOf, plus, type Dish } from '../builders.ts';
import { mirror, scene } from '../scene.ts';

const shape = oneOf('Pastasorte', [
  plus('Spaghetti'),
  plus('Rigatoni'),
  plus('Frische Tagliatelle', 1.5),
  plus('Glutenfreie Penne', 1.8),
]);

const extras = anyOf('Extras', [
  plus('Parmesan', 1.2),
  plus('Burrata', 4.5),
  plus('Hähnchenstreifen', 3.9),
  plus('Gebratene Garnelen', 4.9),
]);

export const pasta: Dish[] = [
  dish(scene('apricot', 'plate', 'pasta', 'tomato', 'meat', 'carrot', 'onion'), {
    id: 301,
    name: 'Pasta Bolognese',
    description: 'Rindfleisch, Wurzelgemüse und Tomaten, vier Stunden bei kleiner Flamme geschmort.',
    price: 12.9,
    allergens: ['Gluten', 'Milch', 'Sellerie'],
    config: { parts: [shape, extras] },
  }),
  dish(mirror(scene('rose', 'wood', 'pasta', 'chilli', 'tomato', 'garlic')), {
    id: 302,
    name: 'Pasta all’Arrabbiata',
    description: 'Vegan und angenehm scharf: Tomaten, Knoblauch, Chili und glatte Petersilie.',
    price: 10.9,
    allergens: ['Gluten'],
    config: { parts: [shape, extras] },
  }),
  dish(scene('butter', 'wood', 'pasta', 'egg', 'bacon', 'cheese'), {
    id: 303,
    name: 'Spaghetti Carbonara',
    description: 'Wie in Rom: Guanciale, Eigelb, Pecorino und schwarzer Pfeffer. Ohne Sahne.',
    price: 13.5,
    allergens: ['Gluten', 'Milch', 'Ei'],
  }),
  dish(mirror(scene('sage', 'plate', 'pasta', 'beans', 'basil', 'potato', 'cheese')), {
    id: 304,
    name: 'Trofie al Pesto',
    description: 'Handgedrehte Pasta mit Basilikumpesto, grünen Bohnen und Kartoffeln.',
    price: 12.5,
    allergens: ['Gluten', 'Milch', 'Nüsse'],
  }),
  dish(scene('sky', 'plate', 'pasta', 'prawn', 'lemon', 'garlic'), {
    id: 305,
    name: 'Linguine mit Garnelen',
    description: 'Gebratene Garnelen, Knoblauch, Zitrone und ein Schuss Weißwein.',
    price: 16.9,
    allergens: ['Gluten', 'Krebstiere', 'Sulfite'],
  }),
  dish(mirror(scene('cream', 'wood', 'curry', 'tomato', 'cheese', 'basil')), {
    id: 306,
    name: 'Lasagne al Forno',
    description: 'Schicht für Schicht Ragù, Béchamel und Parmesan, im Steinofen goldbraun gebacken.',
    price: 13.9,
    allergens: ['Gluten', 'Milch', 'Ei', 'Sellerie'],
  }),
];
