/** Whether two values from the API are the same: each comes with its fields in the contract's order, and what is not there is null. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
