import type { Session } from '../../lib/contract/people.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Actor, SignedIn } from '../platform/http/actor.ts';
import { endSession, endSessions, findSessions } from './queries/credentials.ts';
import { insertAudit } from './queries/logs.ts';

/** Where a person is signed in. Ended sessions are refused from the next request or event on. */
export interface OwnSessions {
  list: (signedIn: SignedIn) => Promise<Session[]>;
  /** False: there is no such session of this person. */
  end: (actor: Actor, id: number) => Promise<boolean>;
  endOthers: (signedIn: SignedIn) => Promise<void>;
}

/** Logs whose sessions were ended, and by whom. */
export const auditEndedSessions = (tx: Transaction, actor: Actor, id: number, at: Date) =>
  insertAudit(tx, actor, { at, action: 'end-sessions', entity: 'users', id, before: null, after: null });

export function createOwnSessions(db: Database, now: () => number): OwnSessions {
  return {
    async list({ actor, session }) {
      const rows = await findSessions(db, actor.id);
      const isCurrent = ({ id }: { id: number }) => id === session.id;
      const sorted = [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))];
      return sorted.map(({ id, createdAt, updatedAt, userAgent, ipAddress }) => ({
        id,
        startedAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
        userAgent: userAgent ?? '',
        address: ipAddress ?? '',
        isCurrent: id === session.id,
      }));
    },
    end: (actor, id) =>
      db.transaction(async (tx) => {
        const isEnded = await endSession(tx, actor.id, id);
        if (isEnded) await auditEndedSessions(tx, actor, actor.id, new Date(now()));
        return isEnded;
      }),
    endOthers: ({ actor, session }) =>
      db.transaction(async (tx) => {
        await endSessions(tx, actor.id, session.id);
        await auditEndedSessions(tx, actor, actor.id, new Date(now()));
      }),
  };
}
