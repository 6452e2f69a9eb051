/**
 * A whole site as the server renders it, in a process of its own: `node whole-site.ts PARTS_FILE FOLDER PLACES copies|plain`; prints its
 * seconds and its folder as JSON.
 */
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureRelease } from '../../scripts/release/ensure-release.ts';
import { joinShop, type ShopPart } from '../../src/lib/contract/shop.ts';
import { createPageWriter, createPageWriters } from '../../src/server/publishing/rendering/page-writer.ts';
import { siteEnvironment, type Places } from '../../src/server/publishing/rendering/pages-code.ts';
import { renderRelease } from '../../src/server/publishing/render-release.ts';
import { readRelease } from '../../src/server/release.ts';

const [file = '', folder = '', given = '', copies = 'copies'] = process.argv.slice(2);
const places = JSON.parse(given) as Places;
// Line by line, because a server that reads from its database holds no second copy of the shop either.
const joining = joinShop();
for await (const line of createInterface({ input: createReadStream(file) }))
  joining.add(JSON.parse(line) as ShopPart);
const code = (await readRelease(await ensureRelease())).pagesCode(null);
await mkdir(folder, { recursive: true });

const started = performance.now();
const writer = createPageWriters({
  most: availableParallelism(),
  open: (number, options) =>
    createPageWriter({
      ...code,
      origin: places.origin,
      env: siteEnvironment(places),
      options,
      logFile: join(folder, `writer-${number}.log`),
    }),
});
const hasCopies = copies === 'copies';
const rendered = await renderRelease(
  {
    folder,
    code,
    madeOf: 'bench',
    now: Date.now,
    writer: { ...writer, write: (round) => writer.write({ ...round, hasCopies }) },
  },
  { shop: joining.shop(), revision: 1, at: Date.now() },
  { publications: [], failure: null, heldAt: null, oldAssets: {} },
);
if (!rendered.ok) throw new Error([rendered.reason, ...rendered.lines].join('\n'));
const seconds = (performance.now() - started) / 1000;
await writer.close();
process.stdout.write(JSON.stringify({ seconds, release: rendered.note.release }));
