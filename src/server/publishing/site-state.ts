import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishFailure, PublishStatus } from '../../lib/contract/publishing.ts';

/** One time at which pages were put live. */
export interface PublicationNote {
  id: string;
  kind: 'whole' | 'pages';
  /** ISO 8601, UTC. */
  at: string;
  pages: number;
  seconds: number;
  /** The folder below `releases` that was written or changed. */
  release: string;
  /** What it was made of: the shop's revision, the code, and the shop's day. */
  revision: number;
  code: string;
  day: string;
}

/** What the folder of a site holds. Renamed into place, so that it is whole at any moment. */
export interface SiteState {
  /** Newest first: the first is live. */
  publications: PublicationNote[];
  failure: PublishFailure | null;
  /** A publication was put back when the shop had this revision; nothing is published by itself until it has another. */
  heldAt: number | null;
  /** Hashed files of earlier releases that are kept for pages still open, and since when nothing new needs them. */
  oldAssets: Record<string, string>;
}

/** How many whole builds can be gone back to, and how many publications of single pages at most. */
const RETAINED = { releases: 5, publications: 50 };

const NOTHING: SiteState = { publications: [], failure: null, heldAt: null, oldAssets: {} };

const fileOf = (folder: string) => join(folder, 'state.json');

/** Nothing if there is no note yet, or none that can be read: the site is then built anew. */
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

/** The publications that can be gone back to, with the current one. */
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

/** The state as whoever asks is told. */
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
