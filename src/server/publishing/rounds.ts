import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLISHING_FAILURES } from '../../lib/contract/publishing-messages.ts';
import { toInit, type Shop } from '../../lib/contract/shop.ts';
import { sitePages } from '../../lib/contract/site-pages.ts';
import { compressSite } from './rendering/compress-site.ts';
import type { PageToWrite, PageWriter } from './rendering/page-writer.ts';
import type { SiteBuilder } from './rendering/site-builder.ts';
import { stageWorker } from './app-worker-file.ts';
import { inBuildTurn } from './build-turn.ts';
import { checkRelease } from './check-release.ts';
import { putLive, takeBack } from './page-changes.ts';
import { carryAssets, filesBelow, releaseFolder } from './releases.ts';
import { siteDay } from './site-fingerprint.ts';
import type { PublicationNote, SiteState } from './site-state.ts';

/** The shop that pages are made of, at a revision of it. */
export interface PagesOf {
  shop: Shop;
  revision: number;
  /** Epoch milliseconds: which menus were due. */
  at: number;
}

export type Failed = { ok: false; reason: string; lines: string[] };
/** What admins are told of a whole build: `message`, in German; `reason` is what was said to whoever runs the shop. */
export type NotBuilt = Failed & { message: string };
export interface Published {
  ok: true;
  note: PublicationNote;
  oldAssets: SiteState['oldAssets'];
  written: string[];
  removed: string[];
}

interface Round {
  folder: string;
  code: string;
  now: () => number;
}

interface WholeRound extends Round {
  root: string;
  builder: SiteBuilder;
  places: () => { origin: string; apiUrl: string };
  signal: AbortSignal;
}

/** Sortable by time, and nobody guesses the next. */
const newId = (now: number) =>
  `${new Date(now).toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}-${randomUUID().slice(0, 8)}`;

function noteOf(
  kind: PublicationNote['kind'],
  { id, release, pages, started }: { id: string; release: string; pages: number; started: number },
  { revision, shop, at }: PagesOf,
  { code, now }: Round,
): PublicationNote {
  const seconds = Math.round(performance.now() - started) / 1000;
  const day = siteDay(shop.config.timezone, at);
  return { id, kind, at: new Date(now()).toISOString(), pages, seconds, release, revision, code, day };
}

/** A build that failed, its line among those that are shown. */
export function notBuilt(reason: string, lines: string[] = []): NotBuilt {
  const shown = lines.some((line) => line.trim() === reason) ? lines : [reason, ...lines];
  return { ok: false, message: PUBLISHING_FAILURES.notBuilt, reason, lines: shown };
}

/** Builds the whole site into a new release, checks it and readies it for being served. Nothing is live yet. */
export async function buildRelease(
  round: WholeRound,
  of: PagesOf,
  state: SiteState,
): Promise<Published | NotBuilt> {
  const { folder, builder, places, signal, now } = round;
  const started = performance.now();
  const id = newId(now());
  const outDir = releaseFolder(folder, id);
  const [logFile, shopFile] = [join(folder, 'build.log'), join(folder, 'shop.json')];
  await mkdir(join(folder, 'releases'), { recursive: true });
  await writeFile(shopFile, JSON.stringify(toInit(of.shop)));
  const giveUp = async (failure: NotBuilt): Promise<NotBuilt> => {
    await rm(outDir, { recursive: true, force: true });
    return failure;
  };
  const built = await inBuildTurn(round.root, signal, () =>
    builder.buildSite({ ...places(), outDir, logFile, shopFile, signal }),
  );
  if (!built.ok) return giveUp(notBuilt(built.reason, built.lines));
  const problems = await checkRelease(outDir, of.shop);
  const [problem] = problems;
  if (problem !== undefined) return giveUp({ ok: false, message: problem, reason: problem, lines: problems });
  await compressSite(outDir);
  const [last] = state.publications;
  const oldAssets = last
    ? await carryAssets(releaseFolder(folder, last.release), outDir, state.oldAssets, now())
    : {};
  const pages = sitePages(of.shop).length;
  const note = noteOf('whole', { id, release: id, pages, started }, of, round);
  return { ok: true, note, oldAssets, written: [], removed: [] };
}

/** Renders pages anew and puts those live that differ. `null`: none does. */
export async function writePages(
  round: Round,
  writer: PageWriter,
  of: PagesOf,
  pages: readonly PageToWrite[],
  state: SiteState,
): Promise<Published | Failed | null> {
  const { folder, now } = round;
  const release = state.publications[0]?.release ?? '';
  const started = performance.now();
  const id = newId(now());
  const [live, staged] = [releaseFolder(folder, release), join(folder, 'staging', id)];
  await mkdir(staged, { recursive: true });
  try {
    const result = await writer.write({ shop: of.shop, pages, live, folder: staged });
    if (!result.ok) return result;
    const there = new Set(result.gone.length > 0 ? await filesBelow(live) : []);
    const removed = result.gone.filter((file) => there.has(file));
    if (result.written.length + removed.length === 0) return null;
    const written = await stageWorker(staged, live, result.written);
    const history = join(folder, 'history', id);
    await putLive(staged, live, history, { written, removed }).catch(async (error: unknown) => {
      // A full disk, for one: all of it or nothing.
      await takeBack(live, history).catch(() => {});
      throw error;
    });
    const count = result.written.length + removed.length;
    const note = noteOf('pages', { id, release, pages: count, started }, of, round);
    return { ok: true, note, oldAssets: state.oldAssets, written, removed };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
