import type { Config } from '../../lib/contract/config.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import type { OnlineMethod } from '../../lib/domain/payment-methods.ts';
import { restockedFields, stillSoldOut } from '../../lib/domain/sold-out.ts';
import { createSnapshots, type CurrentShop } from './shop-cache.ts';

/** Browsers keep a simulated shop's carts under a name of their own. */
const ENDING = '-vorschau';
/** What the contract allows of a shop's key. */
const LONGEST_KEY = 60;

/** The shop as customers will have it at an instant (epoch milliseconds) unless it is edited. */
export type ShopAt = (current: CurrentShop, at: number) => CurrentShop;

/**
 * What time alone changes: tax rates, and what is sold out until then. Snapshots, and all that is derived from them, are apart from the
 * real shop's: nothing of them can reach customers.
 */
export function createShopAt(payable: ReadonlySet<OnlineMethod>): ShopAt {
  const snapshotAt = createSnapshots(payable);
  let last: { of: CurrentShop; from: number; until: number; made: CurrentShop } | null = null;
  return (current, at) => {
    if (last?.of === current && last.from <= at && at < last.until) return last.made;
    const made = snapshotAt({ ...current, shop: simulated(current.shop, at) }, at);
    const changes = [...restocksOf(current.shop), made.taxedUntil, current.taxedUntil];
    const from = Math.max(-Infinity, ...changes.filter((change) => change <= at));
    const until = Math.min(Infinity, ...changes.filter((change) => change > at));
    last = { of: current, from, until, made };
    return made;
  };
}

function simulated(shop: Shop, at: number): Shop {
  return {
    ...shop,
    config: simulatedConfig(shop.config),
    products: shop.products.map((product) => {
      const fields = restockedFields(product, at);
      return fields ? { ...product, ...fields } : product;
    }),
    branches: shop.branches.map((branch) => {
      const soldOut = stillSoldOut(branch.soldOut, at);
      const fewLeft = stillSoldOut(branch.fewLeft, at);
      const isSame = soldOut === branch.soldOut && fewLeft === branch.fewLeft;
      return isSame ? branch : { ...branch, soldOut, fewLeft };
    }),
  };
}

/** No app, which would keep the pages, no holds of places, which would take them from customers, and no visits to count. */
const simulatedConfig = (config: Config): Config => ({
  ...config,
  shop: config.shop.slice(0, LONGEST_KEY - ENDING.length) + ENDING,
  enablePluginPWA: false,
  enablePluginVisits: false,
  slotHoldMinutes: 0,
});

/** When something that is sold out comes back, in epoch milliseconds. */
function restocksOf({ products, branches }: Shop): number[] {
  const untils = [
    ...products.flatMap(({ outUntil, config }) => [
      outUntil,
      ...config.parts.flatMap(({ options }) => options.map((option) => option.outUntil)),
    ]),
    ...branches.flatMap(({ soldOut, fewLeft }) => [...soldOut, ...fewLeft].map(({ until }) => until)),
  ];
  return untils.flatMap((until) => (until ? [Date.parse(until)] : []));
}
