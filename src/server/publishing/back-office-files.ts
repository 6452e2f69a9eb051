import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isImmutable } from '../../lib/hosting/served-files.ts';
import { copyAssets } from './releases.ts';
import { openSiteFiles, type SiteFile, type SiteFiles } from './site-files.ts';

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
