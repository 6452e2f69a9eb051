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

const NOTHING: PublishStatus = { state: 'idle', isHeld: false, publications: [], failure: null, targets: [] };
/** How long whoever keeps the folder may take to put something back. */
const ROLL_BACK = { longestMs: 15_000, everyMs: 50 };

/** What can be asked of the shop's sites, whichever processes keep them. */
export function createPublisher({ db, sendJob, own }: Surroundings): Publisher {
  /** As the keeper of the site that was written last has noted it. */
  async function noted(): Promise<PublishStatus> {
    const [site] = await listSites(db);
    return site?.status ? PublishStatus.parse(JSON.parse(site.status)) : NOTHING;
  }

  async function ask(kind: 'look' | 'whole' | 'rollBack'): Promise<void> {
    const send = await sendJob();
    for (const { name } of await listSites(db)) await send(name, kind);
  }

  let hasSite = own !== null;

  return {
    async hasSite() {
      // A site that was there once is asked for ever.
      hasSite ||= (await listSites(db)).length > 0;
      return hasSite;
    },
    ask: ({ whole }) => ask(whole ? 'whole' : 'look'),
    status: () => (own ? own.status() : noted()),
    async rollBack() {
      const done = await own?.site.rollBack();
      if (done?.ok || done?.code === 'nothingToRollBack')
        return done as Awaited<ReturnType<Publisher['rollBack']>>;
      const [before] = (await noted()).publications.filter(({ isCurrent }) => isCurrent);
      if (!before || (await noted()).publications.length < 2) return { ok: false, code: 'nothingToRollBack' };
      await ask('rollBack');
      for (let waited = 0; waited < ROLL_BACK.longestMs; waited += ROLL_BACK.everyMs) {
        await pause(ROLL_BACK.everyMs);
        const [now] = (await noted()).publications.filter(({ isCurrent }) => isCurrent);
        if (now?.id !== before.id) return { ok: true };
      }
      throw new Error('nobody who keeps the pages has put them back');
    },
  };
}
