import type { MenuGroup } from '../../lib/domain/menu.ts';
import type { SoldOut } from '../../lib/domain/sold-out.ts';

/** `here`: sold out at this branch today. `everywhere`: off sale in the whole shop. */
export type Sale = 'sold' | 'here' | 'everywhere';

export interface Choice {
  part: string;
  name: string;
  sale: Sale;
}

/** A dish of the branch's menu with its sold-out state. */
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

/** The branch's menu by category, with the sold-out state. */
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

/** Whether a dish or one of its choices is sold out at this branch. */
const isTouched = ({ sale, choices }: Dish) =>
  sale === 'here' || choices.some((choice) => choice.sale === 'here');

const once = (dishes: readonly Dish[]): Dish[] => [
  ...new Map(dishes.map((dish) => [dish.id, dish])).values(),
];

/** All dishes with something sold out, each once. */
export const outOf = (shelves: readonly Shelf[]): Dish[] =>
  once(shelves.flatMap(({ dishes }) => dishes.filter(isTouched)));

/** Dishes that contain all search terms in their name or a choice's, each once. */
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
