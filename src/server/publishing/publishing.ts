import type { PublishStatus, PublishAnswer } from '../../lib/contract/publishing.ts';
import type { LogAction } from '../../lib/contract/people.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { waitingEdits } from './waiting-edits.ts';

/** Requests to the processes that publish the shop's pages. */
export interface Publisher {
  /** Whether any process publishes pages of this shop. */
  hasSite: () => Promise<boolean>;
  /** Requests a round without waiting for it; `whole` renders every page. Concurrent requests share a round. */
  ask: (wish: { whole: boolean }) => Promise<void>;
  status: () => Promise<PublishStatus>;
  /** Restores the publication before the current one, until the next edit or publishing. A named one only if it is still current. */
  rollBack: (
    publication?: string,
  ) => Promise<{ ok: true } | { ok: false; code: 'nothingToRollBack' | 'otherIsLive' }>;
}

type Answered<Code extends string> = { ok: true; status: PublishAnswer } | { ok: false; code: Code };

/** The shop's publications, for admins. `noSite`: no process publishes any. */
export interface Publishing {
  read: () => Promise<Answered<'noSite'>>;
  publish: (actor: Actor, wish: { whole: boolean }) => Promise<Answered<'noSite'>>;
  /** A named publication only if it is still live. */
  rollBack: (
    actor: Actor,
    wish: { publication?: string | undefined },
  ) => Promise<Answered<'noSite' | 'nothingToRollBack' | 'otherIsLive'>>;
}

/** The live publication, as the log names it. */
const live = ({ publications }: PublishStatus) => ({
  publication: publications.find(({ isCurrent }) => isCurrent)?.id ?? null,
});

interface Dependencies {
  publisher: Publisher;
  readShop: ReadCurrentShop;
  now: () => number;
}

export function createPublishing(db: Database, { publisher, readShop, now }: Dependencies): Publishing {
  const note = (actor: Actor, action: LogAction, before: object | null, after: object) =>
    db.transaction((tx) =>
      insertAudit(tx, actor, { at: new Date(now()), action, entity: 'site', id: null, before, after }),
    );

  async function answer(): Promise<{ ok: true; status: PublishAnswer }> {
    const status = await publisher.status();
    return { ok: true, status: { ...status, waiting: await waitingEdits(db, readShop, status) } };
  }

  return {
    async read() {
      return (await publisher.hasSite()) ? answer() : NO_SITE;
    },
    async publish(actor, { whole }) {
      if (!(await publisher.hasSite())) return NO_SITE;
      // A rollback holds until the next edit, and a failed build is retried as a whole.
      const { isHeld, failure } = await publisher.status();
      const wish = { whole: whole || isHeld || failure !== null };
      await note(actor, 'publish', null, wish);
      await publisher.ask(wish);
      return answer();
    },
    async rollBack(actor, { publication }) {
      if (!(await publisher.hasSite())) return NO_SITE;
      const before = live(await publisher.status());
      const done = await publisher.rollBack(publication);
      if (!done.ok) return done;
      const answered = await answer();
      await note(actor, 'rollback', before, live(answered.status));
      return answered;
    },
  };
}

const NO_SITE = { ok: false, code: 'noSite' } as const;
