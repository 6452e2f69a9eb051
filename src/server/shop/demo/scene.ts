/** Emoji of `@lobehub/fluent-emoji-3d` by what they show → the name of their file. */
export const PROPS = {
  apricot: '1f351',
  aubergine: '1f346',
  avocado: '1f951',
  bacon: '1f953',
  basil: '1f33f',
  basket: '1f9fa',
  beans: '1fad8',
  beer: '1f37a',
  blueberries: '1fad0',
  bottle: '1f37e',
  bread: '1f35e',
  bun: '1fad3',
  burger: '1f354',
  butter: '1f9c8',
  cake: '1f370',
  candle: '1f56f-fe0f',
  carrot: '1f955',
  cheese: '1f9c0',
  cherries: '1f352',
  chestnut: '1f330',
  chilli: '1f336-fe0f',
  chocolate: '1f36b',
  cocktail: '1f379',
  coffee: '2615',
  cookie: '1f36a',
  croissant: '1f950',
  cucumber: '1f952',
  cup: '1f964',
  cupcake: '1f9c1',
  curry: '1f35b',
  drumstick: '1f357',
  egg: '1f95a',
  falafel: '1f9c6',
  fire: '1f525',
  friedPrawn: '1f364',
  flower: '1f33c',
  friedEgg: '1f373',
  fries: '1f35f',
  garlic: '1f9c4',
  grapes: '1f347',
  greenApple: '1f34f',
  honey: '1f36f',
  ice: '1f9ca',
  iceCream: '1f368',
  jar: '1fad9',
  lemon: '1f34b',
  mango: '1f96d',
  meat: '1f969',
  milk: '1f95b',
  moon: '1f319',
  olive: '1fad2',
  onion: '1f9c5',
  orange: '1f34a',
  paella: '1f958',
  pancakes: '1f95e',
  paprika: '1fad1',
  pasta: '1f35d',
  peanut: '1f95c',
  peas: '1fadb',
  pie: '1f967',
  pita: '1f959',
  pizza: '1f355',
  plant: '1fab4',
  potato: '1f954',
  prawn: '1f990',
  pretzel: '1f968',
  pudding: '1f36e',
  redBowl: '1f35a',
  salad: '1f957',
  sandwich: '1f96a',
  scooter: '1f6f5',
  stew: '1f372',
  strawberry: '1f353',
  sun: '2600-fe0f',
  sunflower: '1f33b',
  tea: '1f375',
  teapot: '1fad6',
  tomato: '1f345',
  torte: '1f382',
  waffle: '1f9c7',
  wheat: '1f33e',
  wine: '1f377',
  lettuce: '1f96c',
} as const;

export type Prop = keyof typeof PROPS;

/** Grounds for the pictures: soft, so that they sit well in a light and in a dark page. */
export const TINTS = {
  cream: { light: '#fff6e3', ground: '#f3dcb4', shadow: '#7a4d1c' },
  apricot: { light: '#ffecd9', ground: '#f6c9a0', shadow: '#83431a' },
  butter: { light: '#fff5cf', ground: '#f4dc8e', shadow: '#76571a' },
  rose: { light: '#ffecea', ground: '#f1c5bf', shadow: '#7c3436' },
  sage: { light: '#f3f7e4', ground: '#ccdab0', shadow: '#46552a' },
  sky: { light: '#eef6f5', ground: '#bcd8d8', shadow: '#2f5559' },
  dusk: { light: '#8d5a78', ground: '#3b2747', shadow: '#120818' },
} as const;

export type Tint = keyof typeof TINTS;

/** What a dish stands on. */
export type Board = 'wood' | 'plate' | 'none';

/** A prop on the picture: the middle of its foot in pixels, its size, how far it is turned and out of focus. */
export interface Placed {
  prop: Prop;
  x: number;
  foot: number;
  /** Side of a square of the same area, so that wide and tall props look equally big. */
  size: number;
  turn: number;
  blur: number;
  mirrored: boolean;
  /** False for what lies on or in another prop. */
  throwsShadow: boolean;
  /** Small things that lie on the prop and turn with it, on a bed of cheese; measured in the prop's own 256 pixels. */
  garnish: { prop: Prop; x: number; y: number; size: number; bed: number }[];
}

export interface Scene {
  width: number;
  height: number;
  tint: Tint;
  board: { kind: Board; x: number; y: number; radius: number };
  /** From back to front. */
  placed: Placed[];
  mirrored: boolean;
}

export function place(prop: Prop, x: number, foot: number, size: number, turn = 0, blur = 0): Placed {
  return { prop, x, foot, size, turn, blur, mirrored: false, throwsShadow: true, garnish: [] };
}

const onTop = (placed: Placed): Placed => ({ ...placed, throwsShadow: false });

const WIDTH = 800;
const HEIGHT = 600;
const BOARD = { x: 400, y: 474, radius: 322 };

