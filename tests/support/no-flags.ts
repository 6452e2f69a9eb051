import type { OrderFlags } from '../../src/lib/domain/order.ts';

/** Of an order that nobody has done anything with. */
export const NO_FLAGS: OrderFlags = {
  isConfirmed: false,
  isInDelivery: false,
  isDelivered: false,
  isCompleted: false,
  isRejected: false,
  isCanceled: false,
  isFailed: false,
  isPaid: false,
  isRefunded: false,
};
