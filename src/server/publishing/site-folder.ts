import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../platform/database/folder-lock.ts';
import { takeBack } from './replace-pages.ts';
import { pointAt, releaseFolder, removeOthers } from './releases.ts';
import { readState, type SiteState } from './site-state.ts';

/** The entries of a site's folder, including the notes of targets. */
const OWN = /^(site-id|state\.json|current|releases|history|writer-\d+\.log|sent-.*\.json|lock.*)$/;

export interface SiteFolder {
  /** Whether this process may write there: the first one may, as long as it lives. */
  leads: () => Promise<boolean>;
  isLeading: () => boolean;
  /** Removes what no publication needs any more. */
  prune: (publications: SiteState['publications']) => Promise<void>;
  release: () => Promise<void>;
}

/** The folder of a site's releases, shared by processes of which one writes. */
export function openSiteFolder(folder: string, isStopping: () => boolean): SiteFolder {
  let release: (() => Promise<void>) | null = null;
  let locking: Promise<boolean> | null = null;

  async function lock(): Promise<boolean> {
    if (isStopping()) return false;
    const locked = await lockFolder(folder, () => {
      release = null;
    });
    if (!locked.ok) return false;
    release = locked.release;
    await recover();
    return true;
  }

  /** Undoes what a crashed process put live only in part, and removes its leftovers. */
  async function recover(): Promise<void> {
    const { publications } = await readState(folder);
    const ids = new Set(publications.map(({ id }) => id));
    const live = publications[0] && releaseFolder(folder, publications[0].release);
    for (const id of await readdir(join(folder, 'history')).catch(() => []))
      // Without a note of its changes, nothing was live yet.
      if (!ids.has(id) && live) await takeBack(live, join(folder, 'history', id)).catch(() => {});
    await removeOthers(folder, (name) => OWN.test(name));
    await prune(publications);
    // It may have crashed between its note and this step.
    if (publications[0]) await pointAt(folder, publications[0].release);
  }

  async function prune(publications: SiteState['publications']): Promise<void> {
    const releases = new Set(publications.map((note) => note.release));
    const ids = new Set(publications.map(({ id }) => id));
    await removeOthers(join(folder, 'releases'), (name) => releases.has(name));
    await removeOthers(join(folder, 'history'), (name) => ids.has(name));
  }

  return {
    leads() {
      if (release) return Promise.resolve(true);
      locking ??= lock().finally(() => {
        locking = null;
      });
      return locking;
    },
    isLeading: () => release !== null,
    prune,
    release: async () => release?.(),
  };
}
