import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildSite } from '../providers/site/site-builder.ts';
import { compressSite } from './compress-site.ts';
import type { ReadCurrentShop } from './current-shop.ts';
import { codeHash, fingerprintOf, type SiteFingerprint } from './site-fingerprint.ts';
import { openSiteFiles, type SiteFile, type SiteFiles } from './site-files.ts';

interface Publishing {
  /** The source tree that pages are built from. */
  root: string;
  /** Gets a folder for each build, and a note of which one is current. */
  folder: string;
  build: BuildSite;
  /** Known once the server listens. */
  apiUrl: () => string;
  readShop: ReadCurrentShop;
  now: () => number;
  /** Tells whoever runs the shop, in one line, why pages are not new. */
  complain: (message: string) => void;
}

export interface Site {
  /** Makes sure that a site is served: waits for a build only if code or shop have changed since the last. */
  open: () => Promise<void>;
  /** Builds if anything has changed. Builds take turns, and what changes meanwhile is built once more. */
  publish: () => Promise<void>;
  /** The file at a path of the current build, or, for scripts of pages still open in browsers, of the ones before. */
  get: (path: string) => SiteFile | undefined;
  isThere: () => boolean;
  /** Gives up a build under way. */
  close: () => Promise<void>;
}

/** The note of what is served; renamed into place, so that it names a whole build at any moment. */
interface Note extends SiteFingerprint {
  build: string;
}

/** The current build and those before it whose scripts may still be asked for. */
const BUILDS_KEPT = 3;

export function createSite({ root, folder, build, apiUrl, readShop, now, complain }: Publishing): Site {
  const stopping = new AbortController();
  let builds: SiteFiles[] = [];
  let served: SiteFingerprint | null = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function wanted(): Promise<SiteFingerprint | null> {
    const shop = await readShop();
    return shop && fingerprintOf(await codeHash(root), shop, now());
  }

  async function buildOnce(): Promise<void> {
    const fingerprint = await wanted();
    if (!fingerprint || isSame(fingerprint, served)) return;
    await mkdir(folder, { recursive: true });
    const time = new Date(now()).toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
    const name = `${time}-${randomUUID().slice(0, 8)}`;
    const outDir = join(folder, name);
    const logFile = join(folder, 'build.log');
    const built = await build({ apiUrl: apiUrl(), outDir, logFile, signal: stopping.signal });
    if (stopping.signal.aborted) return;
    if (!built.ok) {
      await rm(outDir, { recursive: true, force: true });
      complain(`Die Seiten konnten nicht gebaut werden: ${built.reason} (Protokoll: ${logFile})`);
      return;
    }
    await compressSite(outDir);
    const files = await openSiteFiles(outDir);
    await writeNote({ build: name, ...fingerprint });
    builds = [files, ...builds].slice(0, BUILDS_KEPT);
    served = fingerprint;
    await removeOthers();
  }

  async function writeNote(note: Note): Promise<void> {
    const path = join(folder, 'current.json');
    await writeFile(`${path}.new`, JSON.stringify(note));
    await rename(`${path}.new`, path);
  }

  async function removeOthers(): Promise<void> {
    const kept = new Set(builds.map((files) => files.folder));
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !kept.has(join(folder, entry.name)))
        await rm(join(folder, entry.name), { recursive: true, force: true });
  }

  async function openLast(): Promise<void> {
    const text = await readFile(join(folder, 'current.json'), 'utf8').catch(() => null);
    if (text === null) return;
    const { build: name, ...fingerprint } = JSON.parse(text) as Note;
    const files = await openSiteFiles(join(folder, name)).catch(() => null);
    if (!files) return;
    builds = [files];
    served = fingerprint;
  }

  function start(): Promise<void> {
    running = buildOnce()
      .catch((error: unknown) => complain(`Die Seiten konnten nicht gebaut werden: ${String(error)}`))
      .finally(() => {
        running = null;
      });
    return running;
  }

  function publish(): Promise<void> {
    if (!running) return start();
    // The one under way may have begun before the change.
    next ??= running.then(() => {
      next = null;
      return stopping.signal.aborted ? undefined : start();
    });
    return next;
  }

  return {
    async open() {
      await openLast();
      const fingerprint = await wanted();
      const isOnlyOld =
        served !== null && fingerprint?.code === served.code && fingerprint.content === served.content;
      const publishing = publish();
      if (!isOnlyOld) await publishing;
    },
    publish,
    get(path) {
      const file = builds[0]?.get(path);
      if (file || !path.startsWith('_astro/')) return file;
      return builds.map((files) => files.get(path)).find((older) => older !== undefined);
    },
    isThere: () => builds.length > 0,
    async close() {
      stopping.abort();
      await running;
    },
  };
}

function isSame(a: SiteFingerprint, b: SiteFingerprint | null): boolean {
  return b !== null && a.code === b.code && a.content === b.content && a.day === b.day;
}
