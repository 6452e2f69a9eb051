import type { Category } from '../../../lib/contract/entities.ts';
import { picture } from './builders.ts';
import { heapScene, pizzaFan, scene, type Scene } from './scene.ts';

export const ANTIPASTI = 1;
export const PIZZA = 2;
export const PASTA = 3;
export const BOWLS = 4;
export const GRILL = 5;
export const BREAKFAST = 6;
export const SWEETS = 7;
export const DRINKS = 8;

const named: { id: number; name: string; scene: Scene }[] = [
  {
    id: ANTIPASTI,
    name: 'Antipasti & Feinkost',
    scene: heapScene('sage', 'wood', 'olive', 'cheese', 'bread'),
  },
  {
    id: PIZZA,
    name: 'Pizza aus dem Steinofen',
    scene: pizzaFan('apricot', 'wood', ['tomato', 'olive', 'olive'], 'tomato', 'fire', 'basil'),
  },
  { id: PASTA, name: 'Pasta', scene: scene('butter', 'plate', 'pasta', 'tomato', 'wheat', 'garlic') },
  {
    id: BOWLS,
    name: 'Bowls & Salate',
    scene: scene('sage', 'plate', 'salad', 'avocado', 'lettuce', 'lemon'),
  },
  { id: GRILL, name: 'Burger & Grill', scene: scene('rose', 'wood', 'burger', 'fries', 'fire', 'tomato') },
  {
    id: BREAKFAST,
    name: 'Frühstück',
    scene: scene('sky', 'plate', 'croissant', 'coffee', 'sun', 'strawberry'),
  },
  {
    id: SWEETS,
    name: 'Süßes & Torten',
    scene: scene('rose', 'plate', 'cake', 'cherries', 'cupcake', 'strawberry'),
  },
  { id: DRINKS, name: 'Getränke', scene: scene('sky', 'none', 'cocktail', 'orange', 'lemon', 'ice') },
];

export const categories: Category[] = named.map(({ id, name }) => ({
  id,
  name,
  image: picture(id),
  visible: true,
}));

export const categoryScenes = named.map(({ id, name, scene }) => ({ id, name, scene }));
