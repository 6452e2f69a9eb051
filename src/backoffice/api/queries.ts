import { QueryClient } from '@tanstack/react-query';

/** A form keeps what it was opened with: data that is fetched anew behind it would make its edit look up to date. */
export const queries = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, retry: 1, staleTime: 5_000 } },
});
