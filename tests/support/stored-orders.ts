import { and, eq } from 'drizzle-orm';
import type { Mode } from '../../src/lib/domain/modes.ts';
import type { PaymentMethod } from '../../src/lib/domain/payment-methods.ts';
import type { UnitSymbol } from '../../src/lib/domain/units.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import { shareOut } from '../../src/lib/domain/day-close.ts';
import { ratesOf } from '../../src/server/books/queries/day-events.ts';
import {
  corrections,
  orderItems,
  orders,
  questionnaires,
} from '../../src/server/platform/database/schema.ts';

/** A line of an order as it is stored, as far as statistics look at it. */
interface Line {
  productId?: number;
  name: string;
  unit: UnitSymbol;
  amount: number;
  cents: number;
  rate: number;
}

interface PlacedOrder {
  branchId: number;
  day: string;
  hour: number;
  mode: Mode;
  paymentMethod: PaymentMethod;
  deliveryCents: number;
  lines: readonly Line[];
  /** `rate` null: without tax. */
  tip?: { cents: number; rate: number | null };
  /** Whether its taxes have no gross, as before there were deposits and tips. */
  isOlder?: boolean;
}

/** Something that happens to the stored orders; `which` is counted round those that are there, -1 is the last. */
export type OrderStep =
  | ({ kind: 'place' } & PlacedOrder)
  | {
      kind: 'change';
      which: number;
      to: 'completedAt' | 'rejectedAt' | 'canceledAt' | 'failedAt' | 'paidAt' | 'refundedAt';
    }
  | { kind: 'rate'; which: number; stars: [number, number, number, number] }
  | { kind: 'delete'; which: number }
  /** A refund of an online payment, or what was given back on site: a part, in per cent of the total, of which nothing is left at 100. */
  | { kind: 'giveBack'; which: number; percent: number }
  | { kind: 'changeLine'; which: number; amount: number };

const DELIVERY_RATE = 7;
const ENDS = ['completedAt', 'rejectedAt', 'canceledAt', 'failedAt'] as const;
const BRANCH = { identifier: 'b', name: 'B', street: '', zipCode: '', city: '', phone: '' };

