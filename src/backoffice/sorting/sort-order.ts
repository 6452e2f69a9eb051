/** Reorders some ids of a list among the positions they hold; all others stay in place. */
export function reorderSome(all: readonly number[], some: readonly number[]): number[] {
  const moved = new Set(some);
  const next = some.values();
  return all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}

/** Texts of sorting a list by hand. */
export const sortTexts = {
  order: 'Reihenfolge',
  move: (name: string) => `${name} verschieben`,
  up: (name: string) => `${name} nach oben`,
  down: (name: string) => `${name} nach unten`,
  save: 'Reihenfolge speichern',
  saved: 'Die Reihenfolge gilt.',
  failed: 'Die Reihenfolge konnte nicht gespeichert werden.',
  cancel: 'Abbrechen',
  nothing: 'Hier gibt es nichts zu ordnen.',
} as const;
