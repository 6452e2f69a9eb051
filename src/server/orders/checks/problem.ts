import type { OrderRefusal } from '../../../lib/contract/words/customers.ts';

/** Something that keeps an order from being taken: which field of the draft, and why. */
export interface OrderProblem {
  field: string | null;
  refusal: OrderRefusal;
  /** True where what was right when the customer chose it is not any more; false where it never was. */
  hasMovedOn: boolean;
}

/** What the customer has to put right. */
export function invalid(field: string | null, refusal: OrderRefusal): OrderProblem {
  return { field, refusal, hasMovedOn: false };
}

/** What has changed in the meantime. */
export function movedOn(field: string | null, refusal: OrderRefusal): OrderProblem {
  return { field, refusal, hasMovedOn: true };
}
