/** Payment method values of the wire (SPEC section 4). */
export const PAYMENT_METHODS = ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
