import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { BRANCH, CALL } from './night-shop.ts';
import type { Random } from '../../faults/accidents.ts';

/** As many as a column shows at once. */
const MOST_IN_COLUMN = 10;

interface Shop {
  /** Its own address: what happens to the network of a screen does not concern these calls. */
  url: () => string;
  cookie: string;
  now: () => number;
}

export interface Happening {
  what: 'placed' | 'confirm' | 'in-delivery' | 'completed' | 'given up';
  id: number;
}

/** Customers who order, and staff who take the next step elsewhere, drawn from a seed. */
export function createOrdersPlan({ url, cookie, now }: Shop, random: Random) {
  let placed = 0;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${url()}/api/${path}`, {
      method: 'POST',
      headers: { ...CALL, ...headers },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      ...((await answer.json()) as { data?: Order; errors?: { times?: string[] }[] }),
    };
  }

  /** The orders in progress, as the API says. */
  async function current(): Promise<Order[]> {
    const answer = await fetch(`${url()}/api/orders/current?branchId=${BRANCH}`, {
      headers: { ...CALL, cookie },
    });
    return ((await answer.json()) as { data: Order[] }).data;
  }

  /** Orders at once, or for a later time. */
  async function place(later: number | null = null): Promise<Order> {
    placed += 1;
    const draft = {
      branch: { id: BRANCH },
      name: `Gast ${placed}`,
      email: 'gast@example.org',
      phone: '+491701234567',
      paymentMethod: 'cash',
      legalInstructions: true,
      privacyPolicy: true,
      items: [{ product: { id: 103 }, amount: 1 + Math.floor(random() * 3), unit: 'Stk' }],
    };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const at = later === null ? {} : { appointmentDate: quarterAfter(now() + later) };
    let answer = await post('orders', { ...draft, ...at }, key);
    // A branch that limits its orders names the times that are free.
    const free = answer.errors?.[0]?.times?.[0];
    if (free !== undefined) answer = await post('orders', { ...draft, appointmentDate: free }, key);
    if (!answer.data) throw new Error(`an order was refused: ${JSON.stringify(answer)}`);
    return answer.data;
  }

  async function take({ id }: { id: number }, action: string, body: object = {}): Promise<void> {
    const { status, errors } = await post(`orders/${id}/status/${action}`, body, { cookie });
    if (status !== 200) throw new Error(`${action} was answered with ${status}: ${JSON.stringify(errors)}`);
  }

  const NEXT = { new: 'confirm', confirmed: 'in-delivery', inDelivery: 'completed' } as const;
  const stepOf = ({ state }: Order) => NEXT[state as keyof typeof NEXT];

  /** One thing that happens in a shop, and to which order. */
  async function happen(): Promise<Happening> {
    const open = await current();
    const crowded = open.filter(
      ({ state }) => open.filter((it) => it.state === state).length >= MOST_IN_COLUMN,
    );
    const chance = random();
    const order = pick(crowded.length > 0 ? crowded : open);
    if (!order || (crowded.length === 0 && chance < 0.45)) {
      const { id } = await place(random() < 0.15 ? 2 * HOUR_MS + random() * 8 * HOUR_MS : null);
      return { what: 'placed', id };
    }
    if (chance > 0.9) {
      if (order.state === 'new') await take(order, 'reject', { rejectionMessage: 'Ausverkauft' });
      else await take(order, 'cancel');
      return { what: 'given up', id: order.id };
    }
    await take(order, stepOf(order));
    return { what: stepOf(order), id: order.id };
  }

  return { current, place, take, happen };
}

const HOUR_MS = 3_600_000;
const QUARTER_MS = 15 * 60_000;
const quarterAfter = (at: number) => new Date(Math.ceil(at / QUARTER_MS) * QUARTER_MS).toISOString();
