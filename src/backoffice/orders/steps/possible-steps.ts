import type { Order, OrderAction } from '../../../lib/contract/staff-orders.ts';
import { isPlaced } from '../../../lib/domain/order-moments.ts';

type Standing = Pick<Order, 'state' | 'paymentMethod' | 'isPaid'>;

/** What staff do next with an order most of the time; null once it has ended, and while it waits to be paid online. */
export function nextStep(order: Standing): OrderAction | null {
  const { state } = order;
  if (state === 'new') return isPlaced(order) ? 'confirm' : null;
  if (state === 'confirmed') return 'in-delivery';
  return state === 'inDelivery' ? 'completed' : null;
}

/** What else may be done with it. A new order is turned down, a confirmed one canceled: customers read the same. */
export function otherSteps({ state }: Pick<Order, 'state'>): OrderAction[] {
  if (state === 'new') return ['reject'];
  if (state === 'confirmed') return ['completed', 'cancel'];
  return state === 'inDelivery' ? ['cancel'] : [];
}
