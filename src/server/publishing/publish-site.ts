import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { shopDay } from '../../lib/domain/sold-out.ts';
import { PUBLISHING_FAILURES } from '../../lib/contract/words/staff.ts';
import type { PublishStatus } from '../../lib/contract/publishing.ts';
import { contentTypeOf } from '../../lib/hosting/served-files.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { compressLater } from './compress-later.ts';
import { putBack, pointAt, releaseFolder } from './releases.ts';
import type { PageWriter } from './rendering/page-writer.ts';
import type { PagesCode, Places } from './rendering/pages-code.ts';
import {
  notRendered,
  renderPages,
  renderRelease,
  type NotPublished,
  type PagesOf,
  type Published,
} from './render-release.ts';
import { retainedPublications, readState, statusOf, writeState, type SiteState } from './site-state.ts';
import { openSiteFiles, type SiteFile, type SiteFiles } from './release-files.ts';
import { openSiteFolder } from './site-folder.ts';
import { touchedPages } from './touched-pages.ts';

export interface SiteDependencies {
  /** Contains the site's releases and a note of the live one. One process writes at a time. */
  folder: string;
  code: PagesCode;
  /** Opened once the server's address is known. */
  openWriter: (places: Places) => PageWriter;
  /** The process that compresses pages in the background; null: none. */
  compressor: string | null;
  /** Known once the server listens. */
  places: () => Places;
  readShop: ReadCurrentShop;
  now: () => number;
  /** Logs for the operator, in one line, why pages are outdated. */
  complain: (message: string) => void;
  /** Whether the folder's publication belongs to this database: revisions of another one mean nothing. */
  isKnown: (publication: string) => Promise<boolean>;
  /** Called for each live publication; `written` is null if everything may differ. */
  onPublished: (
    publication: string,
    change: { folder: string; written: string[] | null; removed: string[] },
  ) => Promise<void>;
}

export interface Site {
  /** Whether this process may write to the folder: the first one may, as long as it lives. */
  leads: () => Promise<boolean>;
  /** Serves existing pages; renders first only without pages, or if code, addresses or shop have changed. */
  open: () => Promise<void>;
  /** Publishes changes if this process may; `whole` renders every page. Runs take turns. */
  round: (wish: { whole: boolean }) => Promise<void>;
  /** Undoes the current publication; a named one only if it is still current. */
  rollBack: (
    publication?: string,
  ) => Promise<{ ok: true } | { ok: false; code: 'nothingToRollBack' | 'otherIsLive' | 'elsewhere' }>;
  /** Serves what another process of the same folder has published. */
  reload: () => Promise<void>;
  status: () => Promise<Omit<PublishStatus, 'targets'>>;
  /** The live file at a path. */
  get: (path: string) => SiteFile | undefined;
  isThere: () => boolean;
  /** Resolves once a new site's pages are there in every language. */
  inAllLanguages: () => Promise<void>;
  /** Aborts the current work. */
  close: () => Promise<void>;
}

/** Failed work is retried after this, earlier only after an edit or a request. */
const RETRY_MS = 5 * 60_000;
/** Edits of more pages create a release of their own: live in one step, rendered by all CPUs. */
const MOST_IN_PLACE = 500;

