import type { PublishStatus, PublishAnswer } from '../../lib/contract/publishing.ts';
import type { LogAction } from '../../lib/contract/people.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { waitingEdits } from './waiting-edits.ts';

/** What can be asked of whoever keeps the site's pages up to date. */
export interface Publisher {
  /** Whether any process keeps pages of this shop: else nobody would hear what is asked. */
  hasSite: () => Promise<boolean>;
  /** Asks for a round and does not wait for it; `whole` builds every page anew. Many who ask get one round together. */
  ask: (wish: { whole: boolean }) => Promise<void>;
  status: () => Promise<PublishStatus>;
  /**
   * Puts the publication before the current one back; it stays until the shop changes again or somebody publishes. Where one is
   * named, only as long as that is the current one.
   */
  rollBack: (
    publication?: string,
  ) => Promise<{ ok: true } | { ok: false; code: 'nothingToRollBack' | 'otherIsLive' }>;
}

type Answered<Code extends string> = { ok: true; status: PublishAnswer } | { ok: false; code: Code };

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
      // What was put back holds against single pages until somebody edits; what failed was a whole build.
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
