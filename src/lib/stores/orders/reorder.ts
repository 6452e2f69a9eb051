import { atom } from 'nanostores';
import { changes as words } from '../../../content/texts/cart-changes.ts';
import { createApi, type Api } from '../../client/api.ts';
import { addMissing, sameAgain, type PastChange } from '../../domain/reorder.ts';
import { formatAmount } from '../../domain/quantity.ts';
import type { CartItem } from '../../domain/cart-item.ts';
import { unitName } from '../../domain/words/units.ts';
import { sumCart } from '../../domain/cart-sum.ts';
import { menuProducts } from '../../domain/menu.ts';
import { formatMoney } from '../../domain/money.ts';
import { cartStorage, json } from '../storage.ts';
import { readLiveMenu } from '../menu/live-menu.ts';
import { currentShop } from '../page.ts';
import type { KnownOrder } from './device-orders.ts';

/**
 * How far a customer has come with ordering the same again. `changed`: the menu is another one, so they are asked first; `total` is
 * blank where nothing of the order can be had. `filled`: it is in the cart.
 */
export type AgainStep =
  | { state: 'idle' | 'asking' | 'unreachable' | 'filled' }
  | { state: 'changed'; changes: string[]; total: string };

/** A change since the last order, in one sentence. */
function changeText({ name, reason, product, kept, unitPrice }: PastChange, currency: string): string {
  if (reason === 'priceChanged' && unitPrice !== undefined)
    return words.priceChanged(name, formatMoney(unitPrice, currency));
  if (reason === 'renamed' && product) return words.renamed(name, product.name);
  if (reason === 'amountChanged' && kept)
    return words.amountToday(name, `${formatAmount(kept.amount)} ${unitName(kept.unit)}`);
  if (reason === 'gone' || reason === 'soldOut' || reason === 'unitGone' || reason === 'optionsGone')
    return words[reason](name);
  return words.changed(name);
}

interface Dependencies {
  api: Api;
  currency: string;
  /** Puts the lines into the cart of the order's branch, for its mode and area. */
  fill: (order: KnownOrder, items: CartItem[]) => void;
}

/** Fills a cart with the lines of an earlier order, at today's prices; asks first where something is gone or costs something else. */
export function createAgain(order: KnownOrder, { api, currency, fill }: Dependencies) {
  const $step = atom<AgainStep>({ state: 'idle' });
  let items: CartItem[] = [];

  function take(): void {
    fill(order, items);
    $step.set({ state: 'filled' });
  }

  return {
    $step,
    async start(): Promise<void> {
      if ($step.get().state === 'asking') return;
      $step.set({ state: 'asking' });
      const menu = await readLiveMenu(api, order.branch.id, Date.now());
      if (menu.state === 'unreachable') return $step.set({ state: 'unreachable' });
      const again = sameAgain(order.lines, menuProducts(menu.groups));
      items = again.items;
      if (again.changes.length === 0) return take();
      const { totalGross: goods } = sumCart(items, { mode: order.mode, area: null });
      const total = items.length > 0 ? formatMoney(goods, currency) : '';
      $step.set({ state: 'changed', changes: again.changes.map((one) => changeText(one, currency)), total });
    },
    /** The customer agrees to what has changed. */
    accept: take,
  };
}

export type Again = ReturnType<typeof createAgain>;

/** Its pages drop lines that they cannot read. */
const { decode } = json((cart) => (Array.isArray(cart) ? (cart as CartItem[]) : []));
const keyOf = ({ branch }: KnownOrder, name: string) =>
  `asp.${currentShop().shop}.${branch.identifier}.${name}`;

/** Whether nothing is in the cart of the order's branch. */
export const isCartEmpty = (order: KnownOrder): boolean =>
  decode(cartStorage.values[keyOf(order, 'cart')]).length === 0;

/** The branch's pages read both when they are shown. */
function fillCart(order: KnownOrder, items: CartItem[]): void {
  const { mode, area } = order;
  const { values } = cartStorage;
  const key = keyOf(order, 'cart');
  values[key] = JSON.stringify(addMissing(decode(values[key]), items));
  values[keyOf(order, 'choice')] = JSON.stringify({ mode, area });
}

/** Ordering the same again from the open page. */
export const openAgain = (order: KnownOrder): Again =>
  createAgain(order, { api: createApi(currentShop().api), currency: currentShop().currency, fill: fillCart });
