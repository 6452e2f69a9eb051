import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/database.ts';
import { sites } from '../platform/database/schema.ts';
import { PublishStatus } from '../../lib/contract/publishing.ts';
import type { SendPublishJob } from './publish-jobs.ts';
import type { Publisher } from './staff-publishing.ts';
import type { Site } from './publish-site.ts';

/** A site's state for other processes, as JSON. */
export interface SiteNote {
  publication: string | null;
  status: string;
}

export async function writeSite(
  db: Database | Transaction,
  name: string,
  note: SiteNote,
  at: Date,
): Promise<void> {
  const row = { ...note, seenAt: at };
  await db
    .insert(sites)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: sites.name, set: row });
}

export async function readSite(db: Database, name: string): Promise<string | null> {
  const [row] = await db.select().from(sites).where(eq(sites.name, name));
  return row?.publication ?? null;
}

/** All sites of the shop, the latest written first. */
export function listSites(db: Database) {
  return db.select().from(sites).orderBy(desc(sites.seenAt));
}

/**
 * The id of a site: constant for its folder, whichever machine and path it is opened from. Noted in the folder once, so that a folder that
 * becomes read-only keeps it. Throws without a note if none can be made.
 */
export async function siteId(folder: string): Promise<string> {
  const path = join(folder, 'site-id');
  const id = (await readNote(path)) ?? (await makeNote(folder, path));
  // A copied folder has the same note but another inode: it is another site.
  return `${id}:${(await stat(path)).ino}`;
}

/** The first process writes the note atomically; all others read it. */
async function makeNote(folder: string, path: string): Promise<string> {
  const staged = `${path}-${randomUUID()}.new`;
  await mkdir(folder, { recursive: true });
  await writeFile(staged, randomUUID(), { flush: true });
  try {
    await link(staged, path).catch((error: NodeJS.ErrnoException) => {
      // ENOENT: the leading process has removed the draft. Either way, a note exists by now.
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
    });
    return await readFile(path, 'utf8');
  } finally {
    await rm(staged, { force: true });
  }
}

function readNote(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

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
