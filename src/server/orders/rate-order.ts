import type { Questionnaire } from '../../lib/contract/orders.ts';
import { orderState } from '../../lib/domain/order.ts';
import type { Database } from '../platform/database/database.ts';
import { lockOrderFor, insertChange } from './change-order.ts';
import { toOrder, toPublicOrder } from './order-views.ts';
import { insertQuestionnaire, type StoredOrder } from './queries/orders.ts';

/** `movedOn`: not completed, already rated, or without its personal data. */
type Rated = { ok: true; order: StoredOrder } | { ok: false; code: 'notFound' | 'movedOn' };

/** Stores the customer's review, once and only of a completed order (SPEC section 4 'Review prompt'). */
export type RateOrder = (uid: string, hash: string, answers: Questionnaire) => Promise<Rated>;

export function createRateOrder(db: Database, now: () => number): RateOrder {
  return (uid, hash, answers) =>
    db.transaction(async (tx): Promise<Rated> => {
      const who = { uid, hash };
      const found = await lockOrderFor(tx, who);
      if (!found.ok) return { ok: false, code: 'notFound' };
      const { held } = found;
      const at = new Date(now());
      const isTaken =
        orderState(toPublicOrder(held)) === 'completed' &&
        // A comment would stay: nothing removes personal data from this order again.
        held.order.erasedAt === null &&
        (await insertQuestionnaire(tx, held.order, answers, at));
      if (!isTaken) return { ok: false, code: 'movedOn' };
      const rated = { ...held, rating: answers.rating };
      await insertChange(tx, who, { at, action: 'questionnaire' }, toOrder(held), toOrder(rated));
      return { ok: true, order: rated };
    });
}
