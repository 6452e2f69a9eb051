import type { Context } from 'hono';
import {
  accountError,
  signInMessage,
  type AccountProblem,
  type SignInRefusal,
} from '../../../lib/contract/words/staff.ts';

/** Refusals of people's calls as answers. */

const STATUS = {
  wrongCredentials: 401,
  linkInvalid: 401,
  accountDisabled: 403,
  accountExpired: 403,
  passwordExpired: 403,
  tooManyTries: 429,
  linksNotConfigured: 503,
  challengeOver: 401,
  codeWrong: 422,
} as const satisfies Record<SignInRefusal['code'], number>;

/** The answer to a failed sign-in. */
export function signInFailure<const R extends SignInRefusal>(c: Context, refusal: R) {
  if (refusal.code === 'tooManyTries') c.header('retry-after', String(refusal.seconds));
  const field = refusal.code === 'codeWrong' ? 'code' : null;
  const errors = [{ field, message: signInMessage(refusal) }];
  return c.json({ errors }, STATUS[refusal.code as R['code']]);
}

/** The answer to a refused change of an account. */
export function accountFailure<S extends 409 | 422>(c: Context, status: S, problems: AccountProblem[]) {
  return c.json({ errors: problems.map(accountError) }, status);
}
