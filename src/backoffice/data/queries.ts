import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import { failures } from './texts.ts';

/** Where nothing is drawn, as in a tab behind others, this has to do. */
const NO_PICTURE_MS = 100;

/** Runs once what a tap or a key has changed by now is on screen; at once if the answer is called before. */
export function afterPaint(run: () => void): () => void {
  let isRun = false;
  const once = () => {
    if (isRun) return;
    isRun = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_PICTURE_MS);
  return once;
}

/** What react-admin makes of a 401, which it would call a success: an entity without anything. */
const isNoAnswer = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && Object.keys(answer).length === 0;

/** A form keeps what it was opened with: data that is fetched anew behind it would make its edit look up to date. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry: 1, staleTime: 5_000 },
    // Without a network it fails and says so. Otherwise it would wait for one without a word.
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onSuccess: (answer) => {
      if (isNoAnswer(answer)) throw new Error(failures.signedOut);
    },
  }),
});

// What a tap has read or written is told once the tap itself is answered on screen: drawing it may take longer than that.
notifyManager.setScheduler((tell) => void afterPaint(tell));
