import type { User } from '../../lib/contract/people.ts';
import type { TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { createRequirePassword, refused, type Refused } from './reauthentication.ts';
import { deleteLoginLinks, endSessions } from './queries/sign-in.ts';
import { auditEndedSessions } from './own-account.ts';
import { deleteSecondFactor } from './queries/second-factors.ts';
import { findUser } from './queries/users.ts';
import { auditSecondFactor } from './second-factor.ts';
import type { SignInTries } from './sign-in-tries.ts';

type Helped =
  { ok: true; user: User } | Refused | { ok: false; code: 'notFound' } | ({ ok: false } & TooManyTries);

/** An admin's help for an account whose device is lost; `address` is the network address. */
export interface HelpWithAccounts {
  /** Ends the account's sessions, too: the lost device may have one. */
  removeSecondFactor: (actor: Actor, id: number, password: string, address: string) => Promise<Helped>;
  /** Ends all sessions of an account, and its login links; false: there is no such account. */
  endSessions: (actor: Actor, id: number) => Promise<boolean>;
}

interface Needs {
  db: Database;
  now: () => number;
  tries: SignInTries;
}

export function createHelpWithAccounts({ db, now, tries }: Needs): HelpWithAccounts {
  const requirePassword = createRequirePassword(db, tries);
  return {
    async removeSecondFactor(actor, id, password, address) {
      if (id === actor.id) return refused({ field: null, code: 'ownFactor' });
      if (!(await findUser(db, id))) return { ok: false, code: 'notFound' };
      const refusal = await requirePassword(actor, password, address);
      if (refusal) return refusal;
      const at = new Date(now());
      return db.transaction(async (tx) => {
        const had = await deleteSecondFactor(tx, id);
        const user = await findUser(tx, id);
        if (!user) return { ok: false, code: 'notFound' };
        await endSessions(tx, id);
        await deleteLoginLinks(tx, user.email);
        if (had) await auditSecondFactor(tx, actor, { at, action: 'remove-second-factor', id });
        return { ok: true, user };
      });
    },
    endSessions: (actor, id) =>
      db.transaction(async (tx) => {
        const user = await findUser(tx, id);
        if (!user) return false;
        await endSessions(tx, id);
        await deleteLoginLinks(tx, user.email);
        await auditEndedSessions(tx, actor, id, new Date(now()));
        return true;
      }),
  };
}
