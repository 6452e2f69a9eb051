import type { Questionnaire } from '../../lib/contract/orders.ts';
import { orderState } from '../../lib/domain/order.ts';
import type { Database } from '../db/database.ts';
import { holdOrder, insertQuestionnaire } from '../db/public-orders.ts';
import type { CustomerStep } from './answer-counter-appointment.ts';
import { isSameSecret } from './order-keys.ts';
import { toPublicOrder } from './public-order.ts';

/** The customer's rating: once, and only of what was completed (SPEC section 4 'Review prompt'). */
export type RateOrder = (uid: string, hash: string, answers: Questionnaire) => Promise<CustomerStep>;

export function createRateOrder(db: Database, now: () => number): RateOrder {
  return (uid, hash, answers) =>
    db.transaction(async (tx) => {
      const held = await holdOrder(tx, uid);
      const isKnown = isSameSecret(held?.order.hash ?? '', hash);
      if (!held || !isKnown) return { ok: false, code: 'notFound' };
      const order = toPublicOrder(held);
      const isTaken =
        orderState(order) === 'completed' &&
        (await insertQuestionnaire(tx, held.order, answers, new Date(now())));
      if (!isTaken) return { ok: false, code: 'movedOn' };
      return { ok: true, order: { ...order, questionnaireRating: answers.rating } };
    });
}
