import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { couldNot } from '../api/texts.ts';

/** What has been read of all products, however they were asked for. */
export const ALL_PRODUCTS = ['products', 'all'];

/** All products by name, or those of a category, however many: a list without a range is answered as a whole. Undefined until they are there. */
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
