import type { ReadCall } from './payment-provider.ts';
import { WORDS } from './payment-words.ts';

const PAYMENT_ID = /^tr_[A-Za-z0-9]{1,60}$/;
/** Refunds, orders and the like, which the shop does not ask for by themselves. */
const OTHER_ID = /^[a-z]{2,12}_[A-Za-z0-9]{1,60}$/;
const BODY_MAX = 100;

export const isMolliePayment = (id: string): boolean => PAYMENT_ID.test(id);

/** Reads a webhook's call. It is not signed, so it tells no more than which payment is to be asked for. */
export function readMollieCall({ body }: { body: string }): ReadCall {
  const fields = body.length <= BODY_MAX ? [...new URLSearchParams(body)] : [];
  const [name, id] = fields[0] ?? [];
  if (fields.length !== 1 || name !== 'id' || id === undefined) return { ok: false, reason: WORDS.badCall };
  if (isMolliePayment(id)) return { ok: true, paymentId: id };
  return OTHER_ID.test(id) ? { ok: true, paymentId: null } : { ok: false, reason: WORDS.badCall };
}
