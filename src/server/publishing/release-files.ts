import { readFile, stat, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises';
import { join, basename } from 'node:path';
import { contentTypeOf, isImmutable, OWN_POLICY } from '../../lib/hosting/served-files.ts';
import { POLICY_FILE } from '../../lib/hosting/host-files.ts';
import { COMPRESSED, compressNow, isCompressible, type Compressed } from './rendering/compress.ts';
import { entityTag } from '../platform/http/entity-tag.ts';
import { filesBelow, copyAssets } from './releases.ts';

export interface SiteFile {
  type: string;
  /** Has its content's hash in its name, so it never changes. */
  isImmutable: boolean;
  compressions: readonly Compressed[];
  /** The Content-Security-Policy of its folder's pages. */
  policy: () => string;
  /** The bytes as stored or compressed, and their ETag. */
  read: (compression: Compressed | null) => Promise<SiteBytes>;
}

export interface SiteBytes {
  bytes: Buffer;
  etag: string;
}

export interface SiteFiles {
  folder: string;
  /** The file at a path below the root, such as `store/mitte/index.html`. */
  get: (path: string) => SiteFile | undefined;
  /** Reloads changed and removed files. */
  refresh: (paths: readonly string[]) => Promise<void>;
}

/** Bytes of a release cached in memory; the rest is read from disk on each request. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024;

/** Lists the files of a release. Only listed files are served, so no path leads out of the folder. */
export async function openSiteFiles(folder: string): Promise<SiteFiles> {
  const paths = await filesBelow(folder);
  if (paths.length === 0) throw new Error(`${folder} is empty`);
  const space = { left: MOST_KEPT_BYTES };
  const files = new Map<string, SiteFile>();
  const readPolicy = () => readFile(join(folder, POLICY_FILE), 'utf8').catch(() => OWN_POLICY);
  let policy = await readPolicy();
  const take = (path: string) => {
    const type = contentTypeOf(path);
    if (type === null) return;
    files.set(path, { ...siteFile(folder, path, type, space), policy: () => policy });
  };
  for (const path of paths) take(path);
  return {
    folder,
    get: (path) => files.get(path),
    async refresh(changed) {
      if (changed.includes(POLICY_FILE)) policy = await readPolicy();
      for (const path of changed)
        if (await isFile(join(folder, path))) take(path);
        else files.delete(path);
    },
  };
}

const COMPRESSIONS = ['br', 'gzip'] as const;

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

function siteFile(
  folder: string,
  path: string,
  type: string,
  space: { left: number },
): Omit<SiteFile, 'policy'> {
  const kept = new Map<Compressed | null, Promise<SiteBytes>>();
  return {
    type,
    isImmutable: isImmutable(path),
    compressions: isCompressible(path) ? COMPRESSIONS : [],
    async read(compression) {
      const known = kept.get(compression);
      if (known) return known;
      const reading = readAs(join(folder, path), compression).then((bytes) => ({
        bytes,
        etag: entityTag(bytes),
      }));
      const { bytes } = await reading;
      if (bytes.length <= space.left && !kept.has(compression)) {
        space.left -= bytes.length;
        kept.set(compression, reading);
      }
      return reading;
    },
  };
}

async function readAs(path: string, compression: Compressed | null): Promise<Buffer> {
  if (compression === null) return readFile(path);
  const stored = await readFile(path + COMPRESSED[compression]).catch(() => null);
  // A page that has just gone live may have no copy yet.
  return stored ?? compressNow(compression, await readFile(path));
}

/** How long files of earlier releases are stored for open screens. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

interface Places {
  /** The back office of the running release. */
  release: string;
  /** Its hash, which distinguishes copies of releases. */
  code: string;
  /** Stores copies for later releases; processes of one data folder share it. */
  kept: string;
  /** Logs a problem in one line for the operator. */
  complain: (message: string) => void;
}

export interface BackOfficeFiles {
  get: (path: string) => SiteFile | undefined;
  /**
   * A tablet keeps a screen open over an update and then loads further scripts of the old release: finds copies of earlier releases, and
   * stores one of this release.
   */
  keep: () => Promise<void>;
}

/** The files of a release's back office. Throws if it has none. */
export async function openBackOffice({ release, code, kept, complain }: Places): Promise<BackOfficeFiles> {
  const files = await openSiteFiles(release);
  const earlier: SiteFiles[] = [];

  async function keep(): Promise<void> {
    await mkdir(kept, { recursive: true });
    const own = join(kept, code.slice(0, 16));
    const isThere = (await stat(own).catch(() => null)) !== null;
    if (!isThere) {
      const staged = `${own}-${process.pid}.new`;
      await copyAssets(join(release, '_astro'), join(staged, '_astro'));
      // Another process may have been faster with an identical copy.
      await rename(staged, own).catch(() => rm(staged, { recursive: true, force: true }));
    }
    await utimes(own, new Date(), new Date());
    const entries = await readdir(kept, { withFileTypes: true });
    for (const { name } of entries.filter((entry) => entry.isDirectory())) {
      const path = join(kept, name);
      if (path === own) continue;
      if (Date.now() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
      else if (!basename(path).endsWith('.new')) earlier.push(await openSiteFiles(path));
    }
  }

  return {
    get(path) {
      const current = files.get(path);
      if (current || !isImmutable(path)) return current;
      return earlier.map((older) => older.get(path)).find((file) => file !== undefined);
    },
    keep: () => keep().catch((error: unknown) => complain(`Frühere Verwaltung: ${String(error)}`)),
  };
}
