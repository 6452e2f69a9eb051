import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isImmutable } from '../../lib/hosting/served-files.ts';
import { copyAssets } from './releases.ts';
import { openSiteFiles, type SiteFile, type SiteFiles } from './site-files.ts';

/** Files of earlier releases are kept this long: screens that are still open need theirs. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

interface Places {
  /** The back office of the release that runs. */
  release: string;
  /** Its hash: copies of other releases have other names. */
  code: string;
  /** Gets a copy of it, for when another release runs; processes of one data folder share it. */
  kept: string;
  /** Tells the operator, in one line, what is wrong. */
  complain: (message: string) => void;
}

export interface BackOfficeFiles {
  get: (path: string) => SiteFile | undefined;
  /**
   * A tablet keeps a screen open over an update, and fetches the next screen's script from the release that it began with: finds what
   * earlier releases have left, and leaves the same for later ones.
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
      // Another process may have been quicker: its copy is the same.
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
