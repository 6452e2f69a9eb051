import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sitePages } from '../../src/lib/contract/site-pages.ts';
import { createSite, type Site } from '../../src/server/publishing/publish-site.ts';
import type { PageWriter, RenderRound } from '../../src/server/publishing/rendering/page-writer.ts';
import { pagesCodeIn } from '../../src/server/publishing/rendering/pages-code.ts';
import { writeQuickCopy } from '../../src/server/publishing/rendering/compress.ts';
import type { TestApp } from './app.ts';

/** Pages as the stub writes them: what they show. */
const pageOf = (words: string, file: string) =>
  `<!doctype html><h1>${words}</h1>${file}${'<p>Text</p>'.repeat(60)}</html>`;

async function write(folder: string, file: string, text: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  writeQuickCopy(path, Buffer.from(text));
}

/** A page writer whose pages show the shop's name, and single ones a dish's; it counts, and fails or waits where a test says so. */
function stubWriter() {
  let begin = () => {};
  const begun = new Promise<void>((done) => (begin = done));
  const state = {
    /** Whole sites, and rounds of single pages. */
    builds: 0,
    rounds: 0,
    /** Of the release that pages are rendered by. */
    code: 'first',
    failure: null as string | null,
    gate: Promise.resolve(),
    begun,
    broken: false,
  };

  async function writeWhole({ shop, pages, folder }: RenderRound) {
    const number = ++state.builds;
    begin();
    await state.gate;
    if (state.failure !== null)
      return { ok: false as const, reason: state.failure, lines: ['…', state.failure] };
    // As of another release each time.
    await write(folder, `_astro/menu.${number}.js`, 'export const menu = 1;');
    const gone = state.broken ? ['index.html'] : [];
    const written = pages.map(({ file }) => file).filter((file) => !gone.includes(file));
    for (const file of written) await write(folder, file, pageOf(shop.config.shopName, file));
    return rendered(written, gone);
  }

  async function writeSome({ shop, pages, folder }: RenderRound) {
    if (pages.length > 0) state.rounds += 1;
    const own = new Set(sitePages(shop).map(({ file }) => file));
    const [written, gone]: [string[], string[]] = [[], []];
    for (const { file } of pages) (own.has(file) ? written : gone).push(file);
    for (const file of written) await write(folder, file, pageOf(shop.products[0]?.name ?? '', file));
    return rendered(written, gone);
  }

  const openWriter = (): PageWriter => ({
    write: (round) => (round.isWhole ? writeWhole(round) : writeSome(round)),
    close: () => Promise.resolve(),
  });
  return { state, openWriter };
}

const rendered = (written: string[], gone: string[]) => ({
  ok: true as const,
  written,
  gone,
  same: [],
  links: [],
  problems: [],
});

/** A release of a few files, the folder that its site is published into, and what happens there. */
export async function newStubSite(app: TestApp) {
  const root = await mkdtemp(join(tmpdir(), 'bestellbar-site-'));
  const folder = join(root, 'site');
  const release = join(root, 'release');
  await write(release, 'site/_astro/page.js', 'export const page = 1;');
  await write(release, 'site/secret.exe', 'x');
  await write(release, 'workers/app.js', 'self.addEventListener("fetch", () => "OFFLINE-PAGE-REVISION");');
  const { state, openWriter } = stubWriter();
  const complaints: string[] = [];
  const published = new Set<string>();
  const common = {
    openWriter,
    compressor: null,
    places: () => ({ origin: 'http://127.0.0.1:1', apiUrl: 'http://127.0.0.1:1', appWorker: null }),
    now: () => app.clock.now,
    complain: (message: string) => void complaints.push(message),
  };
  const code = () => pagesCodeIn(release, state.code, null);
  const newSite = (): Site =>
    createSite({
      ...common,
      folder,
      code: code(),
      readShop: app.readShop,
      isKnown: (publication) => Promise.resolve(published.has(publication)),
      onPublished: (publication) => Promise.resolve(void published.add(publication)),
    });
  /** What `openSite` takes besides a queue. */
  const dependencies = {
    ...common,
    code: code(),
    db: app.db,
    folder,
    targets: [],
    report: (error: unknown) => void complaints.push(String(error)),
  };
  const remove = () => rm(root, { recursive: true, force: true });
  return { root, folder, state, complaints, published, dependencies, newSite, remove };
}
