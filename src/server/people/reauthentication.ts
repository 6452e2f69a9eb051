import type { AccountProblem, TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { checkPassword } from './passwords.ts';
import type { SignInTries } from './sign-in-tries.ts';

export type Refused = { ok: false; code: 'refused'; problems: AccountProblem[] };
type Unproven = Refused | ({ ok: false } & TooManyTries);

export const refused = (...problems: AccountProblem[]): Refused => ({ ok: false, code: 'refused', problems });

/** Refuses a change that needs the caller's own password, unless it is given; null: it is. `address` is the network address. */
export function createRequirePassword(db: Database, tries: SignInTries) {
  return async (actor: Actor, password: string | undefined, address: string): Promise<Unproven | null> => {
    if (password === undefined) return refused({ field: 'currentPassword', code: 'proofNeeded' });
    const checked = await checkPassword(db, tries, actor, { password, address });
    if (checked.ok) return null;
    return checked.code === 'tooManyTries'
      ? checked
      : refused({ field: 'currentPassword', code: 'proofWrong' });
  };
}
