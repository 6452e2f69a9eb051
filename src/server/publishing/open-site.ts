import { join, resolve } from 'node:path';
import type { PublishStatus } from '../../lib/contract/publishing.ts';
import type { Database } from '../db/database.ts';
import type { SharedJobQueue } from '../db/job-queue.ts';
import { notify, type Notices } from '../db/notices.ts';
import { readSite, writeSite } from './sites.ts';
import { createSendPublishJob, openPublishJobs, type PublishJobs } from './publish-jobs.ts';
import type { PublishTarget } from './targets/publish-target.ts';
import { createAstroBuilder, siteEnvironment } from './rendering/astro.ts';
import type { SiteBuilder } from './rendering/site-builder.ts';
import { createPageWriter } from './rendering/page-writer.ts';
import type { ReadCurrentShop } from '../usecases/current-shop.ts';
import type { Publisher } from './publisher.ts';
import { createSite, type Site } from './publish-site.ts';
import { siteId } from './site-id.ts';
import { sendToTargets } from './targets/send-to-targets.ts';
import { createPublisher } from './site-publisher.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** How often it is looked whether a new day has begun, a menu is due, or who kept the folder has gone. */
const LOOK_EVERY_MS = 30_000;

interface Surroundings {
  db: Database;
  queue: SharedJobQueue;
  dataDir: string;
  /** `off`: this process serves no pages, and only asks those that do. */
  isServed: boolean;
  targets: readonly PublishTarget[];
  /** The source tree that pages are built from: this one unless told. */
  root?: string;
  /** Who builds: Astro unless told. */
  builder?: SiteBuilder;
  places: () => { origin: string; apiUrl: string };
  /** `retire`: pages carry a worker that takes the app off every device. */
  appWorker: 'retire' | null;
  now: () => number;
  complain: (message: string) => void;
  report: (error: unknown) => void;
}

interface OpenSite {
  /** null: this process serves none. */
  site: Site | null;
  publisher: Publisher;
  /** Begins to publish; resolves once there are pages to serve, or a build has failed. */
  start: (readShop: ReadCurrentShop, notices: Notices) => Promise<void>;
  close: () => Promise<void>;
}

/** The site's pages with all that keeps them up to date: rounds, their queue, other processes, other places. */
export function openSite({
  db,
  queue,
  dataDir,
  isServed,
  targets,
  root = ROOT,
  builder = createAstroBuilder(root),
  places,
  appWorker,
  now,
  complain,
  report,
}: Surroundings): OpenSite {
  const folder = join(dataDir, 'site');
  let naming: Promise<string> | null = null;
  /** Found in the folder, so only who serves it may ask. */
  const named = () => (naming ??= siteId(folder));
  let read: ReadCurrentShop = () => Promise.resolve(null);
  let jobs: PublishJobs | null = null;
  const stops: (() => unknown)[] = [];
  const sending = sendToTargets(targets, { folder, now, complain });

  const site = createSite({
    root,
    folder,
    builder,
    openWriter: (entry, logFile) =>
      createPageWriter({ entry, logFile, origin: places().origin, env: siteEnvironment(places()) }),
    places,
    surroundings: { appWorker },
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
    const own = await site.status();
    const state = own.state === 'idle' && jobs?.isBusy() ? 'waiting' : own.state;
    return { ...own, state, targets: sending.status() };
  }

  async function noteStatus(): Promise<void> {
    const current = await status();
    const publication = current.publications[0]?.id ?? null;
    await writeSite(db, await named(), { publication, status: JSON.stringify(current) }, new Date(now()));
  }

  async function start(readShop: ReadCurrentShop, notices: Notices): Promise<void> {
    if (!isServed) return;
    read = readShop;
    const name = await named();
    jobs = await openPublishJobs(await queue.get(), {
      site: name,
      mayWork: site.leads,
      async run(wanted) {
        for (const job of wanted) if (job.kind === 'rollBack') await site.rollBack(job.publication);
        const kinds = new Set(wanted.map(({ kind }) => kind));
        if (kinds.has('whole') || kinds.has('look')) await site.round({ whole: kinds.has('whole') });
      },
      report,
    });
    await site.open();
    const { look, wake } = jobs;
    const onEdit = () =>
      void site
        .leads()
        .then((isLeading) => (isLeading ? look() : undefined))
        .catch(report);
    const looking = setInterval(() => void site.round({ whole: false }), LOOK_EVERY_MS);
    stops.push(
      () => clearInterval(looking),
      notices.listen('shop_changes', { onNotice: onEdit, onListening: onEdit }),
      notices.listen('site_asks', { onNotice: (asked) => asked === name && wake(), onListening: wake }),
      notices.listen('site_changes', {
        onNotice: (changed) => changed === name && void site.reload().catch(report),
      }),
    );
    wake();
  }

  const sendJob = async () =>
    createSendPublishJob(await queue.get(), (asked) => notify(db, 'site_asks', asked));
  return {
    site: isServed ? site : null,
    publisher: createPublisher({ db, sendJob, own: isServed ? { site, status } : null }),
    start,
    async close() {
      for (const stop of stops) stop();
      await site.close();
      await jobs?.close();
      await sending.close();
    },
  };
}
