import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublishStatus } from '../../../lib/contract/publishing.ts';

/** Changes of the site since a target's last update. */
export interface SiteChange {
  /** The folder with the whole live site: files, with .br and .gz copies beside text files. */
  folder: string;
  /** Files written since the last update; null: everything may differ. */
  written: readonly string[] | null;
  /** Files removed since then; ignored if `written` is null. */
  removed: readonly string[];
  signal: AbortSignal;
}

/** `sent` counts uploads and deletions; `reason` is one German line for the operator. */
export type PutOutcome = { ok: true; sent: number } | { ok: false; reason: string };

/** Another host of the site. The next update repairs one that failed or was aborted. */
export interface PublishTarget {
  /** The name in messages. */
  name: string;
  put: (change: SiteChange) => Promise<PutOutcome>;
}

type Change = Pick<SiteChange, 'folder' | 'written' | 'removed'>;

interface Waiting {
  publication: string;
  change: Change;
}

export interface Sending {
  /** Sends this publication without waiting for the result. */
  send: (publication: string, change: Change) => void;
  status: () => PublishStatus['targets'];
  /** Aborts the current transfer. */
  close: () => Promise<void>;
}

interface Dependencies {
  /** Stores what each target received last. */
  folder: string;
  now: () => number;
  complain: (message: string) => void;
  /** The pause after a failure. */
  retryMs?: number;
}

const RETRY_MS = 60_000;

/** Sends the site to each target in the background, one change at a time; changes that arrive meanwhile are merged. */
export function sendToTargets(targets: readonly PublishTarget[], dependencies: Dependencies): Sending {
  const lanes = targets.map((target) => openLane(target, dependencies));
  return {
    send: (publication, change) => lanes.forEach((lane) => lane.send(publication, change)),
    status: () => lanes.map((lane) => lane.status()),
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  };
}

function openLane(target: PublishTarget, { folder, now, complain, retryMs = RETRY_MS }: Dependencies) {
  const ending = new AbortController();
  const noteFile = join(folder, `sent-${target.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`);
  let waiting: Waiting | null = null;
  let running: Promise<void> | null = null;
  let state: PublishStatus['targets'][number] = { name: target.name, at: null, failure: null };

  async function sent(): Promise<{ publication: string; at: string } | null> {
    const text = await readFile(noteFile, 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as { publication: string; at: string });
  }

  async function run(): Promise<void> {
    while (waiting && !ending.signal.aborted) {
      const { publication, change } = waiting;
      waiting = null;
      const last = await sent();
      state = { ...state, at: last?.at ?? null };
      if (last?.publication === publication) continue;
      const put = await target
        .put({ ...change, signal: ending.signal })
        .catch((error: unknown) => ({ ok: false as const, reason: String(error) }));
      if (ending.signal.aborted) return;
      const at = new Date(now()).toISOString();
      if (put.ok) {
        await writeFile(`${noteFile}.new`, JSON.stringify({ publication, at }));
        await rename(`${noteFile}.new`, noteFile);
        state = { name: target.name, at, failure: null };
      } else {
        complain(`${target.name}: ${put.reason}`);
        state = { ...state, failure: { at, message: put.reason, lines: [] } };
        // Comparing everything supersedes a later change.
        const later = waiting as Waiting | null;
        waiting = {
          publication: later?.publication ?? publication,
          change: { ...(later?.change ?? change), written: null },
        };
        await pause(retryMs, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
  }

  return {
    send(publication: string, change: Change) {
      waiting = { publication, change: waiting ? mergeChanges(waiting.change, change) : change };
      running ??= run().finally(() => (running = null));
    },
    status: () => state,
    async close() {
      ending.abort();
      await running;
    },
  };
}

/** Merges two changes. */
function mergeChanges(first: Change, second: Change): Change {
  const isWhole = first.written === null || second.written === null || first.folder !== second.folder;
  if (isWhole) return { ...second, written: null, removed: [] };
  const written = new Set([...(first.written ?? []), ...(second.written ?? [])]);
  const removed = new Set([...first.removed, ...second.removed]);
  for (const file of second.removed) written.delete(file);
  for (const file of second.written ?? []) removed.delete(file);
  return { folder: second.folder, written: [...written], removed: [...removed] };
}
