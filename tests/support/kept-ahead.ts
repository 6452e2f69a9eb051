/** What a worker of the app fetches ahead, and which version of it: the rest of the worker is Workbox's, and its names change with each build. */
export const keptAhead = (worker: string): string[] =>
  [...worker.matchAll(/url:"([^"]+)",revision:("\w+"|null)/g)]
    .map(([, url, revision]) => `${url} ${revision}`)
    .toSorted();
