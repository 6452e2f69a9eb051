import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLISHING_FAILURES } from '../../../lib/contract/publishing-messages.ts';
import { isImmutable } from '../../../lib/hosting/served-files.ts';
import { compressSite } from '../../publishing/rendering/compress-site.ts';
import type { BuildBackOffice } from '../../publishing/rendering/vite.ts';
import { openSiteFiles, type SiteFile, type SiteFiles } from '../../publishing/site-files.ts';
import { codeHash } from '../../publishing/site-fingerprint.ts';

/** What it is built from; it uses what pages share with it. */
export const BACK_OFFICE_CODE = [
  'src/backoffice',
  'src/lib',
  'src/content',
  'src/islands',
  'src/layouts',
  'public/push-worker.js',
  'vite.backoffice.config.ts',
  'package-lock.json',
];
const LOG = 'build.log';
/** Builds of other code are kept this long: processes that run it, and screens that are still open, need theirs. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

interface Surroundings {
  /** The source tree. */
  root: string;
  /** Gets a build for the code as it is; processes of one source tree share it. */
  folder: string;
  build: BuildBackOffice;
  /** Tells whoever runs the shop, in one line, that there is none. */
  complain: (message: string) => void;
}

/** The files of the back office: built when the code has changed, else taken as they are. */
export interface BackOfficeFiles {
  get: (path: string) => SiteFile | undefined;
  isThere: () => boolean;
  /** Resolves once they can be served, or the build has failed. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

export function keepBackOffice({ root, folder, build, complain }: Surroundings): BackOfficeFiles {
  const stopping = new AbortController();
  let files: SiteFiles | null = null;
  const earlier: SiteFiles[] = [];
  let starting: Promise<void> = Promise.resolve();

  async function open(): Promise<void> {
    const home = (await codeHash(root, BACK_OFFICE_CODE, {})).slice(0, 16);
    files = await openSiteFiles(join(folder, home)).catch(() => null);
    if (files) return;
    await mkdir(folder, { recursive: true });
    const fresh = join(folder, `${home}-${randomUUID()}`);
    const built = await build({ outDir: fresh, logFile: join(folder, LOG), signal: stopping.signal });
    if (!built.ok) {
      await rm(fresh, { recursive: true, force: true });
      if (!stopping.signal.aborted) complain(PUBLISHING_FAILURES.noBackOffice(built.reason));
      return;
    }
    await compressSite(fresh);
    // Another process may have been quicker: theirs is the same.
    await rename(fresh, join(folder, home)).catch(() => {});
    await rm(fresh, { recursive: true, force: true });
    files = await openSiteFiles(join(folder, home));
  }

  /** A tablet keeps a screen open over an update, and fetches the next one's script from the build that it began with. */
  async function openEarlier(): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const { name } of entries.filter((entry) => entry.isDirectory())) {
      const path = join(folder, name);
      if (files?.folder === path) await utimes(path, new Date(), new Date());
      else if (Date.now() - (await stat(path)).mtimeMs > KEPT_MS)
        await rm(path, { recursive: true, force: true });
      else earlier.push(await openSiteFiles(path));
    }
  }

  return {
    get(path) {
      const current = files?.get(path);
      if (current || !isImmutable(path)) return current;
      return earlier.map((older) => older.get(path)).find((file) => file !== undefined);
    },
    isThere: () => files !== null,
    start() {
      starting = open()
        .then(openEarlier)
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) complain(PUBLISHING_FAILURES.noBackOffice(String(error)));
        });
      return starting;
    },
    async close() {
      stopping.abort();
      await starting;
    },
  };
}
