import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseShop } from '../../src/lib/contract/parse-shop.ts';
import { sitePages } from '../../src/lib/contract/site-pages.ts';
import type { PageWriter } from '../../src/server/publishing/rendering/page-writer.ts';
import type { SiteBuilder } from '../../src/server/publishing/rendering/site-builder.ts';
import { createSite, type Site } from '../../src/server/publishing/publish-site.ts';
import type { TestApp } from './app.ts';

/** Pages as the stubs write them: what they show, and how often that was built. */
const pageOf = (words: string, file: string) =>
  `<!doctype html><h1>${words}</h1>${file}${'<p>Text</p>'.repeat(60)}</html>`;

/** A build and a writer that write all pages with the shop's name; they count, and fail or wait where a test says so. */
function stubs() {
  let begin = () => {};
  const begun = new Promise<void>((done) => (begin = done));
  const state = {
    builds: 0,
    rounds: 0,
    failure: null as string | null,
    gate: Promise.resolve(),
    begun,
    broken: false,
  };
  const write = async (folder: string, file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const buildSite: SiteBuilder['buildSite'] = async ({ outDir, shopFile }) => {
    const number = ++state.builds;
    begin();
    await state.gate;
    if (state.failure !== null) return { ok: false, reason: state.failure, lines: ['…', state.failure] };
    const parsed = parseShop(JSON.parse(await readFile(shopFile ?? '', 'utf8')));
    if (!parsed.ok) throw new Error('no shop');
    for (const { file } of sitePages(parsed.shop))
      await write(outDir, file, pageOf(parsed.shop.config.shopName, file));
    if (state.broken) await rm(join(outDir, 'index.html'));
    await write(outDir, `_astro/menu.${number}.js`, 'export const menu = 1;');
    await write(outDir, 'secret.exe', 'x');
    return { ok: true };
  };
  const buildWriter: SiteBuilder['buildWriter'] = async ({ outDir }) => {
    await write(outDir, 'server/entry.mjs', '');
    return { ok: true };
  };
  const openWriter = (): PageWriter => ({
    async write({ shop, pages, folder: staged }) {
      if (pages.length > 0) state.rounds += 1;
      const own = new Set(sitePages(shop).map(({ file }) => file));
      const written = pages.map(({ file }) => file).filter((file) => own.has(file));
      for (const file of written) await write(staged, file, pageOf(shop.products[0]?.name ?? '', file));
      return { ok: true, written, gone: pages.map(({ file }) => file).filter((file) => !own.has(file)) };
    },
    close: () => Promise.resolve(),
  });
  return { state, builder: { buildSite, buildWriter }, openWriter };
}

/** A source tree of one page, the folder that its site is published into, and what happens there. */
export async function newStubSite(app: TestApp) {
  const root = await mkdtemp(join(tmpdir(), 'bestellbar-code-'));
  const folder = join(root, 'site');
  const page = join(root, 'src/pages/index.astro');
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page, '<h1>Start</h1>');
  const { state, builder, openWriter } = stubs();
  const complaints: string[] = [];
  const published = new Set<string>();
  const common = {
    root,
    builder,
    places: () => ({ origin: 'http://127.0.0.1:1', apiUrl: 'http://127.0.0.1:1' }),
    now: () => app.clock.now,
    complain: (message: string) => void complaints.push(message),
  };
  const newSite = (): Site =>
    createSite({
      ...common,
      folder,
      openWriter,
      surroundings: {},
      readShop: app.readShop,
      isKnown: (publication) => Promise.resolve(published.has(publication)),
      onPublished: (publication) => Promise.resolve(void published.add(publication)),
    });
  /** What `openSite` takes besides a queue. */
  const surroundings = {
    ...common,
    db: app.db,
    dataDir: root,
    targets: [],
    appWorker: null,
    report: (error: unknown) => void complaints.push(String(error)),
  };
  const remove = () => rm(root, { recursive: true, force: true });
  return { root, folder, page, state, builder, complaints, published, surroundings, newSite, remove };
}
