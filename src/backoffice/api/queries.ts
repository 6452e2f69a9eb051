import { notifyManager, QueryClient } from '@tanstack/react-query';

/** A form keeps what it was opened with: data that is fetched anew behind it would make its edit look up to date. */
export const queries = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, retry: 1, staleTime: 5_000 } },
});

/** Where nothing is drawn, as in a tab behind others, this has to do. */
const NO_PICTURE_MS = 100;

// What a tap has read or written is told once the tap itself is answered on screen: drawing it may take longer than that.
notifyManager.setScheduler((tell) => {
  let isTold = false;
  const once = () => {
    if (isTold) return;
    isTold = true;
    tell();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_PICTURE_MS);
});
