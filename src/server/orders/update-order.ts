import { z } from 'zod';
import type { OrderChange } from '../../lib/contract/staff-orders.ts';
import { isFinal, orderState } from '../../lib/domain/order.ts';
import type { OrderColumns } from './queries/hold-order.ts';
import type { OrderRow, StoredOrder } from './queries/orders.ts';
import type { Actor } from '../platform/http/actor.ts';
import { changeOrder, WORDS, type Changed, type OrderDependencies } from './change-order.ts';
import { toPublicOrder } from './public-order.ts';
import { readableText } from './readable-text.ts';

/** `movedOn`: the order's state no longer allows it. */
type Refusal = 'movedOn' | 'appointmentPast' | 'emailInvalid' | 'areaFixed';

/** Changes an order's contact and time; steps have calls of their own. */
export type UpdateOrder = (actor: Actor, id: number, change: OrderChange) => Promise<Changed<Refusal>>;

export function createUpdateOrder(dependencies: OrderDependencies, now: () => number): UpdateOrder {
  return (actor, id, change) => {
    const at = new Date(now());
    return changeOrder<Refusal>(dependencies, { actor, id }, { at, action: 'update' }, (held) => {
      const order = changedColumns(held.order, change);
      const refusal = whyNot(held, order, at);
      return refusal ? { ok: false, code: refusal } : { ok: true, update: { order } };
    });
  };
}

/** Only the fields that differ: forms send all of them. */
function changedColumns(order: OrderRow, change: OrderChange): OrderColumns {
  const columns: OrderColumns = {};
  for (const field of WORDS) {
    const text = change[field] === undefined ? order[field] : readableText(change[field]);
    if (text !== order[field]) columns[field] = text;
  }
  for (const field of ['counterAppointment', 'appointment'] as const) {
    const wanted = change[field];
    if (wanted === undefined) continue;
    const instant = wanted === null ? null : new Date(wanted);
    if (instant?.getTime() !== order[field]?.getTime()) columns[field] = instant;
  }
  return columns;
}

function whyNot(held: StoredOrder, columns: OrderColumns, at: Date): Refusal | null {
  const shown = toPublicOrder(held);
  const state = orderState(shown);
  const { counterAppointment, appointment, email, city } = columns;
  if (counterAppointment !== undefined && state !== 'new') return 'movedOn';
  // A confirmed time can be moved, not removed; a new order gets a proposal, or a time by confirmation.
  if (appointment !== undefined && (appointment === null || state === 'new' || isFinal(shown)))
    return 'movedOn';
  if ((counterAppointment && counterAppointment < at) || (appointment && appointment < at))
    return 'appointmentPast';
  if (email !== undefined && email !== '' && !z.email().safeParse(email).success) return 'emailInvalid';
  return city !== undefined && held.order.isDelivery ? 'areaFixed' : null;
}
