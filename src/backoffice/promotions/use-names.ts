import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useAllOf, useAllProducts } from '../data/lists.ts';
import type { PromotionNames } from './sentence.ts';

interface Named extends RaRecord<number> {
  name: string;
}

const NONE: readonly { id: number; name: string }[] = [];
const byId = (all: readonly { id: number; name: string }[]) => new Map(all.map(({ id, name }) => [id, name]));

/** The names of categories, products and branches, once they are loaded. */
export function usePromotionNames(): PromotionNames {
  const { data: categories = NONE } = useAllOf<Named>('categories');
  const { data: branches = NONE } = useAllOf<Named>('branches');
  const { data: products = NONE } = useAllProducts();
  return useMemo(
    () => ({ categories: byId(categories), branches: byId(branches), products: byId(products) }),
    [categories, branches, products],
  );
}
