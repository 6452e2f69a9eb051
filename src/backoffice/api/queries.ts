import { notifyManager, QueryClient } from '@tanstack/react-query';
import { afterPicture } from './after-picture.ts';

/** A form keeps what it was opened with: data that is fetched anew behind it would make its edit look up to date. */
export const queries = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, retry: 1, staleTime: 5_000 } },
});

// What a tap has read or written is told once the tap itself is answered on screen: drawing it may take longer than that.
notifyManager.setScheduler((tell) => void afterPicture(tell));
