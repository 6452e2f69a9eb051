import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import type { PublishStatus } from '../../lib/contract/publishing.ts';
import type { Database } from '../platform/database/database.ts';
import type { SharedJobQueue } from '../platform/queue/job-queue.ts';
import { notify, type Notices } from '../platform/database/notices.ts';
import { batchCalls } from '../platform/async/batch.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { createSendPublishJob, openPublishJobs, type PublishJobs } from './publish-jobs.ts';
import { createSite, type Publishing, type Site } from './publish-site.ts';
import type { Publisher } from './publishing.ts';
import { createPageWriter } from './rendering/page-writer.ts';
import { createPageWriters } from './rendering/page-writers.ts';
import { siteEnvironment, type PagesCode, type Places } from './rendering/pages-code.ts';
import { siteId } from './site-id.ts';
import { createPublisher } from './site-publisher.ts';
import { readSite, writeSite } from './sites.ts';
import type { PublishTarget } from './targets/publish-target.ts';
import { sendToTargets } from './targets/send-to-targets.ts';

/** How often to look whether a new day has begun, a menu is due, or the folder's first process has gone. */
const LOOK_EVERY_MS = 30_000;

interface Dependencies {
  db: Database;
  queue: SharedJobQueue;
  dataDir: string;
  /** What pages are rendered by; null: this process serves none, and only asks those that do. */
  code: PagesCode | null;
  /** Renders pages: as many processes as there are processors, unless told. */
  openWriter?: Publishing['openWriter'];
  /** The process that compresses pages in the background; null: none does. */
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
  /** Begins to publish; resolves once there are pages to serve, or rendering them has failed. */
  start: (readShop: ReadCurrentShop, notices: Notices) => Promise<void>;
  close: () => Promise<void>;
}

const NO_STATUS: Omit<PublishStatus, 'targets'> = {
  state: 'idle',
  isHeld: false,
  publications: [],
  failure: null,
};

/** Opens the page writers of a release; what they say goes into files of the site's folder. */
function openWriters(code: PagesCode, folder: string): Publishing['openWriter'] {
  return (places) =>
    createPageWriters({
      most: availableParallelism(),
      open: (number) =>
        createPageWriter({
          ...code,
          origin: places.origin,
          env: siteEnvironment(places),
          logFile: join(folder, `writer-${number}.log`),
        }),
    });
}

/** The site's pages with all that keeps them up to date: rounds, their queue, other processes, other places. */
export function openSite({
  db,
  queue,
  dataDir,
  code,
  openWriter,
  compressor,
  targets,
  places,
  now,
  complain,
  report,
}: Dependencies): OpenSite {
  const folder = join(dataDir, 'site');
  let naming: Promise<string> | null = null;
  /** Found in the folder, so only a process that serves it may ask. */
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
        // Other processes are asked how the site stands, too.
        noteStatus().catch(report);
      },
      isKnown: async (publication) => (await readSite(db, await named())) === publication,
      onPublished: async (publication, change) => {
        sending.send(publication, change);
        await noteStatus();
        await notify(db, 'site_changes', await named());
      },
    });

  async function status(): Promise<PublishStatus> {
    const own = site ? await site.status() : NO_STATUS;
    const state = own.state === 'idle' && (looking > 0 || jobs?.isBusy()) ? 'waiting' : own.state;
    return { ...own, state, targets: sending.status() };
  }

  async function noteStatus(): Promise<void> {
    const current = await status();
    const publication = current.publications[0]?.id ?? null;
    await writeSite(db, await named(), { publication, status: JSON.stringify(current) }, new Date(now()));
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
    // Edits that come during a round are in the next one together: it begins at once, by no detour over the queue.
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

  /** The site of this process hears it at once, those of others by the database. */
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
