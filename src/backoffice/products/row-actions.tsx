import { createContext, use, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Product } from '../../lib/contract/products.ts';
import { putBack } from './out-changes.ts';
import { OutMenu } from './out-menu.tsx';
import { useNamesByProduct } from './product-categories.ts';
import { useConfig } from './shop-facts.ts';
import { outTexts as texts } from './texts.ts';
import { useDuplicate } from './use-duplicate.ts';

/** What the rows of the list share: looked up and held once for all of them. */
interface Rows {
  categoryNames: ReadonlyMap<number, readonly string[]>;
  currency: string;
  zone: string | undefined;
  /** Sells what is off; for what is on, asks how long it is to be off. */
  flip: (product: Product, at: HTMLElement) => void;
  duplicate: (product: Product) => void;
}

const RowsContext = createContext<Rows | null>(null);

export function useRows(): Rows {
  const rows = use(RowsContext);
  if (!rows) throw new Error('a row outside of its list');
  return rows;
}

export function RowActions({ children }: { children: ReactNode }) {
  const config = useConfig();
  const categoryNames = useNamesByProduct();
  const [asked, setAsked] = useState<{ product: Product; at: HTMLElement } | null>(null);
  // A tap is answered before the menu is drawn.
  const shown = useDeferredValue(asked);
  const [update] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { duplicate: copy } = useDuplicate();

  const change = useCallback(
    (product: Product, data: Partial<Product>, message: string) => {
      setAsked(null);
      void update(
        'products',
        { id: product.id, data, previousData: product },
        {
          onSuccess: () => notify(message, { type: 'success' }),
          onError: (error) => {
            notify(error instanceof Error ? error.message : '', { type: 'error' });
            refresh();
          },
        },
      );
    },
    [update, notify, refresh],
  );
  const flip = useCallback(
    (product: Product, at: HTMLElement) =>
      product.enabled ? setAsked({ product, at }) : change(product, putBack(), texts.isBack(product.name)),
    [change],
  );
  const duplicate = useCallback((product: Product) => void copy(product), [copy]);
  const { currency = 'EUR', timezone: zone } = config ?? {};
  const rows = useMemo(
    () => ({ categoryNames, currency, zone, flip, duplicate }),
    [categoryNames, currency, zone, flip, duplicate],
  );
  return (
    <RowsContext value={rows}>
      {children}
      {shown && zone && (
        <OutMenu
          product={shown.product}
          zone={zone}
          at={shown.at}
          onChange={change}
          onClose={() => setAsked(null)}
        />
      )}
    </RowsContext>
  );
}
