import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeQuickCopy } from './rendering/compress.ts';
import { RELEASE_PROBLEMS, PUBLISHING_FAILURES } from '../../lib/contract/words/staff.ts';
import { filesOfAddress, policyOf } from '../../lib/hosting/served-files.ts';
import type { Rendered, NotRendered, PageToWrite, PageWriter } from './rendering/page-writer.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import {
  baseOf,
  DEFAULT_LANGUAGE,
  germanOf,
  LANGUAGES,
  offeredLanguages,
  splitLanguage,
  type Language,
} from '../../lib/domain/languages.ts';
import { sitePages } from '../../lib/contract/site-pages.ts';
import { outsideOrigins } from '../../lib/contract/outside-origins.ts';
import { shopDay } from '../../lib/domain/sold-out.ts';
import { hostFiles, POLICY_FILE } from '../../lib/hosting/host-files.ts';
import { putLive, takeBack } from './replace-pages.ts';
import { carryAssets, copyAssets, filesBelow, releaseFolder } from './releases.ts';
import type { PagesCode } from './rendering/pages-code.ts';
import type { PublicationNote, SiteState } from './site-state.ts';

/** The app's worker, as every host serves it. */
export const WORKER = 'sw.js';
/** The one page that the app prefetches and keeps until its worker names another version. */
const KEPT_AHEAD = 'offline/index.html';
/** The placeholder in a release's worker for that page's hash (astro/writer.config.mjs). */
const REVISION = 'OFFLINE-PAGE-REVISION';

/**
 * The app's worker lists the offline page with a hash of its bytes (Workbox), so it is written whenever that page is. `template` is the
 * release's worker, `scripts` the shop's own in the place of German ones that it lists. Returns all written files.
 */
export async function writeWorker(
  template: string,
  folder: string,
  written: readonly string[],
  scripts: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  if (!written.includes(KEPT_AHEAD)) return [...written];
  const revision = createHash('md5')
    .update(await readFile(join(folder, KEPT_AHEAD)))
    .digest('hex');
  const worker = (await readFile(template, 'utf8'))
    .replaceAll(REVISION, revision)
    .replaceAll(/_astro\/[\w.-]+\.js/g, (script) => scripts[script] ?? script);
  await writeFile(join(folder, WORKER), worker);
  writeQuickCopy(join(folder, WORKER), Buffer.from(worker));
  return [...written, WORKER];
}

