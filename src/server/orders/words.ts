import type { PaymentMethod } from '../../lib/domain/payment-methods.ts';

/** German names for mails, notifications and receipts: customers see one name for both payment providers. */
export const paymentNames: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Barzahlung',
  'atm-card': 'EC Karte / Debitkarte',
  'hydro-ag-voucher': 'Essensbon',
  mollie: 'Online Zahlung',
  datatrans: 'Online Zahlung',
  'test-terminal': 'Online Zahlung (Test)',
};
