import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type MenuGroup, activeMenu, menuGroups } from '../../lib/domain/menu.ts';
import type { SoldOut } from '../../lib/domain/sold-out.ts';
import type { SoldOutChange } from '../../lib/contract/branches.ts';
import type { StockChange, StockLevel } from '../../lib/contract/stock.ts';
import { call } from '../data/call.ts';
import { soldOutTexts as texts } from './texts.ts';

/** `here`: sold out at this branch today. `everywhere`: off sale in the whole shop. */
export type Sale = 'sold' | 'here' | 'everywhere';

export interface Choice {
  part: string;
  name: string;
  sale: Sale;
  /** What the branch counts of it; absent: nothing. */
  stock?: StockLevel | undefined;
}

/** A dish of the branch's menu with its sold-out state. */
export interface Dish {
  id: number;
  name: string;
  image: MenuGroup['products'][number]['product']['images'][number] | undefined;
  sale: Sale;
  stock?: StockLevel | undefined;
  choices: readonly Choice[];
}

export interface Shelf {
  id: number;
  name: string;
  dishes: readonly Dish[];
}

type Place = MenuGroup['products'][number];

/** The branch's menu by category, with the sold-out state and what is counted. */
export const shelvesOf = (
  groups: readonly MenuGroup[],
  soldOut: readonly SoldOut[],
  stock: readonly StockLevel[] = [],
): Shelf[] =>
  groups.map(({ category, products }) => ({
    id: category.id,
    name: category.name,
    dishes: products.map((place) => dishOf(place, soldOut, stock)),
  }));

function dishOf(
  { product, isOrderable }: Place,
  soldOut: readonly SoldOut[],
  stock: readonly StockLevel[],
): Dish {
  const counted = stock.filter((one) => one.product.id === product.id);
  const own = soldOut.filter((out) => out.product.id === product.id);
  const isHere = own.some(({ option }) => option === null);
  const choices = product.config.parts.flatMap(({ name: part, options }) =>
    options.map(({ name, outUntil }): Choice => {
      const isOut = own.some((out) => out.part === part && out.option === name);
      const level = counted.find((one) => one.part === part && one.option === name);
      return { part, name, sale: isOut ? 'here' : outUntil ? 'everywhere' : 'sold', stock: level };
    }),
  );
  const sale = isHere ? 'here' : isOrderable ? 'sold' : 'everywhere';
  const level = counted.find(({ option }) => option === null);
  return { id: product.id, name: product.name, image: product.images[0], sale, stock: level, choices };
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

/** Other devices change the offer, too. */
const EVERY_MS = 30_000;

async function readOffer(branchId: number) {
  const [branch, menus, categories, products, stock] = await Promise.all([
    call('get /api/branches/{id}', { params: { id: branchId } }, texts.loadFailed),
    call('get /api/branches/{id}/menus', { params: { id: branchId } }, texts.loadFailed),
    call('get /api/categories', {}, texts.loadFailed),
    call('get /api/products', {}, texts.loadFailed),
    call('get /api/branches/{id}/stock', { params: { id: branchId } }, texts.loadFailed),
  ]);
  return {
    soldOut: branch.data.soldOut,
    stock: stock.data,
    menus: menus.data,
    categories: categories.data,
    products: products.data,
  };
}

type Offer = Awaited<ReturnType<typeof readOffer>>;

/** The branch's current offer, and the mutations that mark dishes as sold out and set how many there are. */
export function useOffer(branchId: number | null) {
  const client = useQueryClient();
  const queryKey = ['sold-out', branchId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => readOffer(branchId ?? 0),
    enabled: branchId !== null,
    refetchInterval: EVERY_MS,
  });
  const onSuccess = async () => {
    // The menu reflects the change.
    await client.invalidateQueries({ queryKey });
  };
  const { mutateAsync } = useMutation({
    mutationFn: (change: SoldOutChange) =>
      call('put /api/branches/{id}/sold-out', { params: { id: branchId ?? 0 }, body: change }, texts.failed),
    onSuccess,
  });
  const { mutateAsync: setStock } = useMutation({
    mutationFn: (body: StockChange) =>
      call('put /api/branches/{id}/stock', { params: { id: branchId ?? 0 }, body }, texts.failed),
    onSuccess,
  });
  const shelves = useMemo(
    () => (data && branchId !== null ? toShelves(data, branchId) : null),
    [data, branchId],
  );
  return { shelves, error, refetch, change: mutateAsync, setStock };
}

function toShelves({ menus, categories, products, soldOut, stock }: Offer, branchId: number): Shelf[] {
  const menu = activeMenu(menus, branchId, Date.now());
  return menu ? shelvesOf(menuGroups(menu, categories, products), soldOut, stock) : [];
}
