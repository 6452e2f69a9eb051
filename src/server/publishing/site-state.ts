import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishFailure, PublishStatus } from '../../lib/contract/publishing.ts';

/** One publication. */
export interface PublicationNote {
  id: string;
  kind: 'whole' | 'pages';
  /** ISO 8601, UTC. */
  at: string;
  pages: number;
  seconds: number;
  /** The folder below `releases` that was written or changed. */
  release: string;
  /** Revision of the shop, hash of the code, and the shop's day. */
  revision: number;
  code: string;
  day: string;
  /** Of a site's first release, which is in German alone: the other languages follow at once. */
  isGermanOnly?: true;
}

/** The state of a site's folder, replaced atomically. */
export interface SiteState {
  /** Newest first: the first is live. */
  publications: PublicationNote[];
  failure: PublishFailure | null;
  /** The shop's revision at a rollback; nothing is published automatically until it changes. */
  heldAt: number | null;
  /** Hashed files of earlier releases for open pages, and since when they are unused. */
  oldAssets: Record<string, string>;
}

/** How many whole builds, and how many publications in all, can be restored. */
const RETAINED = { releases: 5, publications: 50 };

const NOTHING: SiteState = { publications: [], failure: null, heldAt: null, oldAssets: {} };

const fileOf = (folder: string) => join(folder, 'state.json');

/** Empty without a readable note: the site is then rendered again. */
export async function readState(folder: string): Promise<SiteState> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => null);
  if (text === null) return NOTHING;
  try {
    return { ...NOTHING, ...(JSON.parse(text) as Partial<SiteState>) };
  } catch {
    return NOTHING;
  }
}

export async function writeState(folder: string, state: SiteState): Promise<void> {
  const path = fileOf(folder);
  await writeFile(`${path}.new`, JSON.stringify(state, null, 1));
  await rename(`${path}.new`, path);
}

/** The publications that can be restored, and the current one. */
export function retainedPublications(publications: SiteState['publications']): SiteState['publications'] {
  let releases = 0;
  const kept: SiteState['publications'] = [];
  for (const note of publications.slice(0, RETAINED.publications)) {
    kept.push(note);
    if (note.kind === 'whole') releases += 1;
    if (releases === RETAINED.releases) break;
  }
  return kept;
}

/** The status for requests. */
export function statusOf(
  { publications, failure, heldAt }: SiteState,
  isRunning: boolean,
): Omit<PublishStatus, 'targets'> {
  return {
    state: isRunning ? 'running' : 'idle',
    isHeld: heldAt !== null,
    publications: publications.map(({ id, kind, at, pages, seconds, revision }, index) => ({
      id,
      kind,
      at,
      pages,
      seconds,
      isCurrent: index === 0,
      revision,
    })),
    failure,
  };
}
