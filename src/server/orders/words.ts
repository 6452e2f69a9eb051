import type { Mode } from '../../lib/domain/modes.ts';
import type { PaymentMethod } from '../../lib/domain/payment-methods.ts';

/** German names of what orders have, in whatever goes out to somebody: mails, notifications, receipts. */
export const modeNames: Readonly<Record<Mode, string>> = {
  takeaway: 'Abholung',
  delivery: 'Lieferung',
  dineIn: 'Vor Ort',
};

/** Both providers of online payment are one method to whoever pays. */
export const paymentNames: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Barzahlung',
  'atm-card': 'EC Karte / Debitkarte',
  'hydro-ag-voucher': 'Essensbon',
  mollie: 'Online Zahlung',
  datatrans: 'Online Zahlung',
  'test-terminal': 'Online Zahlung (Test)',
};
