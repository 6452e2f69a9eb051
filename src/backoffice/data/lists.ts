import { type RaRecord, useGetList } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import type { Category } from '../../lib/contract/entities.ts';
import type { Menu } from '../../lib/contract/menus.ts';
import { call } from './call.ts';
import { couldNot } from './texts.ts';

/** All entities of a list, sorted by the field `named`; data is undefined until loaded. */
export function useAllOf<T extends RaRecord<number>>(list: string, named = 'name') {
  return useGetList<T>(list, {
    pagination: { page: 1, perPage: LARGEST_PAGE },
    sort: { field: named, order: 'ASC' },
  });
}

/** Query key prefix of all uses of `useAllProducts`. */
export const ALL_PRODUCTS = ['products', 'all'];

/** All products by name, or those of one category; undefined until loaded. Without a range, the API answers whole lists. */
export function useAllProducts(category: number | null = null) {
  const { data } = useQuery({
    queryKey: [...ALL_PRODUCTS, category],
    queryFn: async () => {
      const filter = category === null ? undefined : JSON.stringify({ categoryId: category });
      const query = { filter, sort: '["name","ASC"]' };
      return (await call('get /api/products', { query }, couldNot.loadMany('products'))).data;
    },
  });
  return data;
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

/** The names of the categories that contain each product on any menu, by product id. */
export function useCategoriesByProduct(): ReadonlyMap<number, readonly string[]> {
  const categories = useCategories();
  const { data: menus } = useGetList<Menu>('menus', ALL);
  return useMemo(() => categoriesByProduct(menus ?? [], categories), [menus, categories]);
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
