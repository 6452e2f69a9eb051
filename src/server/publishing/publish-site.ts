import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLISHING_FAILURES } from '../../lib/contract/publishing-messages.ts';
import type { PublishStatus } from '../../lib/contract/publishing.ts';
import type { PageWriter } from './rendering/page-writer.ts';
import type { SiteBuilder } from './rendering/site-builder.ts';
import type { ReadCurrentShop } from '../usecases/current-shop.ts';
import { putBack } from './put-back.ts';
import { pointAt, releaseFolder } from './releases.ts';
import { keepWriter, type ResidentWriter } from './resident-writer.ts';
import { buildRelease, notBuilt, writePages, type NotBuilt, type PagesOf, type Published } from './rounds.ts';
import { codeHash, SITE_CODE, siteDay } from './site-fingerprint.ts';
import { openSiteFolder } from './site-folder.ts';
import { openSiteFiles, type SiteFile, type SiteFiles } from './site-files.ts';
import { keptOf, readState, statusOf, writeState, type SiteState } from './site-state.ts';
import { touchedPages } from './touched-pages.ts';

export interface Publishing {
  /** The source tree that pages are built from. */
  root: string;
  /** Gets the releases and a note of which one is live. One process at a time writes there. */
  folder: string;
  builder: SiteBuilder;
  openWriter: (entry: string, logFile: string) => PageWriter;
  /** Where pages are served, and the API that they are made from: known once the server listens. */
  places: () => { origin: string; apiUrl: string };
  /** What else of the process's surroundings pages differ by. */
  surroundings: object;
  readShop: ReadCurrentShop;
  now: () => number;
  /** Tells whoever runs the shop, in one line, why pages are not new. */
  complain: (message: string) => void;
  /** Whether the folder's current publication is one of this database: revisions of another one say nothing. */
  isKnown: (publication: string) => Promise<boolean>;
  /** This publication is live now; `written` is null if everything may differ. */
  onPublished: (
    publication: string,
    change: { folder: string; written: string[] | null; removed: string[] },
  ) => Promise<void>;
}

export interface Site {
  /** Whether this process is the one that may write to the folder. Whoever was first is, for as long as it lives. */
  leads: () => Promise<boolean>;
  /** Serves what is there; builds first only if there is nothing, or code or shop have changed since. */
  open: () => Promise<void>;
  /** Publishes what has changed, if this process may; `whole` builds every page anew. Rounds take turns. */
  round: (wish: { whole: boolean }) => Promise<void>;
  /** Undoes the current publication; where one is named, only if that is still the current one. */
  rollBack: (
    publication?: string,
  ) => Promise<{ ok: true } | { ok: false; code: 'nothingToRollBack' | 'otherIsLive' | 'elsewhere' }>;
  /** Another process that shares the folder has published: serves that. */
  reload: () => Promise<void>;
  status: () => Promise<Omit<PublishStatus, 'targets'>>;
  /** The file at a path of what is live. */
  get: (path: string) => SiteFile | undefined;
  isThere: () => boolean;
  /** Gives up what is under way. */
  close: () => Promise<void>;
}

/** A build that failed is not tried again before, unless somebody edits or asks. */
const RETRY_MS = 5 * 60_000;

