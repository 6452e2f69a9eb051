/** Emoji of `@lobehub/fluent-emoji-3d` by what they show → the name of their file. */
export const PROPS = {
  apple: '1f34e',
  apricot: '1f351',
  aubergine: '1f346',
  avocado: '1f951',
  bacon: '1f953',
  bagel: '1f96f',
  baguette: '1f956',
  basil: '1f33f',
  basket: '1f9fa',
  beans: '1fad8',
  beer: '1f37a',
  bike: '1f6b2',
  bluebowl: '1f963',
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
  coconut: '1f965',
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
  fish: '1f41f',
  flower: '1f33c',
  flute: '1f942',
  friedEgg: '1f373',
  fries: '1f35f',
  garlic: '1f9c4',
  ginger: '1fada',
  grapes: '1f347',
  greenApple: '1f34f',
  honey: '1f36f',
  ice: '1f9ca',
  iceCream: '1f368',
  jar: '1fad9',
  leaves: '1f343',
  lemon: '1f34b',
  mango: '1f96d',
  meat: '1f969',
  milk: '1f95b',
  moon: '1f319',
  mushroom: '1f344',
  night: '1f303',
  olive: '1fad2',
  onion: '1f9c5',
  orange: '1f34a',
  paella: '1f958',
  pancakes: '1f95e',
  paprika: '1fad1',
  pasta: '1f35d',
  peanut: '1f95c',
  peas: '1fadb',
  pepper: '1f9c2',
  pie: '1f967',
  pineapple: '1f34d',
  pita: '1f959',
  pizza: '1f355',
  plant: '1fab4',
  pomelo: '1f348',
  potato: '1f954',
  prawn: '1f990',
  pretzel: '1f968',
  pudding: '1f36e',
  redBowl: '1f35a',
  salad: '1f957',
  sandwich: '1f96a',
  scooter: '1f6f5',
  sparkles: '2728',
  squid: '1f991',
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
  wrap: '1f32f',
  amphora: '1f3fa',
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

/** A prop on the picture: the middle of its foot in pixels, its size, how far it is turned and out of focus. */
export interface Placed {
  prop: Prop;
  x: number;
  foot: number;
  size: number;
  turn: number;
  blur: number;
}

export interface Scene {
  width: number;
  height: number;
  tint: Tint;
  /** From back to front. */
  placed: Placed[];
}

export function place(prop: Prop, x: number, foot: number, size: number, turn = 0, blur = 0): Placed {
  return { prop, x, foot, size, turn, blur };
}

const SIZE = { width: 800, height: 600 };
/** All that matters lies within the middle square, so that pages may crop the picture to one. */
const SPOTS = [
  { x: 562, foot: 505, size: 150, turn: 8, front: true, blur: 0 },
  { x: 222, foot: 400, size: 165, turn: -10, front: false, blur: 2.2 },
  { x: 228, foot: 520, size: 110, turn: -18, front: true, blur: 0 },
  { x: 590, foot: 378, size: 130, turn: 14, front: false, blur: 3 },
];

/** One dish in the middle and up to four companions around it: front right, back left, front left, back right. */
export function scene(tint: Tint, dish: Prop, ...companions: Prop[]): Scene {
  const around = companions.map((prop, i) => ({ prop, spot: SPOTS[i] ?? SPOTS[0]! }));
  const at = (front: boolean) =>
    around
      .filter(({ spot }) => spot.front === front)
      .map(({ prop, spot }) => place(prop, spot.x, spot.foot, spot.size, spot.turn, spot.blur));
  return { ...SIZE, tint, placed: [...at(false), place(dish, 392, 470, 345), ...at(true)] };
}

/** Two dishes side by side, for menus that are shared, with companions as in `scene`. */
export function pairScene(tint: Tint, left: Prop, right: Prop, ...companions: Prop[]): Scene {
  const [front, behind] = companions;
  return {
    ...SIZE,
    tint,
    placed: [
      ...(behind ? [place(behind, 405, 330, 170, 0, 2.6)] : []),
      place(left, 268, 455, 262, -5),
      place(right, 534, 455, 262, 5),
      ...(front ? [place(front, 404, 522, 128, 10)] : []),
    ],
  };
}

/** A heap of one thing, for what is sold by weight, with companions to its right and behind it. */
export function heapScene(tint: Tint, thing: Prop, ...companions: Prop[]): Scene {
  const [front, behind] = companions;
  return {
    ...SIZE,
    tint,
    placed: [
      ...(behind ? [place(behind, 560, 372, 190, 8, 2.4)] : []),
      place(thing, 400, 352, 176, 20),
      place(thing, 300, 408, 190, -24),
      place(thing, 476, 418, 186, 48),
      place(thing, 228, 486, 168, 12),
      place(thing, 384, 500, 196, -8),
      ...(front ? [place(front, 578, 515, 152, 8)] : []),
    ],
  };
}
