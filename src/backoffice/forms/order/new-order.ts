/** A list in which some entries stand in another order among themselves; all others keep their places. */
export function withOrder(all: readonly number[], some: readonly number[]): number[] {
  const meant = new Set(some);
  const next = some.values();
  return all.map((id) => (meant.has(id) ? (next.next().value ?? id) : id));
}
