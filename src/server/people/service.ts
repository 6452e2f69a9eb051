import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type { Log } from '../../lib/contract/people.ts';
import type { Database } from '../platform/database/database.ts';
import { findLog, findLogs } from './queries/logs.ts';
import { createApiKeys, createFindBranchByApiKey } from './api-keys.ts';
import { createAccessKeys } from './access-keys.ts';
import { createPassLink, type SendLoginLink } from './login-links.ts';
import { createKnownBrowsers, createSignInTries } from './sign-in-tries.ts';
import { createOwnAccount, createOwnSessions } from './own-account.ts';
import { createHelpWithAccounts } from './help-with-accounts.ts';
import { createCheckCode, createCipher } from './second-factor-codes.ts';
import { createOwnSecondFactor } from './second-factor.ts';
import { createSignIns } from './sign-in.ts';
import { createStaffAuth } from './staff-auth.ts';
import { createUsers } from './users.ts';

/** The shop's log, for admins. */
export interface ReadLogs {
  list: (query: ListQuery) => Promise<ListPage<Log>>;
  read: (id: number) => Promise<Log | null>;
}

function createReadLogs(db: Database): ReadLogs {
  return { list: (query) => findLogs(db, query), read: (id) => findLog(db, id) };
}

interface Dependencies {
  db: Database;
  /** Epoch milliseconds. */
  now: () => number;
  /** Whether staff reach the back office over https. */
  isSecure: boolean;
  /** Mails login links; null: no mail server is configured, and a request for a link is refused. */
  sendLoginLink: SendLoginLink | null;
}

/** Accounts, sessions, API keys and the audit log. */
export function createPeopleService({ db, now, isSecure, sendLoginLink }: Dependencies) {
  const tries = createSignInTries(db, now);
  const { auth, readSession } = createStaffAuth(
    { db, now, isSecure },
    createPassLink(db, now, sendLoginLink),
  );
  const cipher = createCipher(auth);
  const checkCode = createCheckCode({ db, now, tries, cipher });
  return {
    auth,
    readSession,
    signIns: createSignIns({
      db,
      auth,
      tries,
      browsers: createKnownBrowsers(db, isSecure),
      checkCode,
      now,
      canSendLinks: sendLoginLink !== null,
    }),
    ownAccount: createOwnAccount({ db, now, tries }),
    secondFactor: createOwnSecondFactor({ db, now, tries, cipher, checkCode }),
    help: createHelpWithAccounts({ db, now, tries }),
    ownSessions: createOwnSessions(db, now),
    users: createUsers({ db, now, tries }),
    apiKeys: createApiKeys(db, now),
    accessKeys: createAccessKeys(db, now),
    findBranchByApiKey: createFindBranchByApiKey(db, now),
    readLogs: createReadLogs(db),
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
