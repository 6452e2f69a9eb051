/**
 * What publishing costs: `npm run bench:publish [-- --branches 1,10,100 --products 10,100 --languages 100 --edits 200]`. A whole site as
 * the server renders it, checked, without and with compressed copies, beside the same pages made by Eleventy; the first edit after a start
 * and many more, from sending one to the changed page being served, by the real server; and a change of the settings until it is on every
 * page. Shops of so many branches with 60 dishes, one branch with so many dishes, and so many branches in all languages. 10,000 branches
 * take 10 GB of the temporary folder.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ensureRelease } from '../scripts/release/ensure-release.ts';
import type { Shop } from '../src/lib/contract/shop.ts';
import { sitePages } from '../src/lib/contract/site-pages.ts';
import { LANGUAGES } from '../src/lib/domain/languages.ts';
import { siteEnvironment } from '../src/server/publishing/rendering/pages-code.ts';
import { memoryFolder } from '../scripts/memory-folder.ts';
import { endAll } from '../tests/support/shop-process.ts';
import { load, ms } from './figures.ts';
import { comparePages, writeAssets } from './publish/built-pages.ts';
import { measureEdits, type NextEdit } from './publish/edits.ts';
import { endPrograms, runMeasured } from './publish/measured-program.ts';
import { identifierOf, inLanguages, ownDish, shopFile, shopLines, shopOf } from './publish/shops.ts';

const DISHES = 60;
/** Ratios to Eleventy's seconds, milliseconds and megabytes. */
const LIMITS = {
  rendered: 0.7,
  compressed: 1,
  editMs: 100,
  firstEditMs: 300,
  settingsMs: 5000,
  megabytes: 1536,
};
const PLACES = { origin: 'https://bench.example', apiUrl: 'http://127.0.0.1:9', appWorker: null };
/** Rough size on disk of a branch's pages with compressed copies: rendered twice, served, and made by Eleventy. */
const BYTES_PER_BRANCH = 1_600_000;

const { values } = parseArgs({
  options: {
    branches: { type: 'string', default: '1,10,100,1000,10000' },
    products: { type: 'string', default: '10,100,1000,10000' },
    languages: { type: 'string', default: '1000' },
    edits: { type: 'string', default: '200' },
  },
});
const sizes = (list: string) => list.split(',').filter(Boolean).map(Number);

const number = (count: number) => count.toLocaleString('en');
const megabytes = (bytes: number) => (bytes > 0 ? number(Math.round(bytes / 1024 / 1024)) : '–');
const seconds = (time: number) => time.toFixed(1);
const verdict = (isKept: boolean) => (isKept ? ' ✓' : ' ✗');

const HEAD = [
  'checked s',
  'copies s',
  'MB',
  'Eleventy s',
  'MB',
  'checked ÷ E',
  'copies ÷ E',
  'pages',
  'same',
  'MB HTML',
  'first edit ms',
  'answer ms',
  'edit p50',
  'edit p99',
  'settings ms',
];
const row = (name: string, cells: readonly string[]) =>
  console.log(
    `${name.padEnd(26)}${cells.map((cell, i) => cell.padStart((HEAD[i] ?? '').length + 4)).join('')}  ${load()}`,
  );

/** Renders a whole site with the server's code, twice, and with Eleventy. */
async function renderAll(folder: string, shop: Shop) {
  const [file, parts] = [join(folder, 'shop.json'), join(folder, 'shop.ndjson')];
  const assets = join(folder, 'assets.json');
  const [plain, ours, theirs] = [join(folder, 'plain'), join(folder, 'site'), join(folder, 'eleventy')];
  await writeFile(file, shopFile(shop));
  await writeFile(parts, shopLines(shop));
  const render = async (to: string, copies: 'plain' | 'copies') => {
    const ran = await runMeasured('whole-site.ts', [parts, to, JSON.stringify(PLACES), copies], {});
    return { ...ran, ...(JSON.parse(ran.output) as { seconds: number; release: string }) };
  };
  const checked = await render(plain, 'plain');
  await rm(plain, { recursive: true, force: true });
  const compressed = await render(ours, 'copies');
  const release = join(ours, 'releases', compressed.release);
  await writeAssets(release, shop, assets);
  const eleventy = await runMeasured('eleventy-build.ts', [theirs], {
    ...siteEnvironment(PLACES),
    SHOP_FILE: file,
    ASSETS_FILE: assets,
    NODE_ENV: 'production',
    // Eleventy keeps all pages in memory: 10,000 branches are more than Node's usual 4 GB.
    NODE_OPTIONS: '--max-old-space-size=16384',
  });
  const compared = await comparePages(shop, release, theirs);
  if (compared.other !== null) console.log(`  differs: ${compared.other}`);
  await Promise.all([ours, theirs].map((path) => rm(path, { recursive: true, force: true })));
  return { checked, compressed, eleventy, compared };
}

/**
 * In memory where there is room for the largest shop: ext4 takes 1.2 ms to make a file where many were removed a moment ago, ours and
 * Eleventy's, which is what a benchmark does all the time and a shop once a day.
 */
