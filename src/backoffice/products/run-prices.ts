import { useRef, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
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
  const isStopped = useRef(false);

  const start = async (steps: readonly PriceStep[]) => {
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
        state.done += 1;
      } catch (error) {
        state.failed = [
          ...state.failed,
          { name: product.name, why: error instanceof Error ? error.message : '' },
        ];
      }
      setRun({ ...state });
    }
    setRun({ ...state, isRunning: false });
    refresh();
  };

  return { run, start, stop: () => void (isStopped.current = true), forget: () => setRun(null) };
}
