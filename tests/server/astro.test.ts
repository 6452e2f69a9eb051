import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createAstroBuilder } from '../../src/server/publishing/rendering/astro.ts';

const home = mkdtempSync(join(tmpdir(), 'bestellbar-astro-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const root = join(home, 'shop');
const astro = join(root, 'node_modules/astro/bin/astro.mjs');
mkdirSync(dirname(astro), { recursive: true });
// Stands in for Astro: writes a page into the folder that it is given, and says which one that was.
writeFileSync(
  astro,
  `import { mkdirSync, writeFileSync } from 'node:fs';
const folder = process.env.SITE_OUT_DIR;
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/index.html', folder);
if (process.env.API_URL.endsWith('/fails')) throw new Error('kein Ofen');`,
);

/** Builds into a folder; answers what came of it, and by what name the folder was reached. */
async function build(outDir: string, apiUrl: string) {
  const built = await createAstroBuilder(root).buildSite({
    outDir,
    logFile: join(home, 'log'),
    origin: 'https://example.org',
    apiUrl,
    shopFile: null,
    signal: new AbortController().signal,
  });
  return { built, name: readFileSync(join(outDir, 'index.html'), 'utf8') };
}

test.each(['shop/data/releases/1', 'data/releases/1'])('Pages are built right into %s', async (folder) => {
  const outDir = join(home, folder);
  const { built, name } = await build(outDir, 'http://api');
  expect(built).toEqual({ ok: true });
  expect(name).toBe(outDir);
});

test.each([
  ['built', 'http://api', { ok: true }],
  ['not built', 'http://api/fails', { ok: false, reason: 'Error: kein Ofen' }],
])(
  'A folder that merely begins like the checkout has another name while it is %s',
  async (_, api, outcome) => {
    const { built, name } = await build(join(home, 'shop-data/releases/1'), api);
    expect(built).toMatchObject(outcome);
    expect(name.startsWith(root)).toBe(false);
    expect(existsSync(dirname(name))).toBe(false);
  },
);
