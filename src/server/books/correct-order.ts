import type { CorrectionWish } from '../../lib/contract/payments.ts';
import { correct, restOf, type CorrectableLine, type CorrectionPart } from '../../lib/domain/correction.ts';
import { addRates, type RateShare } from '../../lib/domain/day-close.ts';
import { asCents, fromCents, toCents } from '../../lib/domain/money.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import { actorColumns, lockOrderFor } from '../orders/change-order.ts';
import { writeCorrectionWebhook } from '../orders/order-webhooks.ts';
import { findCorrections, insertCorrection } from '../orders/queries/corrections.ts';
import { insertOrderEvent } from '../orders/queries/order-history.ts';
import type { OrderItemRow, StoredOrder } from '../orders/queries/orders.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { ratesOf } from './queries/day-events.ts';

type Corrected =
  { ok: true } | { ok: false; code: 'notFound' | 'notAllowed' | 'notPaidOnSite' | 'refundTooMuch' };

/** Enters that money of a completed order, paid on site, was given back. The order itself stays as it is. */
export type CorrectOrder = (actor: Actor, orderId: number, wish: CorrectionWish) => Promise<Corrected>;

export function createCorrectOrder(db: Database, now: () => number): CorrectOrder {
  return (actor, id, { reason, ...wish }) =>
    db.transaction(async (tx): Promise<Corrected> => {
      // Of two at once, the second waits here and sees what the first has left.
      const found = await lockOrderFor(tx, { actor, id });
      if (!found.ok) return found;
      const { order } = found.held;
      if (!order.completedAt || isOnlinePayment(order.paymentMethod))
        return { ok: false, code: 'notPaidOnSite' };
      const earlier = await findCorrections(tx, id);
      const corrected = { rates: totalsOf(found.held), lines: found.held.items.map(toLine), earlier };
      const part = partOf(wish);
      const rates = correct(corrected, part);
      if (!rates) return { ok: false, code: 'refundTooMuch' };
      const at = new Date(now());
      const amountCents = gross(rates);
      const isAll = amountCents === gross(restOf(corrected));
      await insertCorrection(tx, {
        orderId: id,
        kind: isAll ? 'storno' : 'part',
        amountCents,
        rates,
        lines: part.kind === 'lines' ? [...part.lines] : [],
        reason,
        createdAt: at,
        userId: actor.id,
        userName: actor.name,
      });
      const before = earlier.reduce((all, one) => all + one.amountCents, 0);
      const changes = {
        refunded: { from: money(before), to: money(before + amountCents) },
        correctionReason: { from: null, to: reason },
      };
      const action = isAll ? 'correction-all' : 'correction';
      await insertOrderEvent(tx, { orderId: id, at, action, changes, ...actorColumns({ actor, id }) });
      await writeCorrectionWebhook(tx, found.held, { at, amountCents, reason, isAll });
      return { ok: true };
    });
}

const money = (cents: number) => fromCents(asCents(cents));
const gross = (rates: readonly RateShare[]) => rates.reduce((all, { grossCents }) => all + grossCents, 0);

function partOf({ amount, lines }: Omit<CorrectionWish, 'reason'>): CorrectionPart {
  if (lines) return { kind: 'lines', lines };
  return amount === undefined ? { kind: 'storno' } : { kind: 'amount', cents: toCents(amount) };
}

/** An order's total by rate, as its day close booked it. */
function totalsOf({ order, items }: StoredOrder): RateShare[] {
  const lines = items.map(({ taxRate, grossCents }) => ({ rate: taxRate, cents: grossCents }));
  return ratesOf({ ...order, lines });
}

function toLine({ amount, grossCents, taxRate, taxes, deposits }: OrderItemRow): CorrectableLine {
  const own = taxes ?? [{ rate: taxRate, grossCents }];
  const all = [...own, ...(deposits ?? []).map((it) => ({ rate: it.taxRate, grossCents: it.grossCents }))];
  return {
    amount,
    rates: addRates(all.map(({ rate, grossCents: cents }) => ({ rate, grossCents: cents, taxCents: 0 }))),
  };
}
