import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

/** Endings of the compressed copies that lie beside a file. */
export const COMPRESSED = { br: '.br', gzip: '.gz' } as const;
export type Compressed = keyof typeof COMPRESSED;

export interface SiteFile {
  type: string;
  /** Has its content's hash in its name, so it never changes. */
  isImmutable: boolean;
  etag: () => Promise<string>;
  compressions: readonly Compressed[];
  read: (compression: Compressed | null) => Promise<Buffer>;
}

export interface SiteFiles {
  folder: string;
  /** The file at a path below the root, such as `store/mitte/index.html`. */
  get: (path: string) => SiteFile | undefined;
}

/** Bytes of one build that are kept in memory; what is beyond is read from the disk each time. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024;

/** Reads which files a build has. Only those are ever served, so no path leads out of the folder. */
export async function openSiteFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const all = new Set(paths);
  const keep = keeper();
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    const type = TYPES[extname(path)];
    if (type) files.set(path, siteFile(folder, path, type, all, keep));
  }
  return { folder, get: (path) => files.get(path) };
}

function siteFile(folder: string, path: string, type: string, all: Set<string>, keep: Keep): SiteFile {
  const compressions = (['br', 'gzip'] as const).filter((name) => all.has(path + COMPRESSED[name]));
  const read = (compression: Compressed | null) =>
    keep(join(folder, compression ? path + COMPRESSED[compression] : path));
  let etag: Promise<string> | null = null;
  return {
    type,
    isImmutable: path.startsWith('_astro/'),
    compressions,
    read,
    etag: () => (etag ??= read(null).then(etagOf)),
  };
}

function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

type Keep = (path: string) => Promise<Buffer>;

function keeper(): Keep {
  const kept = new Map<string, Buffer>();
  let size = 0;
  return async (path) => {
    const known = kept.get(path);
    if (known) return known;
    const bytes = await readFile(path);
    if (size + bytes.length <= MOST_KEPT_BYTES && !kept.has(path)) {
      kept.set(path, bytes);
      size += bytes.length;
    }
    return bytes;
  };
}
