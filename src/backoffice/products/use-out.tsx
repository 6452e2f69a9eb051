import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Product } from '../../lib/contract/products.ts';
import { afterPicture } from '../api/after-picture.ts';
import { ALL_PRODUCTS } from './all-products.ts';
import { putBack } from './out-changes.ts';
import { OutMenu } from './out-menu.tsx';
import { outTexts as texts } from './texts.ts';

interface Out {
  /** Sells what is off; for what is on, asks at the switch how long it is to be off. */
  flip: (product: Product, at: HTMLElement) => void;
  /** The question, where it is asked. */
  menu: ReactNode;
}

/** Takes products off sale everywhere, for today or for good, and back. `zone`: undefined until it is known. */
export function useOut(zone: string | undefined): Out {
  const [asked, setAsked] = useState<{ product: Product; at: HTMLElement } | null>(null);
  // A tap is answered before the menu is drawn.
  const shown = useDeferredValue(asked);
  const [update] = useUpdate();
  const queries = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();

  const change = useCallback(
    (product: Product, data: Partial<Product>, message: string) => {
      setAsked(null);
      void update(
        'products',
        { id: product.id, data, previousData: product },
        {
          onSuccess: () => {
            void queries.invalidateQueries({ queryKey: ALL_PRODUCTS });
            notify(message, { type: 'success' });
          },
          onError: (error) => {
            notify(error instanceof Error ? error.message : '', { type: 'error' });
            refresh();
          },
        },
      );
    },
    [update, queries, notify, refresh],
  );
  const flip = useCallback(
    (product: Product, at: HTMLElement) => {
      if (product.enabled) setAsked({ product, at });
      // The list draws itself anew when an edit begins: the tap is answered before.
      else afterPicture(() => change(product, putBack(), texts.isBack(product.name)));
    },
    [change],
  );
  const menu = shown && zone && (
    <OutMenu
      product={shown.product}
      zone={zone}
      at={shown.at}
      onChange={change}
      onClose={() => setAsked(null)}
    />
  );
  return { flip, menu };
}
