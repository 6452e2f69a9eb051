import type { Branch } from '../../../lib/contract/branches.ts';
import type { LeadItems } from '../../../lib/domain/cart.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import type { OrderRefusal } from '../../../lib/contract/words/refusals.ts';

/** A reason to refuse an order: field of the draft and refusal. */
export interface OrderProblem {
  field: string | null;
  refusal: OrderRefusal;
  /** true: it was valid when the customer chose it; false: it never was. */
  hasMovedOn: boolean;
  /** The refused time, where another one would do. */
  refused?: RefusedTime;
}

/** A time at which a branch cannot have an order ready, in epoch milliseconds. */
export interface RefusedTime {
  branch: Branch;
  mode: Mode;
  items: LeadItems;
  at: number;
}

/** A problem that the customer has to correct. */
export function invalid(field: string | null, refusal: OrderRefusal): OrderProblem {
  return { field, refusal, hasMovedOn: false };
}

/** A problem by a change of the shop meanwhile. */
export function movedOn(field: string | null, refusal: OrderRefusal): OrderProblem {
  return { field, refusal, hasMovedOn: true };
}
