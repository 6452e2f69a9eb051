import type { Shop } from '../../../lib/contract/shop.ts';
import { blocks } from './blocks.ts';
import { branches, branchScenes, tables, tags } from './branches.ts';
import { categories, categoryScenes } from './categories.ts';
import { config } from './config.ts';
import { menus } from './menus.ts';
import { drawPictures, type DrawnPicture } from './pictures.ts';
import { dishes } from './products.ts';

/** The shop that a new installation starts with: an invented restaurant with three branches. */
export const demoShop: Shop = {
  config,
  divisions: [{ id: 1, identifier: 'feige-und-glut', name: 'Feige & Glut' }],
  branches,
  menus,
  categories,
  products: dishes.map(({ product }) => product),
  tags,
  tables,
  blocks,
  donatees: [],
};

/** Draws every picture that the demo shop refers to; the branches', which come first on a visit, lead. */
export function drawDemoPictures(): AsyncGenerator<DrawnPicture> {
  const dishScenes = dishes.map(({ product, scene }) => ({ id: product.id, name: product.name, scene }));
  return drawPictures([...branchScenes, ...categoryScenes, ...dishScenes]);
}