export function createSite(publishing: Publishing): Site {
  const { folder, readShop, now, complain, places } = publishing;
  const stopping = new AbortController();
  const { leads, isLeading, prune, release } = openSiteFolder(folder, () => stopping.signal.aborted);
  let files: SiteFiles | null = null;
  /** What the live pages show, as far as this process has made or checked them itself. */
  let shown: PagesOf | null = null;
  let code = '';
  let resident: ResidentWriter | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  let failed: { revision: number; at: number } | null = null;

  /** Rounds and what is put back take turns. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(async () => {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    });
    last = done.catch(() => {});
    return done;
  }

  async function fail(state: SiteState, of: PagesOf, { message, reason, lines }: NotBuilt): Promise<void> {
    failed = { revision: of.revision, at: now() };
    const failure = { at: new Date(now()).toISOString(), message, lines };
    await prune(state.publications);
    await writeState(folder, { ...state, failure });
    complain(PUBLISHING_FAILURES.notPublished(PUBLISHING_FAILURES.withLogs(reason, folder)));
  }

  /** Makes a publication the current one. */
  async function adopt(state: SiteState, of: PagesOf, { note, oldAssets, written, removed }: Published) {
    const isWhole = note.kind === 'whole';
    const next = isWhole ? await openSiteFiles(releaseFolder(folder, note.release)) : files;
    if (!isWhole) await files?.refresh([...written, ...removed]);
    const publications = keptOf([note, ...state.publications]);
    await writeState(folder, { publications, failure: null, heldAt: null, oldAssets });
    files = next;
    shown = of;
    failed = null;
    if (isWhole) {
      await pointAt(folder, note.release);
      await prune(publications);
    }
    await publishing.onPublished(note.id, {
      folder: releaseFolder(folder, note.release),
      written: isWhole ? null : written,
      removed,
    });
  }

  /** Has the writer ready before the first edit asks for it. What is wrong with it shows then. */
  function warm(): void {
    const [live, of] = [files?.folder, shown];
    if (!live || !of || stopping.signal.aborted) return;
    const folderOfNone = join(folder, 'staging');
    resident
      ?.ready(live)
      .then((made) =>
        made.ok ? made.writer.write({ shop: of.shop, pages: [], live, folder: folderOfNone }) : null,
      )
      .catch(() => {});
  }

  async function whole(state: SiteState): Promise<void> {
    const of = await current();
    if (!of) return;
    const { builder } = publishing;
    const built = await buildRelease(
      { root: publishing.root, folder, code, now, builder, places, signal: stopping.signal },
      of,
      state,
    ).catch((error: unknown) => notBuilt(String(error)));
    if (stopping.signal.aborted) return;
    if (!built.ok) return fail(state, of, built);
    await adopt(state, of, built);
    warm();
  }

  async function pages(state: SiteState, before: PagesOf): Promise<void> {
    const of = await current();
    const live = state.publications[0] && releaseFolder(folder, state.publications[0].release);
    if (!of || !live || !resident) return;
    const touched = touchedPages(before.shop, of.shop, before.at, of.at);
    if (touched.length > 0) {
      const ready = await resident.ready(live);
      const written = ready.ok
        ? await writePages({ folder, code, now }, ready.writer, of, touched, state)
        : ready;
      if (stopping.signal.aborted) return;
      if (written?.ok) return adopt(state, of, written);
      if (written) {
        // Slower, but it needs nothing that stays in memory.
        complain(PUBLISHING_FAILURES.notWritten(written.reason));
        return whole(state);
      }
    }
    // Nothing that any page shows: what failed before is still to be done.
    if (state.failure) return whole(state);
    shown = of;
    const [note, ...older] = state.publications;
    if (note && note.revision !== of.revision)
      await writeState(folder, { ...state, publications: [{ ...note, revision: of.revision }, ...older] });
  }

  async function current(): Promise<PagesOf | null> {
    const at = now();
    const shop = await readShop();
    return shop && { shop: shop.publicShop, revision: shop.revision, at };
  }

  async function publish(isWholeAsked: boolean): Promise<void> {
    if (stopping.signal.aborted || !(await leads())) return;
    const of = await current();
    if (!of) return;
    const state = await readState(folder);
    const [note] = state.publications;
    const isHeld = note !== undefined && state.heldAt === of.revision;
    const isHopeless = failed?.revision === of.revision && now() - failed.at < RETRY_MS;
    if ((isHeld || isHopeless) && !isWholeAsked) return;
    const isDone =
      note !== undefined && note.code === code && note.day === siteDay(of.shop.config.timezone, of.at);
    const before = shown;
    if (isWholeAsked || !isDone || !before) await whole(state);
    else return pages(state, before);
    // What was edited during the build.
    const after = await readState(folder);
    if (shown && after.failure === null && !stopping.signal.aborted) await pages(after, shown);
  }

  async function openLast(): Promise<boolean> {
    const [note] = (await readState(folder)).publications;
    const opened = note && (await openSiteFiles(releaseFolder(folder, note.release)).catch(() => null));
    if (opened) files = opened;
    return Boolean(opened);
  }

  const round: Site['round'] = ({ whole: isWhole }) =>
    inTurn(() => publish(isWhole)).catch((error: unknown) => {
      if (!stopping.signal.aborted) complain(PUBLISHING_FAILURES.notPublished(String(error)));
    });

  return {
    leads,
    async open() {
      await mkdir(folder, { recursive: true });
      code = await codeHash(publishing.root, SITE_CODE, {
        origin: places().origin,
        ...publishing.surroundings,
      });
      const { builder, openWriter } = publishing;
      resident = keepWriter({
        root: publishing.root,
        folder,
        code,
        builder,
        openWriter,
        places,
        signal: stopping.signal,
      });
      const isOurs = await leads();
      const isThere = await openLast();
      const [note] = (await readState(folder)).publications;
      const of = await current();
      const isSame =
        isThere &&
        note !== undefined &&
        note.revision === of?.revision &&
        note.code === code &&
        (await publishing.isKnown(note.id));
      if (isSame && isOurs) {
        shown = of;
        warm();
      }
      const first = round({ whole: false });
      // Pages that are only of yesterday are served until today's are there.
      if (!isSame && isOurs) await first;
    },
    round,
    rollBack: (publication) =>
      inTurn(async () => {
        if (!(await leads())) return { ok: false, code: 'elsewhere' };
        const state = await readState(folder);
        const isOther = publication !== undefined && state.publications[0]?.id !== publication;
        if (isOther) return { ok: false, code: 'otherIsLive' };
        const back = await putBack(folder, state, now());
        if (!back) return { ok: false, code: 'nothingToRollBack' };
        const next = back.changed ? files : await openSiteFiles(back.live);
        await files?.refresh(back.changed ?? []);
        const [note] = back.state.publications;
        await writeState(folder, { ...back.state, heldAt: (await current())?.revision ?? null });
        files = next;
        shown = null;
        await pointAt(folder, note?.release ?? '');
        await publishing.onPublished(note?.id ?? '', { folder: back.live, written: null, removed: [] });
        return { ok: true };
      }),
    async reload() {
      if (!isLeading()) await openLast();
    },
    status: async () => statusOf(await readState(folder), running > 0),
    get: (path) => files?.get(path),
    isThere: () => files !== null,
    async close() {
      stopping.abort();
      await last;
      await resident?.close();
      await release();
    },
  };
}
