import { useCreate, useNotify, useRedirect } from 'react-admin';
import type { Product } from '../../lib/contract/products.ts';
import { oneTap } from '../forms/one-tap.ts';
import { productTexts as texts } from './texts.ts';

const LONGEST_NAME = 200;

/** What a copy of a product is made from: customers see it only once somebody says so. */
function copyOf(product: Product): Omit<Product, 'id'> {
  const name = texts.copyName(product.name);
  const copy: Partial<Product> & Omit<Product, 'id'> = {
    ...product,
    name: name.length > LONGEST_NAME ? product.name : name,
    visible: false,
  };
  delete copy.id;
  return copy;
}

/** One for all pages: the copy is opened with the same button on it. */
const copyOnce = oneTap();

/** Makes a copy of a product and opens it. */
export function useDuplicate() {
  const [create, { isPending }] = useCreate<Product>();
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    isPending,
    duplicate: (product: Product) =>
      copyOnce(() =>
        create(
          'products',
          { data: copyOf(product) },
          {
            returnPromise: true,
            onSuccess: ({ id }) => {
              notify(texts.duplicated, { type: 'success' });
              redirect('edit', 'products', id);
            },
            onError: (error) => notify(error instanceof Error ? error.message : '', { type: 'error' }),
          },
          // Told of above.
        ).catch(() => {}),
      ),
  };
}
