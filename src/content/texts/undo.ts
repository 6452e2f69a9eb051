/** The way back after a line was removed from the cart. */
export const undo = {
  removed: (name: string) => `${name} entfernt.`,
  undo: 'Rückgängig',
} as const;
