/** A whole build as the server makes it, in a process of its own: `node whole-build.ts SHOP_FILE FOLDER PLACES`; prints seconds as JSON. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseShop } from '../../src/lib/contract/parse-shop.ts';
import { createAstroBuilder } from '../../src/server/publishing/rendering/astro.ts';
import { buildRelease } from '../../src/server/publishing/rounds.ts';

const [file = '', folder = '', places = ''] = process.argv.slice(2);
const parsed = parseShop(JSON.parse(await readFile(file, 'utf8')));
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems.slice(0, 3)));

const root = resolve(import.meta.dirname, '../..');
const builder = createAstroBuilder(root);
let astro = 0;
const started = performance.now();
const built = await buildRelease(
  {
    root,
    folder,
    code: 'bench',
    now: Date.now,
    places: () => JSON.parse(places) as { origin: string; apiUrl: string },
    signal: new AbortController().signal,
    builder: {
      ...builder,
      async buildSite(build) {
        const began = performance.now();
        const result = await builder.buildSite(build);
        astro = performance.now() - began;
        return result;
      },
    },
  },
  { shop: parsed.shop, revision: 1, at: Date.now() },
  { publications: [], failure: null, heldAt: null, oldAssets: {} },
);
if (!built.ok) throw new Error([built.reason, ...built.lines].join('\n'));
const all = performance.now() - started;
process.stdout.write(
  JSON.stringify({ seconds: all / 1000, astroSeconds: astro / 1000, release: built.note.release }),
);
