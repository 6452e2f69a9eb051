import { atom } from 'nanostores';
import type { Order } from '../../../lib/contract/staff-orders.ts';

/** What staff are asked before a step is taken: another time, or a reason. */
export interface Asking {
  what: 'time' | 'reject' | 'cancel';
  order: Order;
}

export const $asking = atom<Asking | null>(null);

export const ask = (asking: Asking | null): void => $asking.set(asking);
