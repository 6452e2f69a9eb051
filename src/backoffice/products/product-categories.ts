import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { Category } from '../../lib/contract/entities.ts';
import type { Menu } from '../../lib/contract/menus.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';

const ALL = {
  pagination: { page: 1, perPage: LARGEST_PAGE },
  sort: { field: 'name', order: 'ASC' as const },
};
const NO_CATEGORIES: readonly Category[] = [];

/** The shop's categories by name. */
export function useCategories(): readonly Category[] {
  return useGetList<Category>('categories', ALL).data ?? NO_CATEGORIES;
}

/** The names of the categories in which each product stands, on any menu. */
export function useNamesByProduct(): ReadonlyMap<number, readonly string[]> {
  const categories = useCategories();
  const { data: menus } = useGetList<Menu>('menus', ALL);
  return useMemo(() => namesByProduct(menus ?? [], categories), [menus, categories]);
}

export function namesByProduct(
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
