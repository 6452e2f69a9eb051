/** Reorders some ids of a list among the positions they hold; all others stay in place. */
export function reorderSome(all: readonly number[], some: readonly number[]): number[] {
  const moved = new Set(some);
  const next = some.values();
  return all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}
