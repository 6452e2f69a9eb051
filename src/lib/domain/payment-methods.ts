import type { Branch } from './branch.ts';

/** Payment method values of the wire (SPEC section 4). */
export const PAYMENT_METHODS = ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'] as const;
/** One of `PAYMENT_METHODS`. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The config's switches for payment methods (SPEC section 3 'Config'). A flag that is missing is off. */
export interface PaymentConfig {
  enableCash?: boolean;
  enablePluginATMCard?: boolean;
  enableATMCard?: boolean;
  enablePluginHydroAGVoucher?: boolean;
  enableHydroAGVoucher?: boolean;
  enablePluginMollie?: boolean;
  enableMollie?: boolean;
  enablePluginDatatrans?: boolean;
  enableDatatrans?: boolean;
}

/** What of a branch says how it can be paid. */
type Paid = Pick<
  Branch,
  'isCashEnabled' | 'isATMCardEnabled' | 'isHydroAGVoucherEnabled' | 'isMollieEnabled' | 'isDatatransEnabled'
>;

/** The methods a customer can choose from: branch, plugin and config must all have it switched on (SPEC sections 2 and 3). */
export function offeredPaymentMethods(branch: Paid, config: PaymentConfig): PaymentMethod[] {
  const switches: Record<PaymentMethod, (boolean | undefined)[]> = {
    cash: [branch.isCashEnabled, config.enableCash],
    'atm-card': [branch.isATMCardEnabled, config.enablePluginATMCard, config.enableATMCard],
    'hydro-ag-voucher': [
      branch.isHydroAGVoucherEnabled,
      config.enablePluginHydroAGVoucher,
      config.enableHydroAGVoucher,
    ],
    mollie: [branch.isMollieEnabled, config.enablePluginMollie, config.enableMollie],
    datatrans: [branch.isDatatransEnabled, config.enablePluginDatatrans, config.enableDatatrans],
  };
  return PAYMENT_METHODS.filter((method) => switches[method].every((isOn) => isOn === true));
}

/** The method the checkout starts with: cash, else datatrans, else none, so that the customer chooses (SPEC section 4). */
export function defaultPaymentMethod(offered: readonly PaymentMethod[]): PaymentMethod | null {
  if (offered.includes('cash')) return 'cash';
  return offered.includes('datatrans') ? 'datatrans' : null;
}

/** Whether paying happens at a provider's terminal, before the shop confirms. */
export function isOnlinePayment(method: PaymentMethod): boolean {
  return method === 'mollie' || method === 'datatrans';
}
