import type { Mode } from './modes.ts';

/** The order types in German (SPEC section 4), the same for customers, on receipts, in mails and in the back office. */
export const MODE_NAMES = {
  takeaway: 'Takeaway',
  delivery: 'Lieferung',
  dineIn: 'Dine In',
} as const satisfies Record<Mode, string>;
