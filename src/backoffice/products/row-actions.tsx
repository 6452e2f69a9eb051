import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import type { Product } from '../../lib/contract/products.ts';
import { useNamesByProduct } from './product-categories.ts';
import { useConfig } from './shop-facts.ts';
import { useDuplicate } from './use-duplicate.ts';
import { useOut } from './use-out.tsx';

/** What the rows of the list share: looked up and held once for all of them. */
interface Rows {
  categoryNames: ReadonlyMap<number, readonly string[]>;
  currency: string;
  zone: string | undefined;
  flip: ReturnType<typeof useOut>['flip'];
  duplicate: (product: Product) => void;
}

const RowsContext = createContext<Rows | null>(null);

export function useRows(): Rows {
  const rows = use(RowsContext);
  if (!rows) throw new Error('a row outside of its list');
  return rows;
}

export function RowActions({ children }: { children: ReactNode }) {
  const { currency = 'EUR', timezone: zone } = useConfig() ?? {};
  const categoryNames = useNamesByProduct();
  const { flip, menu } = useOut(zone);
  const { duplicate: copy } = useDuplicate();
  const duplicate = useCallback((product: Product) => void copy(product), [copy]);
  const rows = useMemo(
    () => ({ categoryNames, currency, zone, flip, duplicate }),
    [categoryNames, currency, zone, flip, duplicate],
  );
  return (
    <RowsContext value={rows}>
      {children}
      {menu}
    </RowsContext>
  );
}
