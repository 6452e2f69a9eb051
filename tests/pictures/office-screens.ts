/**
 * Takes the pictures of `docs/backoffice.md` again: `npm run pictures:office`. The demo shop with a few orders, one picture of each
 * screen that has a help.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { HELP } from '../../src/backoffice/shell/help/sentences.ts';
import { fill, BRANCH } from '../e2e/backoffice/screens.ts';
import { placeOrder } from '../e2e/backoffice/office.ts';
import { announcedAdmin, browserCookies, firstAdmin, sessionOf } from '../support/accounts.ts';
import { launchOptions } from '../support/browser.ts';
import { startShop } from '../support/server.ts';
import { screenPicture } from './screen-picture.ts';

const FOLDER = join(import.meta.dirname, '../../docs/pictures/screens');
const VIEW = { width: 1024, height: 720 };
const QUALITY = 55;
/** Charts and pictures are drawn by then. */
const SETTLED_MS = 1_200;

/** Orders of guests, so far as staff have taken them. */
const ORDERS: readonly {
  name: string;
  items: readonly [product: number, amount: number][];
  steps: string[];
}[] = [
  { name: 'Nele Abend', items: [[103, 2]], steps: [] },
  { name: 'Karl Koch', items: [[801, 3]], steps: [] },
  {
    name: 'Paula Zahl',
    items: [
      [103, 1],
      [801, 1],
    ],
    steps: ['confirm'],
  },
  { name: 'Ole Hansen', items: [[103, 3]], steps: ['confirm', 'in-delivery'] },
  { name: 'Mara Muster', items: [[801, 2]], steps: ['confirm', 'in-delivery', 'completed'] },
];

async function takeOrders(request: APIRequestContext): Promise<void> {
  for (const { name, items, steps } of ORDERS) {
    const { id } = await placeOrder(request, BRANCH, {
      name,
      items: items.map(([product, amount]) => ({ product: { id: product }, amount, unit: 'Stk' })),
    });
    for (const step of steps) {
      const answer = await request.post(`/api/orders/${id}/status/${step}`, { data: {} });
      if (!answer.ok()) throw new Error(`${step}: ${await answer.text()}`);
    }
  }
}

const shop = await startShop({ env: { RATE_LIMITS: 'off' } });
await announcedAdmin(shop);
const admin = await firstAdmin(shop.url, shop.output());
const browser = await chromium.launch(launchOptions());
const context = await browser.newContext({
  baseURL: shop.url,
  viewport: VIEW,
  colorScheme: 'light',
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  reducedMotion: 'reduce',
});
await context.addCookies(browserCookies(await sessionOf(shop.url, admin), shop.url));
await context.addInitScript((branch) => localStorage.setItem('backoffice.branch', branch), String(BRANCH));
const page = await context.newPage();
try {
  await fill(page);
  await takeOrders(page.request);
  mkdirSync(FOLDER, { recursive: true });
  for (const path of Object.keys(HELP)) {
    await page.goto(`/backend${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(SETTLED_MS);
    await sharp(await page.screenshot())
      .webp({ quality: QUALITY })
      .toFile(join(FOLDER, screenPicture(path)));
  }
} finally {
  await browser.close();
  await shop.stop();
}
