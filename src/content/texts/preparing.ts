/** How long orders take now. In a file of its own: the landing page loads nothing else of the branch page. */
export const pausedUntil = (time: string) => `Bestellungen wieder ab ${time}`;

export const preparing = (minutes: number) => `zurzeit etwa ${minutes} Min.`;
