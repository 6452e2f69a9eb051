import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressSite } from '../../providers/site/compress-site.ts';
import type { BuildBackOffice } from '../../providers/site/vite.ts';
import { removeOthers } from '../site/releases.ts';
import { openSiteFiles, type SiteFile, type SiteFiles } from '../site/site-files.ts';
import { codeHash } from '../site/site-fingerprint.ts';

/** What it is built from; it uses what pages share with it. */
const CODE = [
  'src/backoffice',
  'src/lib',
  'src/content/texts',
  'vite.backoffice.config.ts',
  'package-lock.json',
];
const LOG = 'build.log';

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
  let starting: Promise<void> = Promise.resolve();

  async function open(): Promise<void> {
    const home = (await codeHash(root, CODE, {})).slice(0, 16);
    files = await openSiteFiles(join(folder, home)).catch(() => null);
    if (files) return;
    await mkdir(folder, { recursive: true });
    const fresh = join(folder, `${home}-${randomUUID()}`);
    const built = await build({ outDir: fresh, logFile: join(folder, LOG), signal: stopping.signal });
    if (!built.ok) {
      await rm(fresh, { recursive: true, force: true });
      if (!stopping.signal.aborted) complain(`Die Verwaltung ließ sich nicht bauen: ${built.reason}`);
      return;
    }
    await compressSite(fresh);
    // Another process may have been quicker: theirs is the same.
    await rename(fresh, join(folder, home)).catch(() => {});
    await removeOthers(folder, (name) => name === home || name === LOG || name.startsWith(`${home}-`));
    await rm(fresh, { recursive: true, force: true });
    files = await openSiteFiles(join(folder, home));
  }

  return {
    get: (path) => files?.get(path),
    isThere: () => files !== null,
    start() {
      starting = open().catch((error: unknown) => {
        if (!stopping.signal.aborted) complain(`Die Verwaltung ließ sich nicht bauen: ${String(error)}`);
      });
      return starting;
    },
    async close() {
      stopping.abort();
      await starting;
    },
  };
}
