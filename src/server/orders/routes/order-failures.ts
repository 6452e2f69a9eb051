import type { Context } from 'hono';
import type { OrderCallMessage } from '../../../lib/contract/words/staff.ts';
import { sayWords } from '../../platform/http/failures.ts';
import { staffWords } from '../../platform/staff-words.ts';

/** Failures of calls about one order, with status and field. */
const FAILURES = {
  notFound: [404, null],
  notAllowed: [403, null],
  movedOn: [409, null],
  itemUnknown: [404, null],
  emailInvalid: [422, 'email'],
  phoneInvalid: [422, 'phone'],
  areaFixed: [422, 'city'],
  appointmentPast: [422, 'appointment'],
  tooExpensive: [422, 'amount'],
  slotFull: [409, 'appointment'],
  notPaid: [409, null],
  notPaidOnSite: [409, null],
  refundTooMuch: [422, 'amount'],
  notUpdated: [409, null],
  notForTill: [409, null],
  tillReceiptThere: [409, null],
  notFinished: [409, null],
  notUndoable: [409, null],
  paymentTouched: [409, null],
  placeTaken: [409, null],
  promotionUsedUp: [409, null],
  stockShort: [409, null],
  alreadyPaid: [409, null],
  mailNotConfigured: [409, null],
  mailRecipientMissing: [409, null],
  mailFailed: [409, null],
  smsNotConfigured: [409, null],
  smsRecipientMissing: [409, null],
  smsFailed: [409, null],
  printNotConfigured: [409, null],
  printFailed: [409, null],
  paymentNotConfigured: [409, null],
  paymentNotOnline: [409, null],
  paymentFailed: [409, null],
} as const satisfies Record<OrderFailure, readonly [number, string | null]>;

/** `movedOn`: the order's state no longer allows the step. */
type OrderFailure = OrderCallMessage | 'notFound' | 'notAllowed' | 'movedOn';

function messageOf(c: Context, code: OrderFailure): string {
  switch (code) {
    case 'notFound':
      return sayWords(c).REQUEST_MESSAGES.orderNotFound;
    case 'notAllowed':
      return sayWords(c).REQUEST_MESSAGES.notAllowed;
    case 'movedOn':
      return sayWords(c).REQUEST_MESSAGES.statusMovedOn;
    default:
      return staffWords().ORDER_CALL_MESSAGES[code];
  }
}

/** Answers a failed call about an order; `field` overrides the field's name in the request. */
export function orderFailure<C extends OrderFailure>(c: Context, code: C, field?: string) {
  const [status, blamed]: readonly [(typeof FAILURES)[C][0], string | null] = FAILURES[code];
  return c.json(
    { errors: [{ field: blamed === null ? null : (field ?? blamed), message: messageOf(c, code) }] },
    status,
  );
}
