import { type RaRecord, useGetList, type ResourceCallbacks } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import type { Category, Menu } from '../../lib/contract/entities.ts';
import { stationsOnMenu } from '../../lib/domain/kitchen.ts';
import { call } from './call.ts';
import { couldNot } from './texts.ts';
import type { Branch } from '../../lib/contract/branches.ts';
import { dataProvider } from './data-provider.ts';
import { worksEverywhere } from '../../lib/contract/roles.ts';
import { readMe } from './me.ts';
import { queries, RARELY_CHANGED_MS } from './queries.ts';

/** All entities of a list, sorted by the field `named`; data is undefined until loaded, or unless `isEnabled`. */
export function useAllOf<T extends RaRecord<number>>(list: string, named = 'name', isEnabled = true) {
  return useGetList<T>(
    list,
    { pagination: { page: 1, perPage: LARGEST_PAGE }, sort: { field: named, order: 'ASC' } },
    { enabled: isEnabled },
  );
}

/** Query key prefix of all uses of `useAllProducts`. */
export const ALL_PRODUCTS = ['products', 'all'];

/** All products by name, or those of one category. Without a range, the API answers whole lists. */
export function useAllProducts(category: number | null = null) {
  return useQuery({
    queryKey: [...ALL_PRODUCTS, category],
    queryFn: async () => {
      const filter = category === null ? undefined : JSON.stringify({ categoryId: category });
      const query = { filter, sort: '["name","ASC"]' };
      return (await call('get /api/products', { query }, couldNot.loadMany('products'))).data;
    },
  });
}

const ALL = {
  pagination: { page: 1, perPage: LARGEST_PAGE },
  sort: { field: 'name', order: 'ASC' as const },
};
const NO_CATEGORIES: readonly Category[] = [];

/** The shop's categories by name. */
export function useCategories(): readonly Category[] {
  return useGetList<Category>('categories', ALL).data ?? NO_CATEGORIES;
}

/** The names of the categories that contain each product on any menu, by product id; undefined until loaded. */
export function useCategoriesByProduct(): ReadonlyMap<number, readonly string[]> | undefined {
  const { data: categories } = useGetList<Category>('categories', ALL);
  const { data: menus } = useGetList<Menu>('menus', ALL);
  return useMemo(
    () => (menus && categories ? categoriesByProduct(menus, categories) : undefined),
    [menus, categories],
  );
}

function categoriesByProduct(
  menus: readonly Pick<Menu, 'catalog'>[],
  categories: readonly Pick<Category, 'id' | 'name'>[],
): ReadonlyMap<number, readonly string[]> {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const found = new Map<number, string[]>();
  for (const { catalog } of menus)
    for (const { id, products } of catalog) {
      const name = names.get(id);
      if (name === undefined) continue;
      for (const product of products) {
        const those = found.get(product.id);
        if (!those) found.set(product.id, [name]);
        else if (!those.includes(name)) those.push(name);
      }
    }
  return found;
}

/** The shop's stations in the kitchen's order; undefined until loaded. */
export const useStations = () =>
  useQuery({
    queryKey: ['stations', 'in-order-of-kitchen'],
    queryFn: async () => (await call('get /api/stations', {}, couldNot.loadMany('stations'))).data,
  });

/** Who prepares products; null: the shop has no stations, or they are not loaded. */
export interface StationsByProduct {
  names: ReadonlyMap<number, string>;
  /** The stations of the categories that contain each product, by menu. */
  ofCategories: readonly ReadonlyMap<number, number>[];
}

export function useStationsByProduct(): StationsByProduct | null {
  const { data: stations } = useStations();
  const { data: categories } = useGetList<Category>('categories', ALL);
  const { data: menus } = useGetList<Menu>('menus', ALL);
  return useMemo(() => {
    if (!stations?.length || !categories || !menus) return null;
    return {
      names: new Map(stations.map(({ id, name }) => [id, name])),
      ofCategories: menus.map(({ catalog }) => stationsOnMenu(catalog, { categories, products: [] })),
    };
  }, [stations, categories, menus]);
}

export const MY_BRANCHES = ['own-branches'];

/** The branches that a person works for, in the shop's order; undefined until loaded. */
export const useMyBranches = (): Branch[] | undefined => useMyBranchesQuery().data;

/** The same as a query, which tries again for as long as the API cannot be reached. */
export const useMyBranchesQuery = () =>
  useQuery({
    queryKey: MY_BRANCHES,
    async queryFn() {
      const [me, { data: all }] = await Promise.all([
        readMe(),
        // Past react-admin, which takes a 401 for a success.
        dataProvider.getList<Branch>('branches', { filter: {} }),
      ]);
      const own = new Set(me.branches.map(({ id }) => id));
      return worksEverywhere(me) ? all : all.filter(({ id }) => own.has(id));
    },
    staleTime: RARELY_CHANGED_MS,
    retry: true,
  });

function refetch<T>(result: T): Promise<T> {
  void queries.invalidateQueries({ queryKey: MY_BRANCHES });
  return Promise.resolve(result);
}

/** Shows created, renamed and deleted branches at once wherever staff choose one. */
export const branchChanges: ResourceCallbacks = {
  resource: 'branches',
  afterCreate: refetch,
  afterUpdate: refetch,
  afterDelete: refetch,
};
