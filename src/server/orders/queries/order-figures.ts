import { and, count, gte, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { ONLINE_METHODS } from '../../../lib/domain/payment-methods.ts';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema.ts';
import type { FigureSource } from '../../platform/figures.ts';
import { STATE } from './find-orders.ts';

const DAY_MS = 24 * 3_600_000;

/** An order for later has to be confirmed from an hour before its time on. */
const DUTY_SINCE = sql`greatest(coalesce(${orders.paidAt}, ${orders.createdAt}), ${orders.dueAt} - interval '1 hour')`;

/** As the partial index of open orders has it. */
const isOpen = and(
  isNull(orders.completedAt),
  isNull(orders.rejectedAt),
  isNull(orders.canceledAt),
  isNull(orders.failedAt),
);

/** Orders that a branch has to confirm: one that waits for its online payment is not there yet. */
const isUnconfirmed = and(
  isOpen,
  isNull(orders.confirmedAt),
  isNull(orders.inDeliveryAt),
  isNull(orders.deliveredAt),
  or(not(inArray(orders.paymentMethod, [...ONLINE_METHODS])), isNotNull(orders.paidAt)),
);

/** Open orders and those of the last 24 hours, in one query that two indexes answer. */
export function orderFigures(
  db: Database,
  now: () => number,
): FigureSource<'bestellbar_orders' | 'bestellbar_oldest_unconfirmed_order_seconds'> {
  return {
    subject: 'orders',
    figures: {
      bestellbar_orders: {
        help: 'Orders that are open or of the last 24 hours',
        labels: ['branch', 'state'],
      },
      bestellbar_oldest_unconfirmed_order_seconds: {
        help: 'How long the oldest order waits for its confirmation; one for later counts from an hour before its time',
        labels: ['branch'],
      },
    },
    async read() {
      const at = now();
      const rows = await db
        .select({
          branch: orders.branchId,
          state: STATE.mapWith(String),
          number: count(),
          since: sql<
            string | number | null
          >`extract(epoch from min(${DUTY_SINCE}) filter (where ${isUnconfirmed}))`,
        })
        .from(orders)
        .where(or(isOpen, gte(orders.createdAt, new Date(at - DAY_MS))))
        .groupBy(orders.branchId, STATE);
      return {
        bestellbar_orders: rows.map(({ branch, state, number }) => ({
          labels: { branch, state },
          value: number,
        })),
        bestellbar_oldest_unconfirmed_order_seconds: rows.flatMap(({ branch, since }) =>
          since === null ? [] : [{ labels: { branch }, value: Math.max(0, at / 1000 - Number(since)) }],
        ),
      };
    },
  };
}
