import { and, count, eq, gte, isNotNull } from 'drizzle-orm';
import { LONGEST_WATCH_DAYS } from '../../../lib/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';
import { branches, payments } from '../../platform/database/schema.ts';
import type { FigureSource } from '../../platform/figures.ts';

const DAY_MS = 24 * 3_600_000;

/** Payments with a problem, of the days in which the shop still looks at them. */
export function paymentFigures(
  db: Database,
  now: () => number,
): FigureSource<'bestellbar_payments_with_problem'> {
  return {
    subject: 'payments',
    figures: {
      bestellbar_payments_with_problem: {
        help: `Payments of the last ${LONGEST_WATCH_DAYS} days whose money did not come or go as it should`,
        labels: ['branch', 'problem'],
      },
    },
    async read() {
      const rows = await db
        .select({ branch: payments.branchId, problem: payments.problem, number: count() })
        .from(payments)
        // By branch, so that the index of branch and instant is used.
        .innerJoin(branches, eq(branches.id, payments.branchId))
        .where(
          and(
            isNotNull(payments.problem),
            gte(payments.createdAt, new Date(now() - LONGEST_WATCH_DAYS * DAY_MS)),
          ),
        )
        .groupBy(payments.branchId, payments.problem);
      return {
        bestellbar_payments_with_problem: rows.map(({ branch, problem, number }) => ({
          labels: { branch, problem: problem ?? '' },
          value: number,
        })),
      };
    },
  };
}
