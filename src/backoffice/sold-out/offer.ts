import type { MenuGroup } from '../../lib/domain/menu.ts';
import type { SoldOut } from '../../lib/domain/sold-out.ts';

/** `here`: this branch has run out of it today. `everywhere`: the whole shop does not sell it. */
export type Sale = 'sold' | 'here' | 'everywhere';

export interface Choice {
  part: string;
  name: string;
  sale: Sale;
}

/** A dish of the branch's menu, and what of it is out. */
export interface Dish {
  id: number;
  name: string;
  image: MenuGroup['products'][number]['product']['images'][number] | undefined;
  sale: Sale;
  choices: readonly Choice[];
}

export interface Shelf {
  id: number;
  name: string;
  dishes: readonly Dish[];
}

type Place = MenuGroup['products'][number];

/** The branch's menu, category by category, with what has run out. */
export const shelvesOf = (groups: readonly MenuGroup[], soldOut: readonly SoldOut[]): Shelf[] =>
  groups.map(({ category, products }) => ({
    id: category.id,
    name: category.name,
    dishes: products.map((place) => dishOf(place, soldOut)),
  }));

function dishOf({ product, isOrderable }: Place, soldOut: readonly SoldOut[]): Dish {
  const own = soldOut.filter((out) => out.product.id === product.id);
  const isHere = own.some(({ option }) => option === null);
  const choices = product.config.parts.flatMap(({ name: part, options }) =>
    options.map(({ name, outUntil }): Choice => {
      const isOut = own.some((out) => out.part === part && out.option === name);
      return { part, name, sale: isOut ? 'here' : outUntil ? 'everywhere' : 'sold' };
    }),
  );
  const sale = isHere ? 'here' : isOrderable ? 'sold' : 'everywhere';
  return { id: product.id, name: product.name, image: product.images[0], sale, choices };
}

/** Whether something of a dish is out at this branch. */
const isTouched = ({ sale, choices }: Dish) =>
  sale === 'here' || choices.some((choice) => choice.sale === 'here');

const once = (dishes: readonly Dish[]): Dish[] => [
  ...new Map(dishes.map((dish) => [dish.id, dish])).values(),
];

/** Everything that something is out of, each dish once. */
export const outOf = (shelves: readonly Shelf[]): Dish[] =>
  once(shelves.flatMap(({ dishes }) => dishes.filter(isTouched)));

/** The dishes that have all the words in their name or in that of a choice, each once. */
export function searchDishes(shelves: readonly Shelf[], search: string): Dish[] {
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean);
  const textOf = ({ name, choices }: Dish) =>
    [name, ...choices.map((choice) => choice.name)].join(' ').toLocaleLowerCase('de');
  return once(
    shelves.flatMap(({ dishes }) =>
      dishes.filter((dish) => words.every((word) => textOf(dish).includes(word))),
    ),
  );
}
