import type { Context } from 'hono';
import {
  accountError,
  signInMessage,
  type AccountProblem,
  type SignInRefusal,
} from '../../../lib/contract/words/staff.ts';

const STATUS = {
  wrongCredentials: 401,
  linkInvalid: 401,
  accountDisabled: 403,
  accountExpired: 403,
  tooManyTries: 429,
  linksNotConfigured: 503,
} as const satisfies Record<SignInRefusal['code'], number>;

/** Why somebody is not let in. */
export function signInFailure<const R extends SignInRefusal>(c: Context, refusal: R) {
  if (refusal.code === 'tooManyTries') c.header('retry-after', String(refusal.seconds));
  const errors = [{ field: null, message: signInMessage(refusal) }];
  return c.json({ errors }, STATUS[refusal.code as R['code']]);
}

/** What is wrong with a change of an account. */
export function accountFailure<S extends 409 | 422>(c: Context, status: S, problems: AccountProblem[]) {
  return c.json({ errors: problems.map(accountError) }, status);
}
