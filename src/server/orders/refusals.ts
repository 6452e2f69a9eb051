import type { DateTime } from 'luxon';
import type { OrderError } from '../../lib/contract/orders.ts';
import { customerWords } from '../../lib/contract/words/languages.ts';
import { refusalMessage } from '../../lib/contract/words/refusals.ts';
import { currentWording } from '../platform/http/language.ts';
import type { OrderProblem } from './checks/problem.ts';
import type { ProposeTimes } from './slots/free-places.ts';

/** `invalid`: the customer has to correct the request. `conflict`: shop or slot have changed since. */
export interface Refused {
  ok: false;
  code: 'invalid' | 'conflict';
  errors: OrderError[];
}

/** The statuses of refusals. */
export const STATUSES = { invalid: 422, conflict: 409 } as const;

/** Turns problems into an answer in the language of the current request, with other times for one that is refused. */
export type Refuse = (problems: readonly OrderProblem[], at?: DateTime) => Promise<Refused>;

export function createRefuse(proposeTimes: ProposeTimes): Refuse {
  return async (problems, at) => {
    const words = customerWords(currentWording());
    const errors = problems.map(async ({ field, refusal, refused }) => {
      const error = { field, code: refusal.code, message: refusalMessage(refusal, words) };
      return refused && at ? { ...error, times: await proposeTimes(refused, at) } : error;
    });
    const code = problems.every(({ hasMovedOn }) => hasMovedOn) ? 'conflict' : 'invalid';
    return { ok: false, code, errors: await Promise.all(errors) };
  };
}
