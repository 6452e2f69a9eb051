import type { Database } from '../platform/database/database.ts';
import { createApiKeys, createFindBranchByApiKey } from './api-keys.ts';
import { createPassLink, type SendLoginLink } from './login-links.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { createOwnAccount } from './own-account.ts';
import { createReadLogs } from './read-logs.ts';
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
  return {
    auth,
    readSession,
    signIns: createSignIns({
      db,
      auth,
      tries,
      browsers: createKnownBrowsers(db, isSecure),
      now,
      canSendLinks: sendLoginLink !== null,
    }),
    ownAccount: createOwnAccount({ db, now, tries }),
    users: createUsers({ db, now, tries }),
    apiKeys: createApiKeys(db, now),
    findBranchByApiKey: createFindBranchByApiKey(db, now),
    readLogs: createReadLogs(db),
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
