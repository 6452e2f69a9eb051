/**
 * What publishing costs: `npm run bench:publish [-- --branches 1,10,100 --products 10,100 --edits 200]`. A whole build as the server
 * makes it (Astro, then checked and compressed), beside Astro's own share and the same pages made by Eleventy; and one edit, from
 * sending it to the changed page being served, by the real server. Shops of so many branches with 60 dishes, and one branch with so
 * many dishes. Bars: one edit live p99 < 150 ms with 10 and 1,000 branches; 1,000 branches in 1.5 times what Eleventy takes.
 * All sizes take about an hour on two cores, 10,000 branches alone more than half of it and 10 GB of the temporary folder.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Shop } from '../src/lib/contract/shop.ts';
import { siteEnvironment } from '../src/server/publishing/rendering/astro.ts';
import { endAll } from '../tests/support/shop-process.ts';
import { load, ms } from './figures.ts';
import { comparePages, writeAssets } from './publish/built-pages.ts';
import { measureEdits, type NextEdit } from './publish/edits.ts';
import { endPrograms, runMeasured } from './publish/measured-program.ts';
import { identifierOf, ownDish, shopFile, shopOf } from './publish/shops.ts';

const DISHES = 60;
const BARS = { editMs: 150, share: 1.5 };
const PLACES = { origin: 'https://bench.example', apiUrl: 'http://127.0.0.1:9' };
/** A branch's pages with their compressed copies, three times over: built, served, and made by Eleventy. */
const BYTES_PER_BRANCH = 1_200_000;

const { values } = parseArgs({
  options: {
    branches: { type: 'string', default: '1,10,100,1000,10000' },
    products: { type: 'string', default: '10,100,1000,10000' },
    edits: { type: 'string', default: '200' },
  },
});
const sizes = (list: string) => list.split(',').filter(Boolean).map(Number);

const number = (count: number) => count.toLocaleString('en');
const megabytes = (bytes: number) => (bytes > 0 ? number(Math.round(bytes / 1024 / 1024)) : '–');
const seconds = (time: number) => time.toFixed(1);
const verdict = (isKept: boolean) => (isKept ? ' ✓' : ' ✗');

const HEAD = [
  'whole s',
  'MB',
  'Astro s',
  'MB',
  'Eleventy s',
  'MB',
  'Astro ÷ E',
  'whole ÷ E',
  'pages',
  'same',
  'MB HTML',
  'answer ms',
  'round ms',
  'edit p50',
  'edit p99',
];
const row = (name: string, cells: readonly string[]) =>
  console.log(
    `${name.padEnd(26)}${cells.map((cell, i) => cell.padStart((HEAD[i] ?? '').length + 4)).join('')}  ${load()}`,
  );

/** A whole build by the server's own code, and by Eleventy. */
async function buildBoth(folder: string, shop: Shop) {
  const [file, assets] = [join(folder, 'shop.json'), join(folder, 'assets.json')];
  const [ours, theirs] = [join(folder, 'site'), join(folder, 'eleventy')];
  await mkdir(ours);
  await writeFile(file, shopFile(shop));
  const whole = await runMeasured('whole-build.ts', [file, ours, JSON.stringify(PLACES)], {});
  const built = JSON.parse(whole.output) as { seconds: number; astroSeconds: number; release: string };
  const release = join(ours, 'releases', built.release);
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
  return { whole: { ...whole, seconds: built.seconds }, astro: built.astroSeconds, eleventy, compared };
}

/** Of the shop that is being measured. */
let folder = '';

async function clearAway(): Promise<void> {
  endPrograms();
  await endAll();
  await rm(folder, { recursive: true, force: true });
}

async function measure(name: string, shop: Shop, next: NextEdit, bars: Partial<typeof BARS>): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'bestellbar-bench-'));
  try {
    const { whole, astro, eleventy, compared } = await buildBoth(folder, shop);
    // What the builds have written is still on its way to the disk, and each edit waits for its own to be there.
    await promisify(execFile)('sync');
    const edits = await measureEdits(folder, shop, Number(values.edits), next);
    const share = whole.seconds / eleventy.seconds;
    row(name, [
      seconds(whole.seconds),
      megabytes(whole.peak.all),
      seconds(astro),
      megabytes(whole.peak.started),
      seconds(eleventy.seconds),
      megabytes(eleventy.peak.all),
      (astro / eleventy.seconds).toFixed(2),
      share.toFixed(2) + (bars.share ? verdict(share <= bars.share) : ''),
      number(compared.pages),
      number(compared.same),
      seconds(compared.bytes[0] / 1024 / 1024),
      ms(edits.answered),
      ms(edits.round),
      ms(edits.p50),
      ms(edits.p99) + (bars.editMs ? verdict(edits.p99 < bars.editMs) : ''),
    ]);
  } finally {
    await clearAway();
  }
}

const any = (count: number) => 1 + Math.floor(Math.random() * count);

async function measureBranches(count: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < count * BYTES_PER_BRANCH)
    throw new Error(`${tmpdir()} has too little space for ${count} branches`);
  const bars = {
    ...(count === 10 || count === 1000 ? { editMs: BARS.editMs } : {}),
    ...(count === 1000 ? { share: BARS.share } : {}),
  };
  const next = () => {
    const branch = any(count);
    return { page: `/store/${identifierOf(branch)}`, product: ownDish(branch) };
  };
  await measure(`${number(count)} branches × ${DISHES}`, shopOf(count, DISHES), next, bars);
}

async function measureProducts(count: number): Promise<void> {
  const next = () => {
    const dish = any(count);
    return { page: `/store/${identifierOf(1)}`, product: dish === count ? ownDish(1) : dish };
  };
  await measure(`1 branch × ${number(count)}`, shopOf(1, count), next, {});
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void clearAway().finally(() => process.exit(1)));

const cpu = /model name\s*:\s*(.*)/.exec(await readFile('/proc/cpuinfo', 'utf8').catch(() => ''))?.[1] ?? '';
console.log(`${cpu}, ${load()}, ${values.edits} edits of each shop`);
row('', HEAD);
for (const count of sizes(values.branches)) await measureBranches(count);
for (const count of sizes(values.products)) await measureProducts(count);
