/** Words of the search for a branch (SPEC sections 2 and 5 'Branch search'). */

export const branchSearch = {
  label: 'Filiale suchen',
  placeholder: 'PLZ / Ort',
  tags: 'Nach Merkmal filtern',
  found: (shown: number, all: number) => `${shown} von ${all} Filialen werden angezeigt.`,
  nothing: 'Leider wurden keine Ergebnisse gefunden.',
} as const;
