import { setTimeout as pause } from 'node:timers/promises';
import { PublishStatus } from '../../lib/contract/publishing.ts';
import type { Database } from '../platform/database/database.ts';
import { listSites } from './sites.ts';
import type { SendPublishJob } from './publish-jobs.ts';
import type { Publisher } from './publishing.ts';
import type { Site } from './publish-site.ts';

interface Dependencies {
  db: Database;
  /** Known once the queue is open. */
  sendJob: () => Promise<SendPublishJob>;
  /** Notifies the process that writes a site to publish changes. */
  tell: (site: string) => Promise<void>;
  /** The site of this process and its status with its targets; null: it serves none. */
  own: { site: Site; status: () => Promise<PublishStatus> } | null;
}

type SiteRow = Awaited<ReturnType<typeof listSites>>[number];

const NOTHING: PublishStatus = { state: 'idle', isHeld: false, publications: [], failure: null, targets: [] };
/** How long the leading process may take for a rollback. */
const ROLL_BACK = { longestMs: 15_000, everyMs: 50 };

/** Requests to the shop's sites, whichever processes publish them. */
export function createPublisher({ db, sendJob, tell, own }: Dependencies): Publisher {
  /** The status that the site's process has stored. */
  const noted = (site: SiteRow | undefined): PublishStatus =>
    site?.status ? PublishStatus.parse(JSON.parse(site.status)) : NOTHING;

  let hasSite = own !== null;

  return {
    async hasSite() {
      // A site that existed once is assumed to stay.
      hasSite ||= (await listSites(db)).length > 0;
      return hasSite;
    },
    async ask({ whole }) {
      const ask = whole ? await sendJob() : tell;
      for (const { name } of await listSites(db)) await ask(name, { kind: 'whole' });
    },
    status: async () => (own ? own.status() : noted((await listSites(db))[0])),
    async rollBack(asked) {
      const done = await own?.site.rollBack(asked);
      if (done?.ok) return done;
      if (done?.code === 'nothingToRollBack') return { ok: false, code: done.code };
      const sites = await listSites(db);
      // Publications have another id in each site.
      const shown = asked === undefined ? sites[0] : sites.find(({ publication }) => publication === asked);
      if (asked !== undefined && !shown) return { ok: false, code: 'otherIsLive' };
      const [current, before] = noted(shown).publications;
      if (!current || !before) return { ok: false, code: 'nothingToRollBack' };
      const send = await sendJob();
      for (const { name, publication } of sites)
        if (publication !== null) await send(name, { kind: 'rollBack', publication });
      for (let waited = 0; waited < ROLL_BACK.longestMs; waited += ROLL_BACK.everyMs) {
        await pause(ROLL_BACK.everyMs);
        const later = await listSites(db);
        const { publications } = noted(
          asked === undefined ? later[0] : later.find(({ name }) => name === shown?.name),
        );
        const place = publications.findIndex(({ id }) => id === current.id);
        if (place === -1) return { ok: true };
        if (place > 0) return { ok: false, code: 'otherIsLive' };
      }
      throw new Error('no process has restored the publication in time');
    },
  };
}