const place =
  process.env['TMPDIR'] ??
  memoryFolder(
    Math.max(
      ...sizes(values.branches),
      ...sizes(values.languages).map((count) => count * LANGUAGES.length),
      0,
    ) *
      BYTES_PER_BRANCH +
      2 ** 31,
  ) ??
  tmpdir();
/** For the shop that is measured. */
let folder = '';

async function clearAway(): Promise<void> {
  endPrograms();
  await endAll();
  await rm(folder, { recursive: true, force: true });
}

type Limit = keyof typeof LIMITS;

async function measure(name: string, shop: Shop, next: NextEdit, limits: readonly Limit[]): Promise<void> {
  folder = await mkdtemp(join(place, 'bestellbar-bench-'));
  try {
    const { checked, compressed, eleventy, compared } = await renderAll(folder, shop);
    // What was written is still on its way to the disk, and each edit waits for its own to be there.
    await promisify(execFile)('sync');
    const edits = await measureEdits(folder, shop, Number(values.edits), next);
    const held = (limit: Limit, value: number) =>
      limits.includes(limit) ? verdict(value <= LIMITS[limit]) : '';
    const memory = compressed.peak.all;
    const [plain, copies] = [checked.seconds / eleventy.seconds, compressed.seconds / eleventy.seconds];
    row(name, [
      seconds(checked.seconds),
      seconds(compressed.seconds),
      megabytes(memory) + held('megabytes', memory / 1024 / 1024),
      seconds(eleventy.seconds),
      megabytes(eleventy.peak.all),
      plain.toFixed(2) + held('rendered', plain),
      copies.toFixed(2) + held('compressed', copies),
      number(compared.pages),
      number(compared.same),
      seconds(compared.bytes[0] / 1024 / 1024),
      ms(edits.first) + held('firstEditMs', edits.first),
      ms(edits.answered),
      ms(edits.p50),
      ms(edits.p99) + held('editMs', edits.p99),
      ms(edits.settings) + held('settingsMs', edits.settings),
    ]);
  } finally {
    await clearAway();
  }
}

const any = (count: number) => 1 + Math.floor(Math.random() * count);

/** Edits of the dishes that only one branch has. */
const atAnyOf = (branches: number) => () => {
  const branch = any(branches);
  return { page: `/store/${identifierOf(branch)}`, product: ownDish(branch) };
};

async function requireSpace(branches: number): Promise<void> {
  const { bavail, bsize } = await statfs(place);
  if (bavail * bsize < branches * BYTES_PER_BRANCH)
    throw new Error(`${place} has too little space for the pages of ${branches} branches`);
}

async function measureBranches(count: number): Promise<void> {
  await requireSpace(count);
  const isLarge = count === 1000 || count === 10_000;
  const limits: Limit[] = [
    ...(isLarge || count === 10 ? (['editMs', 'firstEditMs'] as const) : []),
    ...(isLarge ? (['rendered', 'compressed'] as const) : []),
    ...(count === 1000 ? (['settingsMs'] as const) : []),
    ...(count === 10_000 ? (['megabytes'] as const) : []),
  ];
  await measure(`${number(count)} branches × ${DISHES}`, shopOf(count, DISHES), atAnyOf(count), limits);
}

async function measureProducts(count: number): Promise<void> {
  const next = () => {
    const dish = any(count);
    return { page: `/store/${identifierOf(1)}`, product: dish === count ? ownDish(1) : dish };
  };
  await measure(`1 branch × ${number(count)}`, shopOf(1, count), next, []);
}

/** The same shop in German alone and in all languages: the bars are those of German, for each language. */
async function measureLanguages(count: number): Promise<void> {
  await requireSpace(count * LANGUAGES.length);
  const german = shopOf(count, DISHES);
  for (const shop of [german, inLanguages(german)]) {
    folder = await mkdtemp(join(place, 'bestellbar-bench-'));
    try {
      const edits = await measureEdits(folder, shop, Number(values.edits), atAnyOf(count));
      const wordings = ['de', ...shop.config.languages];
      const pages = sitePages(shop).length;
      const held = (time: number, limit: number) =>
        `${ms(time)} ms${verdict(time <= limit * wordings.length)}`;
      console.log(
        [
          `${number(count)} branches × ${DISHES} in ${wordings.join(' ')}, ${number(pages)} pages:`,
          `edits p50 ${ms(edits.p50)} ms, p99 ${held(edits.p99, LIMITS.editMs)},`,
          `first ${held(edits.first, LIMITS.firstEditMs)},`,
          `settings ${held(edits.settings, LIMITS.settingsMs)},`,
          `${(edits.settings / pages).toFixed(2)} ms a page, ${load()}`,
        ].join(' '),
      );
    } finally {
      await clearAway();
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void clearAway().finally(() => process.exit(1)));

await ensureRelease();
const cpu = /model name\s*:\s*(.*)/.exec(await readFile('/proc/cpuinfo', 'utf8').catch(() => ''))?.[1] ?? '';
console.log(`${cpu}, ${load()}, ${values.edits} edits of each shop, in ${place}`);
row('', HEAD);
for (const count of sizes(values.branches)) await measureBranches(count);
for (const count of sizes(values.products)) await measureProducts(count);
for (const count of sizes(values.languages)) await measureLanguages(count);
