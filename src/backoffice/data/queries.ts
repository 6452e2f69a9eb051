import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import { afterPaint } from './after-paint.ts';
import { failures } from './texts.ts';

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
