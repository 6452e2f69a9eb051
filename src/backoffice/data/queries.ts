import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import { failures } from './texts.ts';

/** For background tabs, which render nothing. */
const NO_PAINT_MS = 100;

/** Runs once the effect of the current tap or key press is painted; at once if the returned function is called. */
export function afterPaint(run: () => void): () => void {
  let isRun = false;
  const once = () => {
    if (isRun) return;
    isRun = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_PAINT_MS);
  return once;
}

/** react-admin turns a 401 into an empty entity and a success. */
const isNoAnswer = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && Object.keys(answer).length === 0;

/** A form keeps the data it was opened with: a refetch behind it would make its edit look current. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry: 1, staleTime: 5_000 },
    // Without a network, fail with a message instead of waiting silently.
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onSuccess: (answer) => {
      if (isNoAnswer(answer)) throw new Error(failures.signedOut);
    },
  }),
});

// Results are delivered after the tap's own effect is painted, since rendering them may take longer.
notifyManager.setScheduler((notify) => void afterPaint(notify));

/**
 * Reads these queries again after a change. A first read in progress would otherwise count as the new one, although it may be older
 * than the change.
 */
export async function readAgain(queryKey: readonly unknown[]): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}

/** How long settings and branches count as current: only admins change them, and rarely. */
export const RARELY_CHANGED_MS = 5 * 60_000;
