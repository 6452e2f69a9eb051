import { antipastiPictures } from './dishes/antipasti.ts';
import { deliPictures } from './dishes/deli.ts';
import { pizzaPictures } from './dishes/pizza.ts';
import { pastaPictures } from './dishes/pasta.ts';
import { bowlPictures } from './dishes/bowls.ts';
import { saladPictures } from './dishes/salads.ts';
import { burgerPictures } from './dishes/burgers.ts';
import { grillPictures } from './dishes/grill.ts';
import { breakfastPictures } from './dishes/breakfast.ts';
import { cakePictures } from './dishes/cakes.ts';
import { sweetPictures } from './dishes/sweets.ts';
import { drinkPictures } from './dishes/drinks.ts';
import { hotDrinkPictures } from './dishes/hot-drinks.ts';
import { HEIGHT, WIDTH, type Picture } from './compose.ts';
import type { Table } from './tables.ts';

/** The picture of each product, by its id. */
export const dishPictures: Readonly<Record<number, Picture>> = {
  ...antipastiPictures,
  ...deliPictures,
  ...pizzaPictures,
  ...pastaPictures,
  ...bowlPictures,
  ...saladPictures,
  ...burgerPictures,
  ...grillPictures,
  ...breakfastPictures,
  ...cakePictures,
  ...sweetPictures,
  ...drinkPictures,
  ...hotDrinkPictures,
};

/** Several dishes on one table, from back to front. */
export interface Spread {
  table: Table;
  width: number;
  height: number;
  dishes: readonly Served[];
}

/** A dish of a spread: the place of its middle, from the middle of the picture, and its scale. */
type Served = readonly [product: number, x: number, y: number, scale: number];

const spread = (table: Table, ...dishes: Served[]): Spread => ({
  table,
  width: WIDTH,
  height: HEIGHT,
  dishes,
});
const banner = (table: Table, ...dishes: Served[]): Spread => ({ table, width: 1024, height: 576, dishes });

/** How far below its middle a dish that is seen from the side stands. */
const FOOT = 200;
/** A dish seen from the side that stands `foot` below the middle of the spread. */
const standing = (product: number, x: number, scale: number, foot = FOOT): Served => [
  product,
  x,
  foot - FOOT * scale,
  scale,
];

/** The pictures of categories and branches, by their ids. */
export const spreads: Readonly<Record<number, Spread>> = {
  1: spread(
    { kind: 'wood', tone: 'walnut' },
    [102, -180, -110, 0.62],
    [106, 190, 128, 0.62],
    [104, 246, -222, 0.42],
    [105, -232, 236, 0.4],
  ),
  2: spread(
    { kind: 'wood', tone: 'ash' },
    [201, -190, -104, 0.66],
    [207, 186, 104, 0.66],
    [204, 268, -268, 0.5],
    [202, -262, 282, 0.5],
  ),
  3: spread(
    { kind: 'cloth', color: '#d8b98f' },
    [302, 196, -118, 0.6],
    [301, -170, 86, 0.66],
    [304, 232, 250, 0.44],
    [303, -262, -272, 0.46],
  ),
  4: spread(
    { kind: 'wood', tone: 'pale' },
    [404, -178, -98, 0.62],
    [401, 176, 112, 0.62],
    [405, 256, -250, 0.46],
    [406, -246, 262, 0.46],
  ),
  5: spread(
    { kind: 'counter', wall: '#a8503a', top: '#6b4630' },
    standing(506, 196, 0.66, 196),
    standing(502, -120, 0.92, 226),
  ),
  6: spread(
    { kind: 'wood', tone: 'oak' },
    [601, -168, -92, 0.64],
    [805, 190, 124, 0.56],
    [605, 226, -200, 0.5],
    [602, -216, 240, 0.46],
  ),
  7: spread(
    { kind: 'counter', wall: '#d99a9a', top: '#f0dcc0' },
    standing(705, 214, 0.72, 196),
    standing(701, -226, 0.52, 190),
    standing(706, -10, 0.78, 236),
  ),
  8: spread(
    { kind: 'counter', wall: '#6fa3a8', top: '#c9a070' },
    standing(808, -232, 0.7, 186),
    standing(809, 226, 0.74, 190),
    standing(802, 10, 0.74, 236),
  ),
  11: banner(
    { kind: 'wood', tone: 'walnut' },
    [201, -20, 4, 0.76],
    [301, -380, -134, 0.56],
    [102, 360, -160, 0.48],
    [405, 390, 186, 0.56],
    [106, -360, 212, 0.4],
  ),
  12: banner(
    { kind: 'stone', color: '#8aa0a6' },
    [503, -20, 0, 0.72],
    [405, -372, -122, 0.58],
    [206, 384, 160, 0.6],
    [105, 364, -186, 0.44],
    [103, -384, 224, 0.36],
  ),
  13: banner(
    { kind: 'counter', wall: '#4a3157', top: '#6b4230' },
    standing(706, 320, 0.62, 186),
    standing(806, -360, 0.68, 192),
    standing(604, -144, 0.52, 170),
    standing(501, 72, 0.76, 228),
  ),
};
