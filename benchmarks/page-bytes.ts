/**
 * What a page costs its visitor: `npm run bench:bytes [-- --modules]`. Counts what Chromium really fetched from a
 * production build served by our server, before and after the first touch, beside the limits of DESIGN section 7.
 * `SHOP_URL=http://…` measures a shop that runs already.
 */
import { chromium, type Page } from '@playwright/test';
import { LANGUAGES } from '../src/lib/domain/languages.ts';
import { wholeOptions } from '../tests/support/browser.ts';
import { startShop } from '../tests/support/server.ts';
import {
  allButPictures,
  BRANCH,
  branchVisitIn,
  landingVisit,
  scriptsOf,
  sizeOf,
  visit,
  type Fetched,
  type Visit,
} from './page-visit.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

function line(name: string, files: Fetched[], limit?: number): string {
  const { raw, gzip: zipped, brotli: packed } = sizeOf(files);
  const verdict = limit === undefined ? '' : packed <= limit * 1000 ? `≤ ${limit} ✓` : `≤ ${limit} ✗`;
  return `  ${name.padEnd(34)}${kilobytes(raw)} ${kilobytes(zipped)} ${kilobytes(packed)}   ${verdict}`;
}

async function placeOrder(base: string): Promise<string> {
  type List = { data: { id: number }[] };
  const [branches, products] = await Promise.all(
    ['branches', 'products'].map(async (list) => (await (await fetch(`${base}/api/${list}`)).json()) as List),
  );
  for (const branch of branches?.data ?? []) {
    for (const product of products?.data ?? []) {
      const answer = await fetch(`${base}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          branch: { id: branch.id },
          name: 'Nora Beispiel',
          paymentMethod: 'cash',
          legalInstructions: true,
          privacyPolicy: true,
          items: [{ product: { id: product.id }, amount: 1, unit: 'Stk' }],
        }),
      });
      if (!answer.ok) continue;
      const { data } = (await answer.json()) as { data: { uid: string; hash: string } };
      return `/status/${data.uid}/${data.hash}`;
    }
  }
  throw new Error('no branch takes an order for any product');
}

async function fillCart(page: Page): Promise<void> {
  await page.goto(BRANCH);
  await page.getByRole('button', { name: 'Espresso in den Warenkorb' }).tap();
  // The page is closed next, and the cart is kept by then.
  await page.getByRole('button', { name: /im Warenkorb/ }).waitFor();
}

async function openTimes(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Später/ }).tap();
}

const running = process.env['SHOP_URL'];
const shop = running ? { url: running, stop: async () => {} } : await startShop();
const browser = await chromium.launch(wholeOptions());
try {
  const visits: Visit[] = [
    landingVisit,
    ...LANGUAGES.map(branchVisitIn),
    { name: 'checkout', path: `${BRANCH}/checkout`, limits: {}, prepare: fillCart, touch: openTimes },
    { name: 'status page', path: await placeOrder(shop.url), limits: {} },
    { name: 'legal page', path: '/site/privacy', limits: { before: 6 } },
  ];
  console.log(`${' '.repeat(36)}    raw    gzip  brotli   limit (kB brotli)`);
  for (const it of visits) {
    const { before, after } = await visit(browser, shop.url, it);
    console.log(`${it.name}`);
    console.log(line('script before the first touch', scriptsOf(before), it.limits.before));
    if (it.touch) {
      console.log(line('script when hydrated', scriptsOf(after)));
      console.log(line('everything when hydrated', allButPictures(after), it.limits.everything));
    }
    for (const kind of ['html', 'css', 'font', 'image'] as const) {
      const files = before.filter((file) => file.kind === kind);
      if (files.length > 0) console.log(line(`${kind} (${files.length})`, files));
    }
    if (process.argv.includes('--modules')) {
      for (const file of scriptsOf(after))
        console.log(
          line(`  ${before.some(({ url }) => url === file.url) ? '' : '+ '}${file.url.split('/').at(-1)}`, [
            file,
          ]),
        );
    }
  }
} finally {
  await browser.close();
  await shop.stop();
}
