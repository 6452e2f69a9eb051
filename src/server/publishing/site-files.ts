import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf, isImmutable } from '../../lib/hosting/served-files.ts';
import { POLICY_FILE } from '../../lib/hosting/host-files.ts';
import { OWN_POLICY } from '../../lib/hosting/page-headers.ts';
import { COMPRESSED, gzipNow, type Compressed } from './rendering/compress.ts';
import { entityTag } from '../platform/http/entity-tag.ts';
import { filesBelow } from './releases.ts';

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
  const all = new Set(paths);
  const space = { left: MOST_KEPT_BYTES };
  const files = new Map<string, SiteFile>();
  const readPolicy = () => readFile(join(folder, POLICY_FILE), 'utf8').catch(() => OWN_POLICY);
  let policy = await readPolicy();
  const take = (path: string, isCompressed: boolean) => {
    const type = contentTypeOf(path);
    if (type === null) return;
    files.set(path, { ...siteFile(folder, path, type, isCompressed, space), policy: () => policy });
  };
  for (const path of paths) take(path, all.has(path + COMPRESSED.br));
  return {
    folder,
    get: (path) => files.get(path),
    async refresh(changed) {
      if (changed.includes(POLICY_FILE)) policy = await readPolicy();
      for (const path of changed) {
        const [isThere, isCompressed] = await Promise.all(
          ['', COMPRESSED.br].map((ending) => isFile(join(folder, path + ending))),
        );
        if (isThere) take(path, isCompressed === true);
        else files.delete(path);
      }
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
  isCompressed: boolean,
  space: { left: number },
): Omit<SiteFile, 'policy'> {
  const kept = new Map<Compressed | null, Promise<SiteBytes>>();
  return {
    type,
    isImmutable: isImmutable(path),
    compressions: isCompressed ? COMPRESSIONS : [],
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

function readAs(path: string, compression: Compressed | null): Promise<Buffer> {
  if (compression === null) return readFile(path);
  const reading = readFile(path + COMPRESSED[compression]);
  // A page that has just gone live has no such copy yet.
  return compression === 'gzip' ? reading.catch(async () => gzipNow(await readFile(path))) : reading;
}
