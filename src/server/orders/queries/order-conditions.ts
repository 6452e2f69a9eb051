import { and, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import { ONLINE_METHODS } from '../../../lib/domain/payment-methods.ts';
import { orders } from '../../platform/database/schema.ts';

/** Open orders, as their partial index has it. */
export const UNDER_WAY = and(
  isNull(orders.completedAt),
  isNull(orders.rejectedAt),
  isNull(orders.canceledAt),
  isNull(orders.failedAt),
);

/** Excludes orders that await online payment: they are not there yet. */
export const IS_PLACED = or(notInArray(orders.paymentMethod, [...ONLINE_METHODS]), isNotNull(orders.paidAt));
