/** A list in which some entries stand in another order among themselves; all others keep their places. */
export function reorderSome(all: readonly number[], some: readonly number[]): number[] {
  const moved = new Set(some);
  const next = some.values();
  return all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}

/** Words for sorting a list by hand. */
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
