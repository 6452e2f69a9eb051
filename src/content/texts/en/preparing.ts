import type * as german from '../preparing.ts';

/** How long orders take now. In a file of its own: the landing page loads nothing else of the branch page. */
export const pausedUntil: typeof german.pausedUntil = (time) => `Orders again from ${time}`;

export const preparing: typeof german.preparing = (minutes) => `currently about ${minutes} min`;
