import type { Product } from '../../../../lib/contract/products.ts';
import { anyOf, at, dish, minus, note, oneOf, partners, plus } from '../builders.ts';

/** The price on the menu is that of 32 cm; the small one costs 2 less and the family's 9 more. */
const size = oneOf('Größe', [plus('Klassisch, 32 cm'), minus('Klein, 26 cm', 2), plus('Familie, 45 cm', 9)]);

const toppings = anyOf(
  'Extra-Beläge',
  [
    plus('Büffelmozzarella', 2.9),
    plus('Champignons', 1.5),
    plus('Rucola', 1.5),
    plus('Oliven', 1.5),
    plus('Salami', 2.2),
    plus('Parmaschinken', 3.2),
    plus('Frische Feigen', 2.5),
  ],
  'So viele Sie mögen.',
);

const sized = { parts: [size, toppings] };

const choices = ['Margherita', 'Salami', 'Quattro Formaggi', 'Diavola'];

export const pizza: Product[] = [
  dish({
    id: 201,
    name: 'Pizza Margherita',
    description: 'San-Marzano-Tomaten, Fior di Latte und Basilikum. Der Teig ruht 48 Stunden.',
    price: 10.9,
    allergens: ['Gluten', 'Milch'],
    goesWith: partners(101, 701, 802),
    config: { parts: [size, toppings, note('Wünsche an den Pizzaiolo', 'Zum Beispiel: extra knusprig.')] },
  }),
  dish({
    id: 202,
    name: 'Pizza Feige & Glut',
    description: 'Unsere Hauspizza mit Feigen, Ziegenkäse, Thymianhonig und gerösteten Walnüssen.',
    price: 14.9,
    allergens: ['Gluten', 'Milch', 'Nüsse'],
    goesWith: partners(102, 810, 707),
    config: sized,
  }),
  dish({
    id: 203,
    name: 'Pizza Salami',
    description: 'Luftgetrocknete Fenchelsalami, Tomatensauce und viel Mozzarella.',
    price: 12.5,
    allergens: ['Gluten', 'Milch'],
    goesWith: partners(101, 701, 803),
    config: sized,
  }),
  dish({
    id: 204,
    name: 'Pizza Quattro Formaggi',
    description:
      'Fior di Latte, Gorgonzola, Scamorza und Parmesan, ohne Tomate und mit viel Geduld gebacken.',
    price: 12.9,
    allergens: ['Gluten', 'Milch'],
    config: sized,
  }),
  dish({
    id: 205,
    name: 'Pizza Diavola',
    description: 'Scharfe Spianata, Peperoni und rote Zwiebeln. Für alle, die es feurig mögen.',
    price: 13.5,
    allergens: ['Gluten', 'Milch'],
    goesWith: partners(809, 101, 702),
    config: sized,
  }),
  dish({
    id: 206,
    name: 'Pizza Tonno',
    description: 'Thunfisch, rote Zwiebeln, Kapern und schwarze Oliven.',
    price: 13.2,
    allergens: ['Gluten', 'Milch', 'Fisch'],
    config: sized,
  }),
  dish({
    id: 207,
    name: 'Pizza Verdura',
    description: 'Vegan: gegrilltes Ofengemüse, Tomatensauce, Rucola und ein Klecks Cashewcreme.',
    price: 12.9,
    allergens: ['Gluten', 'Nüsse'],
    config: sized,
  }),
  dish({
    id: 208,
    name: 'Pizzaabend für zwei',
    description: 'Zwei Pizzen nach Wahl, eine Focaccia zum Teilen und ein Nachtisch mit zwei Löffeln.',
    type: 'bundle',
    price: 29.9,
    allergens: ['Gluten', 'Milch', 'Ei', 'Nüsse'],
    config: {
      parts: [
        oneOf(
          'Erste Pizza',
          [...choices, 'Verdura'].map((name) => plus(name)),
        ),
        oneOf(
          'Zweite Pizza',
          [...choices, 'Verdura'].map((name) => plus(name)),
        ),
        oneOf('Nachtisch', [plus('Tiramisù'), plus('Panna cotta mit Beeren')]),
        anyOf('Dazu passt', [plus('Marinierte Oliven', 3.9), plus('Bruschetta', 6.5)]),
      ],
    },
  }),
  dish({
    id: 209,
    name: 'Pizza mit grünem Spargel',
    description: 'Grüner Spargel, Zitronen-Ricotta und ein cremiges Ei. Nur solange die Saison dauert.',
    price: 14.5,
    allergens: ['Gluten', 'Milch', 'Ei'],
    config: {
      parts: [oneOf('Größe', [at('Klassisch, 32 cm', 14.5), at('Klein, 26 cm', 11.9)]), toppings],
    },
  }),
];

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

export const pasta: Product[] = [
  dish({
    id: 301,
    name: 'Pasta Bolognese',
    description: 'Rindfleisch, Wurzelgemüse und Tomaten, vier Stunden bei kleiner Flamme geschmort.',
    price: 12.9,
    allergens: ['Gluten', 'Milch', 'Sellerie'],
    goesWith: partners(101, 701, 810),
    config: { parts: [shape, extras] },
  }),
  dish({
    id: 302,
    name: 'Pasta all’Arrabbiata',
    description: 'Vegan und angenehm scharf: Tomaten, Knoblauch, Chili und glatte Petersilie.',
    price: 10.9,
    allergens: ['Gluten'],
    config: { parts: [shape, extras] },
  }),
  dish({
    id: 303,
    name: 'Spaghetti Carbonara',
    description: 'Wie in Rom: Guanciale, Eigelb, Pecorino und schwarzer Pfeffer. Ohne Sahne.',
    price: 13.5,
    allergens: ['Gluten', 'Milch', 'Ei'],
  }),
  dish({
    id: 304,
    name: 'Trofie al Pesto',
    description: 'Handgedrehte Pasta mit Basilikumpesto, grünen Bohnen und Kartoffeln.',
    price: 12.5,
    allergens: ['Gluten', 'Milch', 'Nüsse'],
  }),
  dish({
    id: 305,
    name: 'Linguine mit Garnelen',
    description: 'Gebratene Garnelen, Knoblauch, Zitrone und ein Schuss Weißwein.',
    price: 16.9,
    allergens: ['Gluten', 'Krebstiere', 'Sulfite'],
  }),
  dish({
    id: 306,
    name: 'Lasagne al Forno',
    description: 'Schicht für Schicht Ragù, Béchamel und Parmesan, im Steinofen goldbraun gebacken.',
    price: 13.9,
    allergens: ['Gluten', 'Milch', 'Ei', 'Sellerie'],
  }),
];
