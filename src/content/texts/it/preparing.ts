import type * as german from '../preparing.ts';

/** How long orders take now. In a file of its own: the landing page loads nothing else of the branch page. */
export const pausedUntil: typeof german.pausedUntil = (time) => `Ordini di nuovo dalle ${time}`;

export const preparing: typeof german.preparing = (minutes) => `ora circa ${minutes} min`;
