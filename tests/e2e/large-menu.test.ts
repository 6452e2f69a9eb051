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

test('a menu of 1,000 products responds to a tap on a plus in under 100 ms', async ({ page, site }) => {
  test.setTimeout(120_000);
  await page.goto(`${site}${BRANCH}`, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-product]')).toHaveCount(1000);
  await slowDown(page, 4);
  await followTaps(page);
  const plus = page.getByRole('button', { name: /^Espresso in den Warenkorb$/ });
  const medians: number[] = [];
  while (Math.min(Infinity, ...medians) >= ANSWERED_MS && medians.length < ROUNDS) {
    const durations: number[] = [];
    for (let count = medians.length * TAPS + 1; durations.length < TAPS; count++)
      durations.push(
        await tap(plus, () => expect(page.locator('[data-cart-count]')).toHaveText(String(count))),
      );
    medians.push(median(durations));
  }
  expect(Math.min(...medians), `medians: ${medians.join(', ')} ms`).toBeLessThan(ANSWERED_MS);
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
