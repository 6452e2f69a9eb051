import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import type { PublishStatus } from '../../lib/contract/publishing.ts';
import type { Database } from '../platform/database/database.ts';
import type { SharedJobQueue } from '../platform/queue/job-queue.ts';
import { notify, type Notices } from '../platform/database/notices.ts';
import { batchCalls } from '../platform/async/concurrency.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { createSendPublishJob, openPublishJobs, type PublishJobs } from './publish-jobs.ts';
import { createSite, type SiteDependencies, type Site } from './publish-site.ts';
import type { Publisher } from './staff-publishing.ts';
import { createPageWriter, createPageWriters } from './rendering/page-writer.ts';
import { siteEnvironment, type PagesCode, type Places } from './rendering/pages-code.ts';
import { siteId, createPublisher, readSite, writeSite } from './sites.ts';
import { writeWebhookEvents } from '../webhooks/queries/events.ts';
import { type PublishTarget, sendToTargets } from './targets/publish-target.ts';

/** How often to check for a new day, a due menu, and the leading process of the folder. */
const LOOK_EVERY_MS = 30_000;

interface Dependencies {
  db: Database;
  queue: SharedJobQueue;
  /** Where the pages are written. */
  folder: string;
  /** The code that renders pages; null: this process serves none and forwards requests to those that do. */
  code: PagesCode | null;
  /** Renders pages; by default as many processes as CPUs. */
  openWriter?: SiteDependencies['openWriter'];
  /** The process that compresses pages in the background; null: none. */
  compressor: string | null;
  targets: readonly PublishTarget[];
  places: () => Places;
  now: () => number;
  complain: (message: string) => void;
  report: (error: unknown) => void;
}

interface OpenSite {
  /** null: this process serves none. */
  site: Site | null;
  publisher: Publisher;
  /** Starts publishing; resolves once there are pages to serve, or rendering has failed. */
  start: (readShop: ReadCurrentShop, notices: Notices) => Promise<void>;
  close: () => Promise<void>;
}

const NO_STATUS: Omit<PublishStatus, 'targets'> = {
  state: 'idle',
  isHeld: false,
  publications: [],
  failure: null,
};

/** Opens the page writers of a release; their output goes to files in the site's folder. */
function openWriters(code: PagesCode, folder: string): SiteDependencies['openWriter'] {
  return (places) =>
    createPageWriters({
      most: availableParallelism(),
      open: (number, options) =>
        createPageWriter({
          ...code,
          origin: places.origin,
          env: siteEnvironment(places),
          options,
          logFile: join(folder, `writer-${number}.log`),
        }),
    });
}

/** The site's pages and everything that keeps them current: rounds, queue, other processes, targets. */
export function openSite({
  db,
  queue,
  folder,
  code,
  openWriter,
  compressor,
  targets,
  places,
  now,
  complain,
  report,
}: Dependencies): OpenSite {
  let naming: Promise<string> | null = null;
  /** Read from the folder, so only for processes that serve it. */
  const named = () => (naming ??= siteId(folder));
  let read: ReadCurrentShop = () => Promise.resolve(null);
  let jobs: PublishJobs | null = null;
  let looking = 0;
  let onAsk: (() => void) | null = null;
  const stops: (() => unknown)[] = [];
  const sending = sendToTargets(targets, { folder, now, complain });

  const site =
    code &&
    createSite({
      folder,
      code,
      openWriter: openWriter ?? openWriters(code, folder),
      compressor,
      places,
      readShop: () => read(),
      now,
      complain(message) {
        complain(message);
        // Other processes read the status from the database.
        noteStatus().catch(report);
      },
      isKnown: async (publication) => (await readSite(db, await named())) === publication,
      onPublished: async (publication, change) => {
        sending.send(publication, change);
        await noteStatus(publication);
        await notify(db, 'site_changes', await named());
      },
    });

  async function status(): Promise<PublishStatus> {
    const own = site ? await site.status() : NO_STATUS;
    const state = own.state === 'idle' && (looking > 0 || jobs?.isBusy()) ? 'waiting' : own.state;
    return { ...own, state, targets: sending.status() };
  }

  /** `published`: what has just become live, which is told by webhooks. */
  async function noteStatus(published?: string): Promise<void> {
    const current = await status();
    const publication = current.publications[0]?.id ?? null;
    const [name, at] = [await named(), new Date(now())];
    const live = current.publications.find(({ id }) => id === published);
    await db.transaction(async (tx) => {
      await writeSite(tx, name, { publication, status: JSON.stringify(current) }, at);
      if (!live) return;
      const data = { publication: live.id, revision: live.revision };
      await writeWebhookEvents(tx, () => [
        { type: 'shop.published', branchId: null, orderId: null, at, data },
      ]);
    });
  }

  async function start(readShop: ReadCurrentShop, notices: Notices): Promise<void> {
    if (!site) return;
    read = readShop;
    const name = await named();
    jobs = await openPublishJobs(await queue.get(), {
      site: name,
      mayWork: site.leads,
      async run(wanted) {
        for (const job of wanted) if (job.kind === 'rollBack') await site.rollBack(job.publication);
        if (wanted.some(({ kind }) => kind === 'whole')) await site.round({ whole: true });
      },
      report,
    });
    await site.open();
    const { wake } = jobs;
    // Edits during a round run together in the next one, which starts at once without the queue.
    const look = batchCalls(Infinity, async (waiting: readonly void[]) => {
      await site.round({ whole: false });
      return waiting.map(() => ({ status: 'fulfilled' as const, value: undefined }));
    });
    const onEdit = () => {
      looking += 1;
      void look()
        .catch(report)
        .finally(() => (looking -= 1));
    };
    onAsk = () => {
      wake();
      onEdit();
    };
    const hear = onAsk;
    const clock = setInterval(onEdit, LOOK_EVERY_MS);
    stops.push(
      () => clearInterval(clock),
      notices.listen('shop_changes', { onNotice: onEdit, onListening: onEdit }),
      notices.listen('site_asks', { onNotice: (asked) => asked === name && hear(), onListening: hear }),
      notices.listen('site_changes', {
        onNotice: (changed) => changed === name && void site.reload().catch(report),
      }),
    );
    wake();
  }

  /** Notifies this process's site directly, other processes' sites through the database. */
  async function tell(asked: string): Promise<void> {
    if (onAsk && asked === (await named())) onAsk();
    else await notify(db, 'site_asks', asked);
  }
  const sendJob = async () => createSendPublishJob(await queue.get(), tell);
  return {
    site,
    publisher: createPublisher({ db, sendJob, tell, own: site && { site, status } }),
    start,
    async close() {
      for (const stop of stops) stop();
      await site?.close();
      await jobs?.close();
      await sending.close();
    },
  };
}
