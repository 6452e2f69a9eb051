import { setTimeout as pause } from 'node:timers/promises';
import { PublishStatus } from '../../../lib/contract/publishing.ts';
import type { Database } from '../../db/database.ts';
import { listSites } from '../../db/sites.ts';
import type { SendPublishJob } from '../../jobs/publish-jobs.ts';
import type { Publisher } from '../publisher.ts';
import type { Site } from './publish-site.ts';

interface Surroundings {
  db: Database;
  /** Known once the queue is open. */
  sendJob: () => Promise<SendPublishJob>;
  /** The site that this process serves, and how it stands with its targets; null: it serves none. */
  own: { site: Site; status: () => Promise<PublishStatus> } | null;
}

type SiteRow = Awaited<ReturnType<typeof listSites>>[number];

const NOTHING: PublishStatus = { state: 'idle', isHeld: false, publications: [], failure: null, targets: [] };
/** How long whoever keeps the folder may take to put something back. */
const ROLL_BACK = { longestMs: 15_000, everyMs: 50 };

/** What can be asked of the shop's sites, whichever processes keep them. */
export function createPublisher({ db, sendJob, own }: Surroundings): Publisher {
  /** As the keeper of the site that was written last has noted it. */
  const noted = ([site]: SiteRow[]): PublishStatus =>
    site?.status ? PublishStatus.parse(JSON.parse(site.status)) : NOTHING;

  let hasSite = own !== null;

  return {
    async hasSite() {
      // A site that was there once is asked for ever.
      hasSite ||= (await listSites(db)).length > 0;
      return hasSite;
    },
    async ask({ whole }) {
      const send = await sendJob();
      for (const { name } of await listSites(db)) await send(name, { kind: whole ? 'whole' : 'look' });
    },
    status: async () => (own ? own.status() : noted(await listSites(db))),
    async rollBack() {
      const done = await own?.site.rollBack();
      if (done?.ok || done?.code === 'nothingToRollBack')
        return done as Awaited<ReturnType<Publisher['rollBack']>>;
      const sites = await listSites(db);
      const [current, before] = noted(sites).publications;
      if (!current || !before) return { ok: false, code: 'nothingToRollBack' };
      const send = await sendJob();
      for (const { name, publication } of sites)
        if (publication !== null) await send(name, { kind: 'rollBack', publication });
      for (let waited = 0; waited < ROLL_BACK.longestMs; waited += ROLL_BACK.everyMs) {
        await pause(ROLL_BACK.everyMs);
        const { publications } = noted(await listSites(db));
        if (publications.every(({ id }) => id !== current.id)) return { ok: true };
      }
      throw new Error('nobody who keeps the pages has put them back');
    },
  };
}
