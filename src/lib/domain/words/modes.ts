import type { Mode } from '../modes.ts';

/** The order types (SPEC section 4), the same for customers, on receipts, in mails and in the back office. */
export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  takeaway: 'Takeaway',
  delivery: 'Lieferung',
  dineIn: 'Dine In',
};
