/**
 * Renders every mail of the shop on a phone and a desktop, in light and dark, with its plain text: `node
 * scripts/mail-pictures.ts [folder]`. Each picture has four mails side by side.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Order } from '../src/lib/contract/staff-orders.ts';
import type { RefundTotals, OrderMoment } from '../src/lib/domain/order-moments.ts';
import { branchMail } from '../src/server/messages/mail/branch-mail.ts';
import { loginLinkMail } from '../src/server/messages/mail/login-link-mail.ts';
import type { Mail } from '../src/server/messages/senders.ts';
import { orderMail, type MailTerms } from '../src/server/messages/mail/customer-mail.ts';
import { createPainter } from '../src/server/shop/demo/pictures.ts';
import { findChromium } from './chromium.ts';
import { ORDERED, samples } from './mail-samples.ts';

const WIDTHS = [360, 640];
const SCHEMES = ['light', 'dark'] as const;
const SIDE_BY_SIDE = 4;
const GAP = 16;
/** Dishes of the demo shop, in place of products' pictures. */
const DISHES = [201, 706, 301];
const paint = createPainter();

const terms = {
  id: 'sample',
  shopName: 'Bella Fame',
  branchEmail: 'mitte@example.org',
  zone: 'Europe/Berlin',
  site: 'https://shop.example.org',
  office: 'https://shop.example.org',
  since: ORDERED,
  pictureOf: (product: number) => `https://shop.example.org/image/product/${product}-1.webp`,
};
const { takeaway, delivery, dineIn, long, agreed, proposed } = samples;

const toCustomer = (
  order: Order,
  moment: OrderMoment,
  changes: Partial<Order> = {},
  refund?: RefundTotals,
  kept?: MailTerms['kept'],
) => orderMail({ ...order, ...changes }, moment, { ...terms, refund, kept: kept ?? null });
const toBranch = (order: Order, moment: OrderMoment, changes: Partial<Order> = {}, refund?: RefundTotals) =>
  branchMail({ ...order, ...changes }, moment, { ...terms, refund });
const all = { cents: 2800, totalCents: 2800, isAll: true };
const paid = { amountCents: 2800, currency: 'EUR' };
const otherMoney = {
  isPaid: false,
  isFailed: true,
  strayPayment: { amount: 27.5, currency: 'CHF', refunded: 0 },
};
const allOfIt = { cents: 2750, totalCents: 2750, isAll: true };
const part = { cents: 500, totalCents: 500, isAll: false };
const secondPart = { cents: 350, totalCents: 850, isAll: false };

/** All mails by file name. */
const MAILS: Record<string, Promise<Mail>> = {
  'placed-takeaway': toCustomer(takeaway, 'placed'),
  'placed-delivery-paid': toCustomer(delivery, 'placed'),
  'placed-dine-in': toCustomer(dineIn, 'placed'),
  'placed-long': toCustomer(long, 'placed'),
  'other-time': toCustomer(takeaway, 'counterAppointment', { counterAppointment: proposed }),
  'confirmed-takeaway': toCustomer(takeaway, 'confirmed', agreed),
  'confirmed-delivery': toCustomer(delivery, 'confirmed', agreed),
  'confirmed-dine-in-soon': toCustomer(dineIn, 'confirmed', { isConfirmed: true, state: 'confirmed' }),
  'ready-takeaway': toCustomer(takeaway, 'inDelivery', agreed),
  'under-way-delivery': toCustomer(delivery, 'inDelivery', agreed),
  'ready-dine-in': toCustomer(dineIn, 'inDelivery', agreed),
  completed: toCustomer(takeaway, 'completed', agreed),
  rejected: toCustomer(takeaway, 'rejected', {
    rejectionMessage: 'Der Teig ist leider schon aus.\nMorgen gibt es wieder welchen!',
  }),
  'rejected-paid': toCustomer(
    delivery,
    'rejected',
    { rejectionMessage: 'Der Ofen ist kaputt.' },
    undefined,
    paid,
  ),
  'canceled-paid': toCustomer(delivery, 'canceled', { isCanceled: true }, undefined, paid),
  'canceled-given-back': toCustomer(delivery, 'canceled', {
    isCanceled: true,
    isRefunded: true,
    refunded: 28,
  }),
  failed: toCustomer(delivery, 'failed', { isPaid: false, isFailed: true }),
  'failed-late': toCustomer(delivery, 'failed', { isFailed: true }),
  'failed-other-money': toCustomer(delivery, 'failed', otherMoney),
  'refunded-other-money': toCustomer(delivery, 'refunded', otherMoney, allOfIt),
  refunded: toCustomer(delivery, 'refunded', { isRefunded: true, isCanceled: true }, all),
  'refunded-part': toCustomer(delivery, 'refunded', agreed, part),
  'refunded-second-part': toCustomer(delivery, 'refunded', agreed, secondPart),
  'branch-placed-delivery': toBranch(delivery, 'placed'),
  'branch-placed-long': toBranch(long, 'placed'),
  'branch-canceled': toBranch(takeaway, 'canceled', { isCanceled: true }),
  'branch-refunded': toBranch(delivery, 'refunded', { isRefunded: true }, all),
  'branch-refunded-other-money': toBranch(delivery, 'refunded', otherMoney, allOfIt),
  'branch-refunded-part': toBranch(delivery, 'refunded', agreed, secondPart),
  'login-link': loginLinkMail(
    { to: 'grace@example.org', name: 'Grace Hopper', token: 'sample'.repeat(6) },
    { ...terms, minutes: 15 },
  ),
};

async function openPage(browser: Browser, width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 200 }, colorScheme });
  await page.route('**/image/product/*', async (route) => {
    const [, id] = /(\d+)-1\.webp/.exec(route.request().url()) ?? [];
    await route.fulfill({ body: await paint(DISHES[Number(id) % DISHES.length] ?? 201) });
  });
  return page;
}

async function beside(pictures: Buffer[], width: number): Promise<Buffer> {
  const heights = await Promise.all(pictures.map(async (it) => (await sharp(it).metadata()).height));
  const canvas = {
    width: pictures.length * (width + GAP) + GAP,
    height: Math.max(...heights) + 2 * GAP,
    channels: 3 as const,
    background: '#888888',
  };
  const places = pictures.map((input, index) => ({ input, left: GAP + index * (width + GAP), top: GAP }));
  return sharp({ create: canvas }).composite(places).png().toBuffer();
}

const folder = resolve(process.argv[2] ?? 'test-results/mails');
await mkdir(folder, { recursive: true });
const names = Object.keys(MAILS);
const mails = await Promise.all(Object.values(MAILS));
for (const [index, { subject, html, text }] of mails.entries()) {
  await writeFile(join(folder, `${names[index]}.html`), html);
  await writeFile(join(folder, `${names[index]}.txt`), `${subject}\n\n${text}`);
}
const executablePath = findChromium();
if (executablePath === null) throw new Error('there is no Chromium: node scripts/chromium.ts --install');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const width of WIDTHS)
  for (const scheme of SCHEMES) {
    const page = await openPage(browser, width, scheme);
    for (let from = 0; from < mails.length; from += SIDE_BY_SIDE) {
      const drawn: Buffer[] = [];
      for (const { html } of mails.slice(from, from + SIDE_BY_SIDE)) {
        await page.setContent(html);
        drawn.push(await page.screenshot({ fullPage: true }));
      }
      const file = `${width}-${scheme}-${from / SIDE_BY_SIDE + 1}.png`;
      await writeFile(join(folder, file), await beside(drawn, width));
    }
    await page.close();
  }
await browser.close();
console.log(folder);