export function createSite(publishing: SiteDependencies): Site {
  const { folder, code, readShop, now, complain, places } = publishing;
  const stopping = new AbortController();
  const { leads, isLeading, prune, release } = openSiteFolder(folder, () => stopping.signal.aborted);
  let files: SiteFiles | null = null;
  /** The content of the live pages, as far as this process has made or checked them. */
  let shown: PagesOf | null = null;
  let madeOf = '';
  let writer: PageWriter | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  let failed: { revision: number; at: number } | null = null;
  let languages: Promise<void> = Promise.resolve();

  /** Runs and rollbacks take turns. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  }

  const compressing = compressLater({
    folder,
    script: publishing.compressor,
    inTurn,
    onCompressed: async (compressed) => files?.refresh(compressed),
  });

  async function fail(
    state: SiteState,
    of: PagesOf,
    { message, reason, lines }: NotPublished,
  ): Promise<void> {
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
    // Nobody wants to roll back to fewer languages.
    const older = state.publications.filter(({ isGermanOnly }) => !isWhole || !isGermanOnly);
    const publications = retainedPublications([note, ...older]);
    await writeState(folder, { publications, failure: null, heldAt: null, oldAssets });
    files = next;
    shown = of;
    failed = null;
    if (isWhole) {
      await pointAt(folder, note.release);
      await prune(publications);
    }
    if (isWhole) compressing.addAll(note.release);
    else
      compressing.add(
        note.release,
        written.filter((file) => contentTypeOf(file) !== null),
      );
    await publishing.onPublished(note.id, {
      folder: releaseFolder(folder, note.release),
      written: isWhole ? null : written,
      removed,
    });
    if (note.isGermanOnly) languages = round({ whole: false });
  }

  /** Starts the writer before the first edit needs it. */
  function warm(of: PagesOf): void {
    if (stopping.signal.aborted) return;
    void writer?.write({ shop: of.shop, pages: [], live: null, folder, isWhole: false, hasCopies: false });
  }

  const roundOf = (by: PageWriter) => ({
    folder,
    code,
    madeOf,
    writer: by,
    mapOrigins: places().mapOrigins,
    now,
  });

  async function whole(state: SiteState): Promise<void> {
    const of = await current();
    if (!of || !writer) return;
    const rendered = await renderRelease(roundOf(writer), of, state).catch((error: unknown) =>
      notRendered({ reason: String(error), lines: [] }),
    );
    if (stopping.signal.aborted) return;
    if (!rendered.ok) return fail(state, of, rendered);
    await adopt(state, of, rendered);
  }

  async function pages(state: SiteState, before: PagesOf): Promise<void> {
    const of = await current();
    if (!of || !writer) return;
    const touched = touchedPages(before.shop, of.shop, before.at, of.at);
    if (touched.length > MOST_IN_PLACE) return whole(state);
    if (touched.length > 0) {
      const written = await renderPages(roundOf(writer), of, touched, state);
      if (stopping.signal.aborted) return;
      if (written?.ok) return adopt(state, of, written);
      if (written) {
        // With a restarted writer, and without the live pages.
        complain(PUBLISHING_FAILURES.notWritten(written.reason));
        return whole(state);
      }
    }
    // No page changed: an earlier failure must still be repaired.
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
      note?.code === madeOf && !note.isGermanOnly && note.day === shopDay(of.shop.config.timezone, of.at);
    const before = shown;
    if (isWholeAsked || !isDone || !before) await whole(state);
    else return pages(state, before);
    // Edits during the rendering.
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
    inTurn(() => counted(() => publish(isWhole))).catch((error: unknown) => {
      if (!stopping.signal.aborted) complain(PUBLISHING_FAILURES.notPublished(String(error)));
    });

  return {
    leads,
    async open() {
      await mkdir(folder, { recursive: true });
      madeOf = createHash('sha256').update(code.hash).update(JSON.stringify(places())).digest('hex');
      writer = publishing.openWriter(places());
      const isOurs = await leads();
      const isThere = await openLast();
      const [note] = (await readState(folder)).publications;
      const of = await current();
      const isSame =
        isThere &&
        note?.code === madeOf &&
        note.revision === of?.revision &&
        (await publishing.isKnown(note.id));
      if (of && isSame && isOurs) {
        shown = of;
        warm(of);
        compressing.addAll(note.release);
      }
      const first = round({ whole: false });
      if (note?.isGermanOnly) languages = first;
      // Yesterday's pages are served until today's are ready.
      if (!isSame && isOurs) await first;
    },
    round,
    rollBack: (publication) =>
      inTurn(() =>
        counted(async () => {
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
      ),
    async reload() {
      if (!isLeading()) await openLast();
    },
    status: async () => statusOf(await readState(folder), running > 0),
    get: (path) => files?.get(path),
    isThere: () => files !== null,
    inAllLanguages: () => languages,
    async close() {
      stopping.abort();
      // A writer may be busy for long with a result that nobody needs any more.
      await writer?.close();
      await last;
      await compressing.close();
      await writer?.close();
      await release();
    },
  };
}
