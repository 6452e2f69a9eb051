import { createKeptStorage } from './storage.ts';

/** Where the open page keeps things, besides its cart (docs/decisions/0001). */

/** In the browser, for every tab and for later. */
export const browserStorage = createKeptStorage([() => localStorage, () => sessionStorage]);

/** In the tab: the next person at the browser finds nothing of it. */
export const tabStorage = createKeptStorage([() => sessionStorage]);
