import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { Category } from '../../lib/contract/categories.ts';
import type { Menu } from '../../lib/contract/menus.ts';
import { LARGEST_PAGE } from '../api/limits.ts';

const ALL = {
  pagination: { page: 1, perPage: LARGEST_PAGE },
  sort: { field: 'name', order: 'ASC' as const },
};

/** In which categories each product stands, on any menu → their ids. */
export function categoriesByProduct(menus: readonly Menu[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const { catalog } of menus)
    for (const entry of catalog)
      for (const { id } of entry.products) {
        const ids = found.get(id) ?? new Set<number>();
        found.set(id, ids.add(entry.id));
      }
  return found;
}

/** The shop's categories, and what stands in them. */
export function useCategoriesOfProducts() {
  const { data: categories } = useGetList<Category>('categories', ALL);
  const { data: menus } = useGetList<Menu>('menus', ALL);
  return useMemo(() => {
    const byProduct = categoriesByProduct(menus ?? []);
    const names = new Map((categories ?? []).map(({ id, name }) => [id, name]));
    return {
      categories: categories ?? [],
      idsOf: (productId: number): ReadonlySet<number> => byProduct.get(productId) ?? new Set(),
      namesOf: (productId: number) =>
        [...(byProduct.get(productId) ?? [])].flatMap((id) => names.get(id) ?? []),
      productsOf: (categoryId: number) =>
        [...byProduct].filter(([, ids]) => ids.has(categoryId)).map(([productId]) => productId),
    };
  }, [categories, menus]);
}
