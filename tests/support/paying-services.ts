import type { DatatransSandbox } from './datatrans-sandbox.ts';
import { testShop } from './shop.ts';

/** The services that money really goes through. */
export const METHODS = ['mollie', 'datatrans'] as const;
/** An account at the sandbox. */
export const placeAt = ({ merchantId, password, signKey, url }: DatatransSandbox) => ({
  merchantId,
  password,
  signKey,
  url,
  methods: [],
});

/** The test shop with both services switched on, at a branch that has two places in each slot. */
export function payingShop() {
  const shop = testShop();
  const config = {
    ...shop.config,
    enablePluginDatatrans: true,
    enableDatatrans: true,
    paymentMinutes: 15,
  };
  const branches = shop.branches.map((branch) =>
    branch.id === 1 ? { ...branch, isDatatransEnabled: true, slotCapacity: 2 } : branch,
  );
  return { ...shop, config, branches };
}

/** The same lie in the words of each service. */
export function lieOf(
  method: (typeof METHODS)[number],
  lie: { amountCents?: number; currency?: string; reference?: string },
) {
  const { amountCents, currency, reference } = lie;
  return {
    ...(currency && { currency }),
    ...(amountCents && (method === 'mollie' ? { value: '9.99' } : { amount: amountCents })),
    ...(reference && (method === 'mollie' ? { reference } : { refno: reference })),
  } as never;
}
