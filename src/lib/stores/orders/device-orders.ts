import { atom } from 'nanostores';
import type { PublicOrder } from '../../contract/orders.ts';
import type { PastLine } from '../../domain/reorder.ts';
import type { CartItem, ChosenPart } from '../../domain/cart-item.ts';
import type { Mode } from '../../domain/modes.ts';
import { toCents } from '../../domain/money.ts';
import { modeOf } from '../../domain/order-mode.ts';
import { lineInGerman } from '../../domain/own-words.ts';
import { isFinal } from '../../domain/order.ts';
import { uploadsIn } from '../../domain/uploads.ts';
import { once } from '../once.ts';
import { currentShop } from '../page.ts';
import { browserStorage, json, type TextStorage } from '../storage.ts';

/** An order that this device knows: one that was placed here, or taken along from another device. */
export interface KnownOrder {
  uid: string;
  hash: string;
  orderedAt: string;
  /** The instant that it is for. */
  dueAt: string;
  /** Whether it was seen to be over. */
  isOver: boolean;
  /** `identifier` and `name` are blank where the API does not say them. */
  branch: { id: number; identifier: string; name: string };
  mode: Mode;
  /** The delivery area, as the cart names it. */
  area: string | null;
  lines: PastLine[];
}

/** The oldest ones make room. */
export const MOST_ORDERS = 20;
const DAY_MS = 24 * 60 * 60_000;
/** What is older is forgotten. */
export const KEPT_MS = 365 * DAY_MS;
/** An order that nobody finished counts as over this long after it was due. */
export const UNFINISHED_MS = DAY_MS / 2;

/** Whether the order is on its way as far as the device knows. `now` in epoch ms. */
export const isRunning = ({ isOver, dueAt }: KnownOrder, now: number): boolean =>
  !isOver && now < Date.parse(dueAt) + UNFINISHED_MS;

/** In the place of orders: the customer wants none to be kept. */
const OFF = 'off';

function readOrders(stored: unknown): KnownOrder[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((one): one is KnownOrder => {
    const { uid, hash, branch, lines, orderedAt, dueAt } = Object(one) as Partial<KnownOrder>;
    const isDated = !Number.isNaN(Date.parse(orderedAt ?? '') + Date.parse(dueAt ?? ''));
    return typeof uid === 'string' && typeof hash === 'string' && isDated && !!branch && Array.isArray(lines);
  });
}

/** A customer's files belong to the order that they were sent with. */
const hasNoFiles = (part: ChosenPart) => uploadsIn([part]).length === 0;

/** Other APIs may not answer with what was ordered. */
function linesOf({ items = [] }: Partial<PublicOrder>, cart: readonly CartItem[]): PastLine[] {
  return items.map(lineInGerman).flatMap(({ product, name, amount, unit, parts, unitPrice }) => {
    if (!product) return [];
    const image = cart.find((line) => line.product.id === product.id)?.product.images[0] ?? null;
    const kept = parts.filter(hasNoFiles);
    return [{ product: product.id, name, amount, unit, parts: kept, unitPrice: toCents(unitPrice), image }];
  });
}

const dueOf = ({ appointment, appointmentDate, createdAt }: PublicOrder) =>
  appointment ?? appointmentDate ?? createdAt;

/** What the device knows besides, of an order that was placed here. */
interface PlacedHere {
  branch: KnownOrder['branch'];
  area: string | null;
  cart: readonly CartItem[];
}

/** The device's orders, the newest first, without a name or an address; kept until the customer has them forgotten. */
export function createDeviceOrders(storage: TextStorage, key: string, now = () => Date.now()) {
  const { encode, decode } = json(readOrders);
  const read = () => decode(storage[key]).filter(({ orderedAt }) => Date.parse(orderedAt) > now() - KEPT_MS);
  const $orders = atom(read());
  const $isKept = atom(storage[key] !== OFF);

  function write(orders: KnownOrder[]): void {
    const newest = orders.toSorted((a, b) => Date.parse(b.orderedAt) - Date.parse(a.orderedAt));
    const kept = newest.slice(0, MOST_ORDERS);
    const uids = new Set(kept.map(({ uid }) => uid));
    // What status pages have stored of an order goes with it.
    for (const { uid } of [...decode(storage[key]), ...orders])
      if (!uids.has(uid)) delete storage[`${key.replace(/s$/, '')}.${uid}`];
    $orders.set(kept);
    storage[key] = encode(kept);
  }

  // Those that have become too old.
  if ($orders.get().length < decode(storage[key]).length) write($orders.get());

  return {
    $orders,
    /** Whether orders are kept at all. */
    $isKept,
    /** Adds an order, with what is known of it where it was placed. Does nothing if the customer wants none to be kept. */
    add(order: PublicOrder, here?: PlacedHere): void {
      if (storage[key] === OFF) return;
      const { uid, hash, branch } = order;
      const { id, identifier = '', name = '' } = branch ?? {};
      const known: KnownOrder = {
        uid,
        hash,
        orderedAt: order.createdAt ?? new Date(now()).toISOString(),
        dueAt: dueOf(order) ?? new Date(now()).toISOString(),
        isOver: isFinal(order),
        branch: here?.branch ?? { id, identifier, name },
        mode: modeOf(order),
        area: here?.area ?? null,
        lines: linesOf(order, here?.cart ?? []),
      };
      // Another tab may have added one.
      write([known, ...read().filter((one) => one.uid !== uid)]);
    },
    /** Takes over what an order's state says; orders that are not the device's stay unknown. */
    see(order: PublicOrder): void {
      const orders = read();
      const known = orders.find(({ uid }) => uid === order.uid);
      const [isOver, dueAt] = [isFinal(order), dueOf(order)];
      if (!known || (known.isOver === isOver && known.dueAt === dueAt)) return;
      write(orders.map((one) => (one === known ? { ...known, isOver, dueAt } : one)));
    },
    /** The shop has no such order any more. */
    drop(uid: string): void {
      write(read().filter((one) => one.uid !== uid));
    },
    /** Has orders kept from now on, or not. */
    keep(isKept: boolean): void {
      if (isKept) delete storage[key];
      else storage[key] = OFF;
      $orders.set([]);
      $isKept.set(isKept);
    },
  };
}

export type DeviceOrders = ReturnType<typeof createDeviceOrders>;

/** Where a customer's 'Jetzt nicht' to the same again is stored, until they close the tab. */
export const dismissedKey = () => `asp.${currentShop().shop}.again`;

/** The orders of the open page's shop. The shell reads this key, too (`islands/shell/shell.ts`). */
export const currentDeviceOrders = once(() =>
  createDeviceOrders(browserStorage.values, `asp.${currentShop().shop}.orders`),
);

/** Where the order that waits on this device is stored; only a device with this key loads the queue's code. */
export const queuedKey = () => `asp.${currentShop().shop}.queue`;

/** Whether an order waits on this device, or the customer has not yet seen how it ended. */
export const hasQueued = (): boolean => queuedKey() in browserStorage.values;
