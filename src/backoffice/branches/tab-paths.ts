/** Where the tabs of a branch are, below its form. */
export const PATHS = {
  hours: 'zeiten',
  delivery: 'lieferung',
  ordering: 'bestellen',
  paying: 'bezahlen',
  keys: 'schluessel',
} as const;
