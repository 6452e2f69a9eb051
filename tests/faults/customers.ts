import { setTimeout as pause } from 'node:timers/promises';
import type { PublicOrder } from '../../src/lib/contract/orders.ts';
import type { Random } from './accidents.ts';
import type { ShopUnderFaults } from './shop-under-faults.ts';

/** The test shop's Margherita, its surcharge for 'groß' and the fee of its first delivery area, in cents. */
const PIZZA_CENTS = 1000;
const LARGE_CENTS = 240;
const DELIVERY_CENTS = 250;
const FREE_DELIVERY_CENTS = 3000;
const AT_ONCE = 8;
/** As long as a storefront waits for an answer. */
const PATIENCE_MS = 15_000;
const LOOKS_PER_RETURN = 40;
/** Nothing has to take longer than this, whatever happens meanwhile. */
const GIVE_UP_MS = 240_000;

/** An order that a customer places, and its expected total. */
export interface Wish {
  key: string;
  name: string;
  email: string;
  isOnline: boolean;
  totalCents: number;
  draft: object;
}

/** An order that the shop has acknowledged. */
export interface Acknowledged extends Wish {
  order: PublicOrder;
}

function wishOf(number: number, random: Random): Wish {
  const [amount, isLarge, isOnline] = [1 + Math.floor(random() * 3), random() < 0.5, random() < 0.4];
  const isDelivery = amount > 1 && random() < 0.4;
  const gross = amount * (PIZZA_CENTS + (isLarge ? LARGE_CENTS : 0));
  const fee = isDelivery && gross < FREE_DELIVERY_CENTS ? DELIVERY_CENTS : 0;
  const name = `Kundin ${String(number).padStart(5, '0')}`;
  const email = `kundin-${number}@example.org`;
  const draft = {
    branch: { id: 1 },
    name,
    email,
    paymentMethod: isOnline ? 'mollie' : 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    ...(isDelivery && { isDelivery, phone: '+4915112345678', street: 'Torstraße 3', city: '10115 Berlin' }),
    items: [
      {
        product: { id: 1 },
        amount,
        unit: 'Stk',
        parts: isLarge ? [{ name: 'Größe', value: 'groß' }] : [],
      },
    ],
  };
  return { key: `key-of-customer-${number}`, name, email, isOnline, totalCents: gross + fee, draft };
}

interface Answer {
  data?: unknown;
  errors?: { code?: string; message: string }[];
}

/** Repeats a call until it is answered with one of these statuses: as storefront and back office do after a lost answer. */
async function insist(
  shop: ShopUnderFaults,
  random: Random,
  [path, headers, body]: [string, Record<string, string>, object],
  statuses: number[],
): Promise<Answer> {
  const until = Date.now() + GIVE_UP_MS;
  let last = 'no answer';
  while (Date.now() < until) {
    const { url } = shop.apis[Math.floor(random() * shop.apis.length)] ?? { url: '' };
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      if (statuses.includes(response.status)) return JSON.parse(text) as Answer;
      last = `${response.status} ${text}`;
      if (response.status < 500 && response.status !== 429)
        throw new Error(`${path} was answered with ${last}`);
    } catch (error) {
      const isConnection =
        error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
      if (!isConnection) throw error;
      last = error.message;
    }
    await pause(50 + random() * 200);
  }
  throw new Error(`${path} was never answered as it should; at last with ${last}`);
}

/** Places, pays and has staff confirm one order. */
async function visit(shop: ShopUnderFaults, random: Random, wish: Wish): Promise<Acknowledged> {
  const key = { 'idempotency-key': wish.key };
  const { data, errors } = await insist(shop, random, ['/api/orders', key, wish.draft], [201, 409]);
  if (errors) {
    // While the provider is silent, customers are asked to choose another way to pay.
    if (errors[0]?.code !== 'paymentNotConfigured') throw new Error(`${wish.name}: ${errors[0]?.message}`);
    const draft = { ...wish.draft, paymentMethod: 'cash' };
    return visit(shop, random, { ...wish, key: `${wish.key}-in-cash`, isOnline: false, draft });
  }
  const order = data as PublicOrder;
  if (wish.isOnline) await pay(shop, order);
  // 409: an earlier try has confirmed it, and its answer was lost.
  const path = `/api/orders/${order.id}/status/confirm`;
  const { errors: refused } = await insist(shop, random, [path, { cookie: shop.cookie }, {}], [200, 409]);
  if (refused && !(await readUntilAnswered(shop, order)).isConfirmed)
    throw new Error(`${wish.name}: staff could not confirm: ${refused[0]?.message}`);
  return { ...wish, order };
}

/** The customer pays on the provider's page, once it is known. */
async function pay(shop: ShopUnderFaults, order: PublicOrder): Promise<void> {
  const until = Date.now() + GIVE_UP_MS;
  let { paymentRedirectUrl } = order;
  while (!paymentRedirectUrl && Date.now() < until) {
    await pause(250);
    paymentRedirectUrl = (await readOrder(shop, order))?.paymentRedirectUrl ?? null;
  }
  const id = paymentRedirectUrl?.split('/').at(-1);
  if (!id) throw new Error(`order ${order.id} has no page to pay on`);
  // Resolves once the first webhook was answered, which may be never.
  void shop.mollie.pay(id).catch(() => {});
  // The provider sends the browser back; a customer who sees nothing of the payment loads the page again.
  for (let looks = 0; Date.now() < until; looks += 1) {
    if (looks % LOOKS_PER_RETURN === 0) await comeBack(shop, order);
    if ((await readOrder(shop, order))?.isPaid) return;
    await pause(250);
  }
  throw new Error(`order ${order.id} was paid, which the shop never noticed`);
}

async function comeBack(shop: ShopUnderFaults, { uid, hash }: PublicOrder): Promise<void> {
  const { url } = shop.apis[0] ?? { url: '' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await fetch(`${url}/api/orders/public/${uid}/${hash}/payment-return`, { redirect: 'manual', signal }).catch(
    () => null,
  );
}

async function readUntilAnswered(shop: ShopUnderFaults, order: PublicOrder): Promise<PublicOrder> {
  const until = Date.now() + GIVE_UP_MS;
  while (Date.now() < until) {
    const read = await readOrder(shop, order);
    if (read) return read;
    await pause(250);
  }
  throw new Error(`order ${order.id} could not be read`);
}

/** The order as its customer sees it; null: no answer. */
export async function readOrder(
  shop: ShopUnderFaults,
  { uid, hash }: PublicOrder,
): Promise<PublicOrder | null> {
  for (const { url } of shop.apis) {
    const response = await fetch(`${url}/api/orders/public/${uid}/${hash}`).catch(() => null);
    if (response?.ok) return ((await response.json()) as { data: PublicOrder }).data;
  }
  return null;
}

/** Customers who order as fast as `released` lets them. */
export function openCustomers(shop: ShopUnderFaults, random: Random, count: number) {
  const acknowledged: Acknowledged[] = [];
  const wishes = Array.from({ length: count }, (_, index) => wishOf(index + 1, random));
  let released = 0;
  const customer = async () => {
    while (wishes.length > 0) {
      if (count - wishes.length >= released) {
        await pause(20);
        continue;
      }
      const wish = wishes.shift();
      if (wish) acknowledged.push(await visit(shop, random, wish));
    }
  };
  const done = Promise.all(Array.from({ length: AT_ONCE }, customer));
  // Reported where it is awaited.
  done.catch(() => {});
  return {
    acknowledged,
    done,
    /** Lets so many customers in, altogether. */
    release: (upTo: number) => void (released = upTo),
  };
}
