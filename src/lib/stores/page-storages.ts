import { createSafeStorage } from './storage.ts';

// Beside `storage.ts`, which every branch page loads before the first tap for its cart.

/** What the open page stores besides its cart, for every tab and for later (docs/decisions/0001). */
export const browserStorage = createSafeStorage([() => localStorage, () => sessionStorage]);

/** What the open page stores for its tab only: the next person at the browser finds nothing of it. */
export const tabStorage = createSafeStorage([() => sessionStorage]);
