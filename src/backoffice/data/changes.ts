/** Whether two values of the API are equal. Fields come in the contract's order, and a missing value counts as null. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields of `after` that differ from `before`; the id is none. */
export function changedFields<T extends object>(
  before: Partial<T> | undefined,
  after: Partial<T>,
): Partial<T> {
  const old = (before ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => name !== 'id' && !isSame(value, old[name])),
  ) as Partial<T>;
}
