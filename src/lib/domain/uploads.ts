import type { ChosenPart, UploadRef } from './cart-item.ts';

// Beside `cart-item.ts`, which every branch page loads before the first tap.

/** The customer's files in the parts, in their order. */
export function uploadsIn(parts: readonly ChosenPart[]): UploadRef[] {
  return parts.flatMap(({ value }) =>
    typeof value === 'string' ? [] : value.filter((entry) => typeof entry !== 'string'),
  );
}
