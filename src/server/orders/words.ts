import type { Mode } from '../../lib/domain/modes.ts';
import type { PaymentMethod } from '../../lib/domain/payment-methods.ts';

/** German names for mails, notifications and receipts. */
export const modeNames: Readonly<Record<Mode, string>> = {
  takeaway: 'Abholung',
  delivery: 'Lieferung',
  dineIn: 'Vor Ort',
};

/** Customers see one name for both payment providers. */
export const paymentNames: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Barzahlung',
  'atm-card': 'EC Karte / Debitkarte',
  'hydro-ag-voucher': 'Essensbon',
  mollie: 'Online Zahlung',
  datatrans: 'Online Zahlung',
  'test-terminal': 'Online Zahlung (Test)',
};
