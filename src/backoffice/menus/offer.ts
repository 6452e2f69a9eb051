import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Category } from '../../lib/contract/entities.ts';
import type { Product } from '../../lib/contract/products.ts';
import { call } from '../api/call.ts';
import { couldNot } from '../api/texts.ts';
import { useAllProducts } from '../products/all-products.ts';

/** Everything that can stand on a menu, however much that is. */
export function useOffer() {
  const products = useAllProducts();
  const { data: categories } = useQuery({
    queryKey: ['categories', 'all'],
    queryFn: async () => (await call('get /api/categories', {}, couldNot.loadMany('categories'))).data,
  });
  return useMemo(
    () => (products && categories ? toOffer(products, categories) : null),
    [products, categories],
  );
}

const toOffer = (products: readonly Product[], categories: readonly Category[]) => ({
  products,
  categories,
  product: new Map(products.map((one) => [one.id, one])),
  category: new Map(categories.map((one) => [one.id, one])),
});

export type Offer = ReturnType<typeof toOffer>;
