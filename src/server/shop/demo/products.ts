import type { Dish } from './builders.ts';
import { antipasti } from './products/antipasti.ts';
import { bowls } from './products/bowls.ts';
import { breakfast } from './products/breakfast.ts';
import { drinks } from './products/drinks.ts';
import { grill } from './products/grill.ts';
import { pasta } from './products/pasta.ts';
import { pizza } from './products/pizza.ts';
import { sweets } from './products/sweets.ts';

export const dishes: Dish[] = [
  ...antipasti,
  ...pizza,
  ...pasta,
  ...bowls,
  ...grill,
  ...breakfast,
  ...sweets,
  ...drinks,
];