/** Orders straight in the tables, as they might have come to be over a long time. `before`: the number of orders that are there already. */
export function storedOrders(db: Database, before = 0) {
  const ids: number[] = [];
  let number = before;
  const pick = (which: number) => ids.at(which < 0 ? which : which % ids.length);

  async function place({
    branchId,
    day,
    hour,
    mode,
    paymentMethod,
    deliveryCents,
    lines,
    ...rest
  }: PlacedOrder) {
    const { isOlder = true } = rest;
    const tip = !isOlder && rest.tip ? rest.tip : { cents: 0, rate: null };
    const isDelivery = mode === 'delivery';
    const delivery = isDelivery ? deliveryCents : 0;
    const grosses = new Map<number, number>(delivery > 0 ? [[DELIVERY_RATE, delivery]] : []);
    for (const { rate, cents } of lines) grosses.set(rate, (grosses.get(rate) ?? 0) + cents);
    if (tip.rate !== null) grosses.set(tip.rate, (grosses.get(tip.rate) ?? 0) + tip.cents);
    const taxes = [...grosses].map(([rate, gross]) => ({
      rate,
      amountCents: gross - Math.round(gross / (1 + rate / 100)),
      ...(isOlder ? {} : { grossCents: gross }),
    }));
    const gross = lines.reduce((total, { cents }) => total + cents, 0);
    const tax = taxes.reduce((total, { amountCents }) => total + amountCents, 0);
    number += 1;
    const [order] = await db
      .insert(orders)
      .values({
        uid: `uid-${number}`,
        hash: 'hash',
        requestHash: 'hash',
        branchId,
        branch: { ...BRANCH, id: branchId },
        day,
        hour,
        ticketNumber: number,
        bookNumber: number,
        isDelivery,
        isDineIn: mode === 'dineIn',
        name: 'Erika Geheim',
        email: 'erika@example.org',
        area: isDelivery
          ? {
              area: 'A',
              price: 0,
              tax: DELIVERY_RATE,
              free: false,
              minimumOrderValue: 0,
              freeFromOrderValue: null,
            }
          : null,
        paymentMethod,
        currency: 'EUR',
        grossCents: gross,
        netCents: gross - tax,
        taxCents: tax,
        deliveryGrossCents: delivery,
        deliveryNetCents: delivery,
        tipCents: tip.cents,
        tipsTaxRate: tip.rate,
        totalGrossCents: gross + delivery + tip.cents,
        totalNetCents: gross + delivery + tip.cents - tax,
        taxes,
        isApproximate: false,
      })
      .returning({ id: orders.id });
    if (!order) throw new Error('no order');
    await db.insert(orderItems).values(
      lines.map(({ productId = null, name, unit, amount, cents, rate }, position) => ({
        orderId: order.id,
        position,
        productId,
        name,
        unit,
        amount,
        parts: [],
        unitPriceCents: cents,
        grossCents: cents,
        taxRate: rate,
        isApproximate: false,
      })),
    );
    ids.push(order.id);
    return order.id;
  }

  /** As `refunds.ts` and `correct-order.ts` store it. */
  async function giveBack(id: number, percent: number): Promise<void> {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) return;
    const earlier = await db.select().from(corrections).where(eq(corrections.orderId, id));
    const before = earlier.reduce((all, { amountCents }) => all + amountCents, order.refundedCents);
    const left = order.totalGrossCents - before;
    const cents = Math.ceil((left * percent) / 100);
    if (cents === 0) return;
    const at = new Date();
    if (order.paidAt) {
      const refundedAt = cents === left ? at : null;
      await db
        .update(orders)
        .set({ refundedCents: order.refundedCents + cents, refundedAt })
        .where(eq(orders.id, id));
    } else if (order.completedAt) {
      const items = await db.select().from(orderItems).where(eq(orderItems.orderId, id));
      const lines = items.map(({ taxRate, grossCents }) => ({ rate: taxRate, cents: grossCents }));
      await db.insert(corrections).values({
        orderId: id,
        kind: cents === left ? 'storno' : 'part',
        amountCents: cents,
        rates: shareOut(cents, ratesOf({ ...order, lines })),
        lines: [],
        reason: 'Zu spät',
        createdAt: at,
        userName: 'Petra Probe',
      });
    }
  }

  async function take(step: OrderStep): Promise<void> {
    if (step.kind === 'place') return void (await place(step));
    const id = pick(step.which);
    if (id === undefined) return;
    const at = new Date();
    switch (step.kind) {
      case 'change': {
        const [order] = await db.select().from(orders).where(eq(orders.id, id));
        const isEnd = (ENDS as readonly string[]).includes(step.to);
        // The table allows one end only.
        if (isEnd && ENDS.some((end) => order?.[end])) return;
        await db
          .update(orders)
          .set({ [step.to]: at })
          .where(eq(orders.id, id));
        return;
      }
      case 'rate': {
        const [order] = await db.select().from(orders).where(eq(orders.id, id));
        if (!order) return;
        const [rating, foodRating, serviceRating, processRating] = step.stars;
        const { branchId, day } = order;
        await db
          .insert(questionnaires)
          .values({ orderId: id, branchId, day, rating, foodRating, serviceRating, processRating })
          .onConflictDoNothing();
        return;
      }
      case 'giveBack':
        return giveBack(id, step.percent);
      case 'delete':
        // What was given back is kept (`0030_corrections.sql`), and so is its order.
        if ((await db.$count(corrections, eq(corrections.orderId, id))) > 0) return;
        ids.splice(ids.indexOf(id), 1);
        await db.delete(orders).where(eq(orders.id, id));
        return;
      case 'changeLine': {
        const [order] = await db.select().from(orders).where(eq(orders.id, id));
        // The lines of a final order are kept (`0026_books.sql`).
        if (!order || ENDS.some((end) => order[end])) return;
        // A line that costs nothing can change without its order.
        await db
          .update(orderItems)
          .set({ amount: step.amount })
          .where(and(eq(orderItems.orderId, id), eq(orderItems.position, 0)));
        return;
      }
    }
  }

  return { place, take };
}

interface Confirmed {
  /** The instant in epoch milliseconds. */
  at: number;
  times: number;
  productIds: readonly number[];
  facts?: Partial<typeof orders.$inferInsert>;
}

/** So many orders of some products, a line each, confirmed when they were placed unless `facts` say otherwise. */
export async function placeConfirmed(
  db: Database,
  stored: ReturnType<typeof storedOrders>,
  { at, times, productIds, facts = {} }: Confirmed,
): Promise<void> {
  const instant = new Date(at);
  for (let time = 0; time < times; time++) {
    const id = await stored.place({
      branchId: 1,
      day: '2026-11-21',
      hour: 12,
      mode: 'takeaway',
      paymentMethod: 'cash',
      deliveryCents: 0,
      lines: productIds.map((productId) => ({
        productId,
        name: 'x',
        unit: 'Stk' as const,
        amount: 2,
        cents: 100,
        rate: 7,
      })),
    });
    await db
      .update(orders)
      .set({ createdAt: instant, confirmedAt: instant, ...facts })
      .where(eq(orders.id, id));
  }
}
