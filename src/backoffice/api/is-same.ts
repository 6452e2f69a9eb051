/** Whether two values from the API are the same: each comes with its fields in the contract's order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
