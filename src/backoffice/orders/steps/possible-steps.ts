import type { Order, OrderAction } from '../../../lib/contract/staff-orders.ts';

/** What staff do next with an order most of the time; null once it has ended. */
export function nextStep({ state }: Pick<Order, 'state'>): OrderAction | null {
  if (state === 'new') return 'confirm';
  if (state === 'confirmed') return 'in-delivery';
  return state === 'inDelivery' ? 'completed' : null;
}

/** What else may be done with it. A new order is turned down, a confirmed one canceled: customers read the same. */
export function otherSteps({ state }: Pick<Order, 'state'>): OrderAction[] {
  if (state === 'new') return ['reject'];
  if (state === 'confirmed') return ['completed', 'cancel'];
  return state === 'inDelivery' ? ['cancel'] : [];
}
