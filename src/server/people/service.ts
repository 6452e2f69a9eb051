import type { Database } from '../platform/database/database.ts';
import { createApiKeys, createFindBranchByApiKey } from './api-keys.ts';
import { createPassLink, type SendLoginLink } from './login-links.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { createOwnAccount } from './own-account.ts';
import { createHelpWithAccounts } from './help-with-accounts.ts';
import { createOwnSessions } from './own-sessions.ts';
import { createReadLogs } from './read-logs.ts';
import { createCheckCode, createCipher } from './second-factor-codes.ts';
import { createOwnSecondFactor } from './second-factor.ts';
import { createSignIns } from './sign-in.ts';
import { createSignInTries } from './sign-in-tries.ts';
import { createStaffAuth } from './staff-auth.ts';
import { createUsers } from './users.ts';

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
    findBranchByApiKey: createFindBranchByApiKey(db, now),
    readLogs: createReadLogs(db),
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
