import type { Shop } from '../../../lib/contract/shop.ts';
import { blocks } from './blocks.ts';
import { branches, tables, tags } from './branches.ts';
import { categories } from './categories.ts';
import { config } from './config.ts';
import { menus } from './menus.ts';
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
