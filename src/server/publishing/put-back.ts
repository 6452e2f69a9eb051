import { join } from 'node:path';
import { takeBack } from './page-changes.ts';
import { carryAssets, releaseFolder } from './releases.ts';
import type { SiteState } from './site-state.ts';

/** What went live instead: `changed` names the files that differ in the same release; null: another release. */
interface PutBack {
  state: SiteState;
  live: string;
  changed: string[] | null;
}

/**
 * Undoes the current publication: single pages get their earlier bytes, a whole build gives way to the release before it, which
 * is given its scripts for the pages that were opened meanwhile. null: there is none before it.
 */
export async function putBack(folder: string, state: SiteState, now: number): Promise<PutBack | null> {
  const [note, before, ...older] = state.publications;
  if (!note || !before) return null;
  const live = releaseFolder(folder, before.release);
  const publications = [before, ...older];
  if (note.kind === 'pages') {
    const changed = await takeBack(live, join(folder, 'history', note.id));
    return { state: { ...state, publications, failure: null }, live, changed };
  }
  const oldAssets = await carryAssets(releaseFolder(folder, note.release), live, state.oldAssets, now);
  return { state: { ...state, publications, failure: null, oldAssets }, live, changed: null };
}
