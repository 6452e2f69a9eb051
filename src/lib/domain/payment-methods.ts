import type { Branch } from './branch.ts';

/** Methods paid at a provider before the shop confirms. `test-terminal` is our own for trying the shop out, without money. */
export const ONLINE_METHODS = ['mollie', 'datatrans', 'test-terminal'] as const;
/** One of `ONLINE_METHODS`. */
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/** Payment methods on the wire (SPEC section 4), including the test provider. */
export const PAYMENT_METHODS = ['cash', 'atm-card', 'hydro-ag-voucher', ...ONLINE_METHODS] as const;
/** One of `PAYMENT_METHODS`. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The config's switches of payment methods (SPEC section 3 'Config'). A missing flag is off. */
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
  enableTestTerminal?: boolean;
}

/** The fields of a branch that decide its payment methods. */
type Paid = Pick<
  Branch,
  'isCashEnabled' | 'isATMCardEnabled' | 'isHydroAGVoucherEnabled' | 'isMollieEnabled' | 'isDatatransEnabled'
>;

/** The payment methods offered to a customer: branch, plugin and config must all enable them (SPEC sections 2 and 3). */
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
    'test-terminal': [config.enableTestTerminal],
  };
  return PAYMENT_METHODS.filter((method) => switches[method].every((isOn) => isOn === true));
}

/** The preselected method: cash, else datatrans, else none, so that the customer chooses (SPEC section 4). */
export function defaultPaymentMethod(offered: readonly PaymentMethod[]): PaymentMethod | null {
  if (offered.includes('cash')) return 'cash';
  return offered.includes('datatrans') ? 'datatrans' : null;
}

/** The methods for an order that staff take: those offered that are paid on site, at least cash. */
export function onSiteMethods(branch: Paid, config: PaymentConfig): PaymentMethod[] {
  const offered = offeredPaymentMethods(branch, config).filter((method) => !isOnlinePayment(method));
  return offered.length > 0 ? offered : ['cash'];
}

/** Whether the order is paid at a provider before the shop confirms. */
export function isOnlinePayment(method: PaymentMethod): method is OnlineMethod {
  return (ONLINE_METHODS as readonly PaymentMethod[]).includes(method);
}

/** The config's switch of each online method, turned off if the server has no provider for it. */
const SWITCHES = {
  mollie: 'enablePluginMollie',
  datatrans: 'enablePluginDatatrans',
  'test-terminal': 'enableTestTerminal',
} as const satisfies Record<OnlineMethod, keyof PaymentConfig>;

/** The settings for customers, without online methods that lack a provider. */
export function withPayable<C extends PaymentConfig>(config: C, payable: ReadonlySet<OnlineMethod>): C {
  const off = ONLINE_METHODS.filter((method) => !payable.has(method) && config[SWITCHES[method]] === true);
  return off.length === 0
    ? config
    : { ...config, ...Object.fromEntries(off.map((method) => [SWITCHES[method], false])) };
}
