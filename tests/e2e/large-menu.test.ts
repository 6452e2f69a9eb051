import type { Locator } from '@playwright/test';
import { largeShop } from '../../benchmarks/large-shop.ts';
import { followTaps, median, slowDown, tap } from '../../benchmarks/pages-tap.ts';
import { BRANCH } from './customer.ts';
import { startSite } from './landing-site.ts';
import { expect, test as base } from './test.ts';

/** A menu of 1,000 products, on a phone whose processor is a quarter as fast as this machine's. */
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const { url, stop } = await startSite(largeShop(1000));
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// A finger on a phone is what this is about; a desktop's page only adds the column of the cart.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Issue 4: 'the page still answers a tap in under 100 ms on a 4× slowed CPU'. */
const ANSWERED_MS = 100;
/** What else runs on the machine only ever adds to a tap, and is over in a while: the quietest of a few rounds counts. */
const ROUNDS = 6;
const TAPS = 7;
/** No round begins later, so that a slow page fails with its figures. */
const LATEST_MS = 90_000;
/** An empty page answers with its next frame, on a slow phone too. Where it takes longer, the machine is busy, and takes longer for the menu in proportion. */
const FREE_MS = 24;

async function medianTap(target: Locator, answered: (count: number) => Promise<void>): Promise<number> {
  const durations: number[] = [];
  for (let count = 1; count <= TAPS; count++) durations.push(await tap(target, () => answered(count)));
  return median(durations);
}

test('a menu of 1,000 products responds to a tap on a plus in under 100 ms', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(150_000);
  await page.goto(`${site}${BRANCH}`, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-product]')).toHaveCount(1000);
  const empty = await context.newPage();
  await empty.setContent('<button onclick="this.textContent = Number(this.textContent) + 1">0</button>');
  for (const one of [page, empty]) {
    await slowDown(one, 4);
    await followTaps(one);
  }
  const plus = page.getByRole('button', { name: /^Espresso in den Warenkorb$/ });
  const control = empty.getByRole('button');
  const rounds: { menu: number; empty: number; limit: number }[] = [];
  const start = performance.now();
  const isQuick = () => rounds.some(({ menu, limit }) => menu < limit);
  while (!isQuick() && rounds.length < ROUNDS && performance.now() - start < LATEST_MS) {
    const before = rounds.length * TAPS;
    await empty.bringToFront();
    const floor = await medianTap(control, (count) => expect(control).toHaveText(String(before + count)));
    await page.bringToFront();
    const answer = await medianTap(plus, (count) =>
      expect(page.locator('[data-cart-count]')).toHaveText(String(before + count)),
    );
    rounds.push({ menu: answer, empty: floor, limit: ANSWERED_MS * Math.max(1, floor / FREE_MS) });
  }
  expect(isQuick(), `medians in ms: ${JSON.stringify(rounds)}`).toBe(true);
});

test('the first tap on a category of a large menu scrolls to it', async ({ page, site }) => {
  await page.goto(`${site}${BRANCH}`, { waitUntil: 'networkidle' });
  const bar = page.getByRole('navigation', { name: 'Kategorien' });
  await bar.getByRole('link', { name: 'Süßes & Torten' }).click();
  const group = page.getByRole('region', { name: 'Süßes & Torten' });
  const top = () => group.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // SPEC section 9: 36 % of a phone's width below the window's top.
  await expect.poll(top).toBeGreaterThan(125);
  await expect.poll(top).toBeLessThan(135);
});

for (const path of ['/', BRANCH])
  test(`every picture of ${path} reserves its space and comes in the size that is needed`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site}${path}`);
    const pictures = await page.locator('main img').evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => ({
        isSized: image.hasAttribute('width') && image.hasAttribute('height'),
        isChosen:
          (image.srcset.includes('.webp') && image.sizes !== '') ||
          // Small enough for one file: no more than the sharpest screens need.
          (image.width <= 48 && Number(new URL(image.src).searchParams.get('width') ?? Infinity) <= 160),
        isLazy: image.loading === 'lazy',
        isBelow: image.getBoundingClientRect().top > 2 * innerHeight,
      })),
    );
    expect(pictures.length).toBeGreaterThan(2);
    expect(pictures.filter(({ isSized, isChosen }) => !isSized || !isChosen)).toEqual([]);
    expect(pictures[0]?.isLazy).toBe(false);
    expect(pictures.filter(({ isBelow, isLazy }) => isBelow && !isLazy)).toEqual([]);
  });