/** The scripts of the shop's German by those of the specification's; none for that. */
async function germanScripts({ entry }: PagesCode, { config }: Shop): Promise<Record<string, string>> {
  const german = germanOf(config);
  if (german === DEFAULT_LANGUAGE) return {};
  const all = JSON.parse(await readFile(join(dirname(entry), 'scripts.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return all[german] ?? {};
}

/** Paths that other parts of the server answer. */
const NOT_PAGES = /^\/(api|image|upload|backend)(\/|$)/;
const MOST_TOLD = 10;

/**
 * Up to ten problems of a whole site in German; none: it may go live. Every page must exist and be complete, and every link to a page in
 * one of the languages must lead to a file.
 */
export function checkRelease(
  { written, same, gone, links, problems }: Rendered,
  assets: readonly string[],
  languages: readonly Language[] = LANGUAGES,
): string[] {
  const files = new Set([...written, ...same, ...assets]);
  const all = [...gone.map(RELEASE_PROBLEMS.missing), ...problems];
  if (!assets.some((file) => /^_astro\/.+\.js$/.test(file))) all.push(RELEASE_PROBLEMS.noScripts);
  const linked = new Map(links);
  for (const [path, file] of linked)
    if (!NOT_PAGES.test(path) && languages.includes(splitLanguage(path).language) && !isThere(files, path))
      all.push(RELEASE_PROBLEMS.deadLink(file, path));
  return all.slice(0, MOST_TOLD);
}

function isThere(files: ReadonlySet<string>, address: string): boolean {
  return filesOfAddress(decodeURI(address.replaceAll('&amp;', '&'))).some((file) => files.has(file));
}

/** The shop at a revision, as rendered. */
export interface PagesOf {
  shop: Shop;
  revision: number;
  /** Epoch milliseconds that decide due menus. */
  at: number;
}

/** A failed round: `message` for admins, in German; `reason` for operators. */
export type NotPublished = NotRendered & { message: string };
export interface Published {
  ok: true;
  note: PublicationNote;
  oldAssets: SiteState['oldAssets'];
  /** Changed files. */
  written: string[];
  removed: string[];
}

/** What a round needs. */
export interface Round {
  folder: string;
  code: PagesCode;
  /** A hash of the pages' code and of the addresses in them. */
  madeOf: string;
  writer: PageWriter;
  /** Further origins that the map's style names. */
  mapOrigins?: readonly string[] | undefined;
  now: () => number;
}

/** Sortable by time, and not predictable. */
const newId = (now: number) =>
  `${new Date(now).toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}-${randomUUID().slice(0, 8)}`;

function noteOf(
  kind: PublicationNote['kind'],
  { id, release, pages, started }: { id: string; release: string; pages: number; started: number },
  { revision, shop, at }: PagesOf,
  { madeOf, now }: Round,
): PublicationNote {
  const seconds = Math.round(performance.now() - started) / 1000;
  const day = shopDay(shop.config.timezone, at);
  return {
    id,
    kind,
    at: new Date(now()).toISOString(),
    pages,
    seconds,
    release,
    revision,
    code: madeOf,
    day,
  };
}

/** A failed rendering, with its reason among the lines shown. */
export function notRendered({ reason, lines }: Omit<NotRendered, 'ok'>): NotPublished {
  const shown = lines.some((line) => line.trim() === reason) ? lines : [reason, ...lines];
  return { ok: false, message: PUBLISHING_FAILURES.notRendered, reason, lines: shown };
}

/**
 * Renders the whole site into a new release and checks it. Nothing is live yet. The first release of a site is in German alone: a new shop
 * opens as soon as with one language.
 */
export async function renderRelease(
  round: Round,
  of: PagesOf,
  state: SiteState,
): Promise<Published | NotPublished> {
  const { folder, code, writer, now } = round;
  const started = performance.now();
  const id = newId(now());
  const release = releaseFolder(folder, id);
  const [last] = state.publications;
  const live = last ? releaseFolder(folder, last.release) : null;
  const giveUp = async (failure: NotPublished): Promise<NotPublished> => {
    await rm(release, { recursive: true, force: true });
    return failure;
  };
  const assets = await copyAssets(code.assets, release);
  const all = sitePages(of.shop);
  const isFirst = last === undefined;
  const pages = isFirst ? all.filter(({ language }) => language === DEFAULT_LANGUAGE) : all;
  const rendered = await writer.write({
    shop: of.shop,
    pages,
    live,
    folder: release,
    isWhole: true,
    hasCopies: false,
  });
  if (!rendered.ok) return giveUp(notRendered(rendered));
  const problems = checkRelease(rendered, assets, isFirst ? [DEFAULT_LANGUAGE] : LANGUAGES);
  const [problem] = problems;
  if (problem !== undefined) return giveUp({ ok: false, message: problem, reason: problem, lines: problems });
  await writeWorker(
    code.worker,
    release,
    [...rendered.written, ...rendered.same],
    await germanScripts(code, of.shop),
  );
  await writeHostFiles(release, sitePolicy(of.shop, round.mapOrigins), of.shop);
  const oldAssets = live ? await carryAssets(live, release, state.oldAssets, now()) : {};
  const note = noteOf('whole', { id, release: id, pages: pages.length, started }, of, round);
  if (pages.length < all.length) note.isGermanOnly = true;
  return { ok: true, note, oldAssets, written: rendered.written, removed: [] };
}

/** The policy of a shop's pages. They call the API at their own origin. `mapOrigins`: those that its map's style names. */
export function sitePolicy(shop: Shop, mapOrigins: readonly string[] = []): string {
  const outside = outsideOrigins(shop);
  const map = [...outside.map, ...mapOrigins];
  return policyOf({ calls: map, pictures: [...map, ...outside.pictures] });
}

/** The policy of the back office: nothing of other origins, but the map's where the shop has one, since zones are drawn on it. */
export function officePolicy(shop: Shop | null, mapOrigins: readonly string[]): string {
  const map = shop?.config.enablePluginMapbox ? [...outsideOrigins(shop).map, ...mapOrigins] : [];
  return policyOf({ calls: map, pictures: map }, []);
}

/** Configuration of web servers and hosts beside the pages (docs/hosting.md). Returns the names of the files. */
async function writeHostFiles(folder: string, policy: string, { config }: Shop): Promise<string[]> {
  const { files } = hostFiles(policy, [], offeredLanguages(config.languages).map(baseOf));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return Object.keys(files);
}

/** Renders some pages and puts changed ones live. `null`: none changed. */
export async function renderPages(
  round: Round,
  of: PagesOf,
  pages: readonly PageToWrite[],
  state: SiteState,
): Promise<Published | NotRendered | null> {
  const { folder, code, writer, now } = round;
  const release = state.publications[0]?.release ?? '';
  const started = performance.now();
  const id = newId(now());
  const [live, staged] = [releaseFolder(folder, release), join(folder, 'staging', id)];
  await mkdir(staged, { recursive: true });
  try {
    const result = await writer.write({
      shop: of.shop,
      pages,
      live,
      folder: staged,
      isWhole: false,
      hasCopies: true,
    });
    if (!result.ok) return result;
    const there = new Set(result.gone.length > 0 ? await filesBelow(live) : []);
    const removed = result.gone.filter((file) => there.has(file));
    if (result.written.length + removed.length === 0) return null;
    const policy = sitePolicy(of.shop, round.mapOrigins);
    const isSamePolicy = (await readFile(join(live, POLICY_FILE), 'utf8').catch(() => null)) === policy;
    const host = isSamePolicy ? [] : await writeHostFiles(staged, policy, of.shop);
    const scripts = await germanScripts(code, of.shop);
    const written = [...(await writeWorker(code.worker, staged, result.written, scripts)), ...host];
    const history = join(folder, 'history', id);
    await putLive(staged, live, history, { written, removed }).catch(async (error: unknown) => {
      // All or nothing, for example on a full disk.
      await takeBack(live, history).catch(() => {});
      throw error;
    });
    const count = result.written.length + removed.length;
    const note = noteOf('pages', { id, release, pages: count, started }, of, round);
    if (state.publications[0]?.isGermanOnly) note.isGermanOnly = true;
    return { ok: true, note, oldAssets: state.oldAssets, written, removed };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
