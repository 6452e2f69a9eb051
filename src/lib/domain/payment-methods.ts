import type { Branch } from './branch.ts';

/** Paying happens at a terminal on the web, before the shop confirms. `test-terminal` is ours, for trying the shop out: no money moves. */
export const ONLINE_METHODS = ['mollie', 'datatrans', 'test-terminal'] as const;
/** One of `ONLINE_METHODS`. */
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/** Payment method values of the wire (SPEC section 4), and the test terminal. */
export const PAYMENT_METHODS = ['cash', 'atm-card', 'hydro-ag-voucher', ...ONLINE_METHODS] as const;
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
  enableTestTerminal?: boolean;
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
    'test-terminal': [config.enableTestTerminal],
  };
  return PAYMENT_METHODS.filter((method) => switches[method].every((isOn) => isOn === true));
}

/** The method the checkout starts with: cash, else datatrans, else none, so that the customer chooses (SPEC section 4). */
export function defaultPaymentMethod(offered: readonly PaymentMethod[]): PaymentMethod | null {
  if (offered.includes('cash')) return 'cash';
  return offered.includes('datatrans') ? 'datatrans' : null;
}

/** Whether paying happens at a provider's terminal, before the shop confirms. */
export function isOnlinePayment(method: PaymentMethod): method is OnlineMethod {
  return (ONLINE_METHODS as readonly PaymentMethod[]).includes(method);
}

/** The switch of each online method that is turned off where the server cannot have it paid. */
const SWITCHES = {
  mollie: 'enablePluginMollie',
  datatrans: 'enablePluginDatatrans',
  'test-terminal': 'enableTestTerminal',
} as const satisfies Record<OnlineMethod, keyof PaymentConfig>;

/** The settings as customers have them: without the online methods that nobody can be paid by. */
export function withPayable<C extends PaymentConfig>(config: C, payable: ReadonlySet<OnlineMethod>): C {
  const off = ONLINE_METHODS.filter((method) => !payable.has(method) && config[SWITCHES[method]] === true);
  return off.length === 0
    ? config
    : { ...config, ...Object.fromEntries(off.map((method) => [SWITCHES[method], false])) };
}
