import sharp from 'sharp';

export interface Dish {
  name: string;
  /** As it is typed. */
  price: string;
  category: string;
  /** Of its own, with their prices as they are typed. */
  options?: readonly (readonly [name: string, price: string])[];
  /** Has the choice that all pizzas share. */
  hasSizes?: boolean;
}

/** The choice that the pizzas share. */
export const SIZES = [
  ['klein', '0'],
  ['groß', '3,50'],
] as const;

/** The menu of a small restaurant: twelve dishes, six of them with options. */
export const DISHES: readonly Dish[] = [
  { name: 'Pizza Margherita', price: '9,50', category: 'Pizza', hasSizes: true },
  { name: 'Pizza Salami', price: '11', category: 'Pizza', hasSizes: true },
  { name: 'Pizza Funghi', price: '10,50', category: 'Pizza', hasSizes: true },
  { name: 'Pizza Tonno', price: '12', category: 'Pizza', hasSizes: true },
  {
    name: 'Spaghetti Carbonara',
    price: '12,50',
    category: 'Pasta',
    options: [
      ['mit Speck', '0'],
      ['ohne Speck', '0'],
    ],
  },
  {
    name: 'Penne Arrabbiata',
    price: '11',
    category: 'Pasta',
    options: [
      ['mild', '0'],
      ['scharf', '0'],
    ],
  },
  { name: 'Lasagne', price: '13', category: 'Pasta' },
  { name: 'Gnocchi Gorgonzola', price: '12', category: 'Pasta' },
  { name: 'Cola', price: '3,50', category: 'Getränke' },
  { name: 'Mineralwasser', price: '3', category: 'Getränke' },
  { name: 'Apfelschorle', price: '3,50', category: 'Getränke' },
  { name: 'Espresso', price: '2,50', category: 'Getränke' },
];

/** A picture of each dish, named after it. */
export const picturesOf = (dishes: readonly Dish[]) =>
  Promise.all(
    dishes.map(async ({ name }, n) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 800, height: 600, channels: 3, background: `hsl(${n * 30}, 60%, 55%)` },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
