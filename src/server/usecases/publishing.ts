import type { PublishStatus } from '../../lib/contract/publishing.ts';
import type { LogAction } from '../../lib/contract/staff.ts';
import { insertAudit } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from './actor.ts';
import type { Publisher } from './publisher.ts';

type Answered<Code extends string> = { ok: true; status: PublishStatus } | { ok: false; code: Code };

/** What admins do with the site's pages. `noSite`: no process keeps any. */
export interface Publishing {
  read: () => Promise<Answered<'noSite'>>;
  publish: (actor: Actor, wish: { whole: boolean }) => Promise<Answered<'noSite'>>;
  /** Where a publication is named, only as long as that is the one that is live. */
  rollBack: (
    actor: Actor,
    wish: { publication?: string | undefined },
  ) => Promise<Answered<'noSite' | 'nothingToRollBack' | 'otherIsLive'>>;
}

/** Which publication is live, as the log names it. */
const live = ({ publications }: PublishStatus) => ({
  publication: publications.find(({ isCurrent }) => isCurrent)?.id ?? null,
});

export function createPublishing(db: Database, publisher: Publisher, now: () => number): Publishing {
  const note = (actor: Actor, action: LogAction, before: object | null, after: object) =>
    db.transaction((tx) =>
      insertAudit(tx, actor, { at: new Date(now()), action, entity: 'site', id: null, before, after }),
    );

  return {
    async read() {
      return (await publisher.hasSite()) ? { ok: true, status: await publisher.status() } : NO_SITE;
    },
    async publish(actor, { whole }) {
      if (!(await publisher.hasSite())) return NO_SITE;
      // What was put back holds against single pages until somebody edits; what failed was a whole build.
      const { isHeld, failure } = await publisher.status();
      const wish = { whole: whole || isHeld || failure !== null };
      await note(actor, 'publish', null, wish);
      await publisher.ask(wish);
      return { ok: true, status: await publisher.status() };
    },
    async rollBack(actor, { publication }) {
      if (!(await publisher.hasSite())) return NO_SITE;
      const before = live(await publisher.status());
      const done = await publisher.rollBack(publication);
      if (!done.ok) return done;
      const status = await publisher.status();
      await note(actor, 'rollback', before, live(status));
      return { ok: true, status };
    },
  };
}

const NO_SITE = { ok: false, code: 'noSite' } as const;
