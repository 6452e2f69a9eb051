import { staffWords } from '../platform/staff-words.ts';
import type { PublishAnswer, PublishStatus } from '../../lib/contract/publishing.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import { readLatestEdits } from '../shop/queries/read-shop.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { isShopList, nameIn } from '../shop/shop-usage.ts';
import type { LogAction } from '../../lib/contract/people.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { MetricSource } from '../platform/metrics.ts';
import { readRevision } from '../shop/queries/shop-revision.ts';

/** As many as fit on a line. */
const NAMED = 3;
const NOTHING = { names: [], count: 0 };

/** Edits since the live publication that are not on its pages yet. */
async function waitingEdits(
  db: Database,
  readShop: ReadCurrentShop,
  { state, isHeld, failure, publications }: PublishStatus,
): Promise<PublishAnswer['waiting']> {
  const live = publications.find(({ isCurrent }) => isCurrent)?.revision ?? null;
  // Edits without effect on pages are recorded a moment later, and do not count as waiting.
  if (live === null || (state === 'idle' && !isHeld && !failure)) return NOTHING;
  const { edits, count } = await readLatestEdits(db, live, NAMED);
  const current = count > 0 ? await readShop() : null;
  if (!current) return NOTHING;
  // An edit of several pictures is reported once.
  return { names: [...new Set(edits.map((edit) => nameOf(current.shop, edit)))], count };
}

function nameOf(shop: Shop, { list, id }: { list: string; id: number }): string {
  if (isShopList(list)) return nameIn(shop, list, id) ?? staffWords().WAITING_NAMES.gone;
  return list === 'images' ? staffWords().WAITING_NAMES.images : staffWords().WAITING_NAMES.config;
}

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

/** How far the published pages are behind the shop; nothing without a process that publishes. */
export function publicationMetrics(
  db: Database,
  publisher: Publisher,
): MetricSource<'bestellbar_publication_behind_revisions' | 'bestellbar_publication_failed'> {
  return {
    subject: 'publishing',
    figures: {
      bestellbar_publication_behind_revisions: {
        help: 'Revisions of the shop since the one on the live pages, while they are waited for',
        labels: [],
      },
      bestellbar_publication_failed: { help: 'Whether the last publication failed', labels: [] },
    },
    async read() {
      if (!(await publisher.hasSite()))
        return { bestellbar_publication_behind_revisions: [], bestellbar_publication_failed: [] };
      const [{ state, isHeld, failure, publications }, shop] = await Promise.all([
        publisher.status(),
        readRevision(db),
      ]);
      const live = publications.find(({ isCurrent }) => isCurrent)?.revision ?? shop;
      // Edits without effect on pages publish nothing, so an idle site is not behind.
      const isDone = state === 'idle' && !isHeld && failure === null;
      return {
        bestellbar_publication_behind_revisions: [{ value: isDone ? 0 : Math.max(0, shop - live) }],
        bestellbar_publication_failed: [{ value: failure === null ? 0 : 1 }],
      };
    },
  };
}
