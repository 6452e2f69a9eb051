import { useCreate, useNotify, useRedirect } from 'react-admin';
import type { Product } from '../../lib/contract/products.ts';
import { oneTap } from '../forms/one-tap.ts';
import { productTexts as texts } from './texts.ts';

const LONGEST_NAME = 200;

/** A copy of a product, invisible to customers until staff show it. */
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

/** Shared by all pages: the page of the copy has the same button. */
const copyOnce = oneTap();

/** Copies a product and opens the copy. */
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
          // onError has reported it.
        ).catch(() => {}),
      ),
  };
}
