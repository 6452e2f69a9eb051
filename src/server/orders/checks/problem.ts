import type { OrderRefusal } from '../../../lib/contract/words/customers.ts';

/** A reason to refuse an order: field of the draft and refusal. */
export interface OrderProblem {
  field: string | null;
  refusal: OrderRefusal;
  /** true: it was valid when the customer chose it; false: it never was. */
  hasMovedOn: boolean;
}

/** A problem that the customer has to correct. */
export function invalid(field: string | null, refusal: OrderRefusal): OrderProblem {
  return { field, refusal, hasMovedOn: false };
}

/** A problem by a change of the shop meanwhile. */
export function movedOn(field: string | null, refusal: OrderRefusal): OrderProblem {
  return { field, refusal, hasMovedOn: true };
}
