import { useRef, useState } from 'react';
import { useDataProvider, useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import type { PriceStep } from './bulk-prices.ts';

interface Run {
  of: number;
  done: number;
  failed: { name: string; why: string }[];
  isRunning: boolean;
}

/** Carries price changes out one by one, so that what fails keeps nobody else from their new price. */
export function useRunPrices() {
  const provider = useDataProvider();
  const refresh = useRefresh();
  const [run, setRun] = useState<Run | null>(null);
  const logoutIfDenied = useLogoutIfAccessDenied();
  const isStopped = useRef(false);

  /** Answers which products have their new price. */
  const start = async (steps: readonly PriceStep[]): Promise<ReadonlySet<number>> => {
    const changed = new Set<number>();
    isStopped.current = false;
    const state: Run = { of: steps.length, done: 0, failed: [], isRunning: true };
    setRun({ ...state });
    for (const { product, after } of steps) {
      if (isStopped.current) break;
      try {
        await provider.update('products', {
          id: product.id,
          data: { price: after },
          previousData: { id: product.id, price: product.price },
        });
        changed.add(product.id);
        state.done = changed.size;
      } catch (error) {
        if (await logoutIfDenied(error)) break;
        state.failed = [
          ...state.failed,
          { name: product.name, why: error instanceof Error ? error.message : '' },
        ];
      }
      setRun({ ...state });
    }
    setRun({ ...state, isRunning: false });
    refresh();
    return changed;
  };

  return { run, start, stop: () => void (isStopped.current = true), forget: () => setRun(null) };
}