function picture(tint: Tint, kind: Board, placed: Placed[]): Scene {
  return { width: WIDTH, height: HEIGHT, tint, board: { kind, ...BOARD }, placed, mirrored: false };
}

/** Up to four companions around a dish; what matters lies within the middle square, so that pages may crop to one. */
function companionsOf([front, back, side, far]: Prop[]): { behind: Placed[]; before: Placed[] } {
  const behind = [
    ...(back ? [place(back, 150, 396, 170, -10, 2)] : []),
    ...(far ? [place(far, 656, 382, 150, 12, 2.6)] : []),
  ];
  const before = [
    ...(side ? [place(side, 190, 556, 128, -16)] : []),
    ...(front ? [place(front, 606, 564, 156, 8)] : []),
  ];
  return { behind, before };
}

/** One dish in the middle and up to four companions around it: front right, back left, front left, back right. */
export function scene(tint: Tint, board: Board, dish: Prop, ...companions: Prop[]): Scene {
  const { behind, before } = companionsOf(companions);
  return picture(tint, board, [...behind, place(dish, 398, 494, 385), ...before]);
}

/** Two slices or pieces of one dish, the hinder one turned away, with companions as in `scene`. */
export function twoPieces(tint: Tint, board: Board, dish: Prop, ...companions: Prop[]): Scene {
  const { behind, before } = companionsOf(companions);
  const rear = { ...place(dish, 500, 434, 290, 14), mirrored: true };
  return picture(tint, board, [...behind, rear, place(dish, 322, 496, 336, -4), ...before]);
}

/** Where toppings lie on the slice of pizza: over the salami that it comes with. */
const TOPPING_SPOTS = [
  { x: 179, y: 116, size: 72, bed: 31 },
  { x: 124, y: 164, size: 56, bed: 23 },
  { x: 184, y: 184, size: 48, bed: 19 },
];

const slice = (placed: Placed, toppings: Prop[]): Placed => ({
  ...placed,
  garnish: TOPPING_SPOTS.flatMap((spot, i) => {
    const prop = toppings[i];
    return prop ? [{ prop, ...spot }] : [];
  }),
});

/** A slice of pizza that rests on its edge, with three toppings or, given none, salami. */
export function pizzaSlice(tint: Tint, board: Board, toppings: Prop[], ...companions: Prop[]): Scene {
  const { behind, before } = companionsOf(companions);
  return picture(tint, board, [...behind, slice(place('pizza', 404, 496, 350, -28), toppings), ...before]);
}

/** Two slices of pizza, fanned, with toppings as in `pizzaSlice`. */
export function pizzaFan(tint: Tint, board: Board, toppings: Prop[], ...companions: Prop[]): Scene {
  const fan = twoPieces(tint, board, 'pizza', ...companions);
  return {
    ...fan,
    placed: fan.placed.map((placed) => (placed.prop === 'pizza' ? slice(placed, toppings) : placed)),
  };
}

/** A bowl of rice or dessert with up to three things on top of it and one beside it. */
export function topped(tint: Tint, board: Board, bowl: Prop, tops: Prop[], ...companions: Prop[]): Scene {
  const { behind, before } = companionsOf(companions);
  const spots = tops.length === 1 ? [400] : [316, 484, 400];
  const on = tops.map((prop, i) =>
    onTop(place(prop, spots[i] ?? 400, i === 2 ? 316 : 296, 138, [-14, 14, 0][i])),
  );
  return picture(tint, board, [...behind, place(bowl, 400, 500, 345), ...on, ...before]);
}

/** Two dishes side by side, for menus that are shared, with companions before and behind them. */
export function pairScene(tint: Tint, board: Board, left: Prop, right: Prop, ...companions: Prop[]): Scene {
  const [front, behind] = companions;
  return picture(tint, board, [
    ...(behind ? [place(behind, 400, 300, 170, 0, 2.4)] : []),
    { ...place(left, 268, 474, 268, 4), mirrored: true },
    place(right, 534, 474, 268, 4),
    ...(front ? [place(front, 402, 552, 146, 8)] : []),
  ]);
}

/** A heap of one thing, for what is sold by weight, with companions to its right and behind it. */
export function heapScene(tint: Tint, board: Board, thing: Prop, ...companions: Prop[]): Scene {
  const [front, behind] = companions;
  return picture(tint, board, [
    ...(behind ? [place(behind, 620, 396, 170, 8, 2)] : []),
    onTop(place(thing, 400, 352, 190, 20)),
    onTop(place(thing, 300, 412, 196, -24)),
    onTop(place(thing, 496, 420, 196, 48)),
    place(thing, 226, 496, 180, 12),
    place(thing, 400, 520, 212, -8),
    ...(front ? [place(front, 592, 546, 160, 8)] : []),
  ]);
}

/** The same picture seen in a mirror, so that neighbours on a menu differ. */
export function mirror(scene: Scene): Scene {
  return { ...scene, mirrored: !scene.mirrored };
}
