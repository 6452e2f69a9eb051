import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../support/browser.ts';
import { MAP_STYLE, mapStyle, oneBranch } from './landing-shops.ts';
import { startSite } from './landing-site.ts';
import { expect, test as base } from './test.ts';

const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const { url, stop } = await startSite(oneBranch, { [MAP_STYLE]: mapStyle });
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const slot = (page: Page) => page.getByRole('region', { name: 'Karte: Goldener Hirsch' });
const canvas = (page: Page) => slot(page).getByRole('region', { name: 'Karte', exact: true });

/** The addresses of what of the map is fetched from now on. */
function fetched(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/draw-map|maplibre|\/map\//.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** A customer who has answered the alerts before, and the cookie notice if `accepted`. */
async function open(page: Page, site: string, accepted: boolean): Promise<void> {
  await page.addInitScript(() => {
    const dialog = () => document.querySelector<HTMLElement>('[data-alerts]')?.dataset['alerts'] ?? '';
    document.addEventListener('DOMContentLoaded', () =>
      sessionStorage.setItem('asp.hirsch.alerts', dialog()),
    );
  });
  if (accepted) await page.context().addCookies([{ name: 'cookies-accepted', value: '1', url: site }]);
  await page.goto(site, { waitUntil: 'networkidle' });
}

/** How much of a picture of it is rather brown than blue, as buildings are. */
async function warmShare(shown: Locator): Promise<number> {
  const { data, info } = await sharp(await shown.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let warm = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, , blue = 0] = data.subarray(at, at + 3);
    if (red > 60 && red < 180 && red > blue + 8) warm++;
  }
  return warm / (info.width * info.height);
}

async function expectCard(page: Page): Promise<void> {
  await expect(slot(page)).toContainText('Marktgasse 7, 6020 Innsbruck');
  await expect(slot(page).getByRole('link', { name: 'Route planen' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=47.2683%2C11.3933',
  );
}

// A browser that draws maps without a graphics card. A test of its own covers browsers that cannot.
const { args = [], ...rest } = launchOptions();
const drawing = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
test.use({ launchOptions: { ...rest, args: [...args.filter((it) => it !== '--disable-gpu'), ...drawing] } });

test.describe('with WebGL', () => {
  test.setTimeout(60_000);

  test('nothing of the map is loaded before consent, and the card says why', async ({ page, site }) => {
    const urls = fetched(page);
    await open(page, site, false);
    await slot(page).scrollIntoViewIfNeeded();
    await expect(slot(page)).toContainText('Dabei erfährt der Kartendienst Ihre IP-Adresse.');
    await expectCard(page);
    expect(urls).toEqual([]);
    const before = await slot(page).boundingBox();

    await page.evaluate(() => (document.cookie = 'cookies-accepted=1;path=/'));
    await expect(canvas(page)).toBeVisible({ timeout: 30_000 });
    await expect(slot(page)).toHaveAttribute('data-map', 'shown', { timeout: 30_000 });
    // The token takes its place in the style's address, and nothing moved.
    expect(urls.some((url) => url.endsWith(`${MAP_STYLE}?key=geheim%2B1`))).toBe(true);
    expect(await slot(page).boundingBox()).toEqual(before);
    await expectCard(page);
  });

  test('a tap loads this map this once, and allows nothing else', async ({ page, site }) => {
    await open(page, site, false);
    await page.getByRole('dialog', { name: 'Hinweis' }).getByRole('button', { name: 'OK' }).click();
    await slot(page).scrollIntoViewIfNeeded();
    await slot(page).getByRole('button', { name: 'Karte laden' }).click();
    await expect(slot(page).getByRole('link', { name: 'Route planen' })).toBeFocused();
    await expect(slot(page)).toHaveAttribute('data-map', 'shown', { timeout: 30_000 });
    expect(await page.context().cookies()).toEqual([]);
    await page.reload({ waitUntil: 'networkidle' });
    await slot(page).scrollIntoViewIfNeeded();
    await expect(slot(page).getByRole('button', { name: 'Karte laden' })).toBeVisible();
  });

  test('nothing of the map is loaded before it comes into view', async ({ page, site }) => {
    const urls = fetched(page);
    await open(page, site, true);
    expect(urls).toEqual([]);
    await slot(page).scrollIntoViewIfNeeded();
    await expect(slot(page)).toHaveAttribute('data-map', 'shown', { timeout: 30_000 });
    await expect(slot(page)).toContainText('© Die Kartenmacher');
    await expect(slot(page).getByRole('button', { name: 'Vergrößern' })).toBeVisible();
  });

  test('it flies to the branch, with buildings in three dimensions', async ({ page, site }) => {
    // Who wants no motion is there at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, site, true);
    await slot(page).scrollIntoViewIfNeeded();
    await expect(slot(page)).toHaveAttribute('data-map', 'shown', { timeout: 30_000 });
    // Ground and outlines are blue; from far the two houses would be a speck.
    await expect.poll(() => warmShare(canvas(page)), { timeout: 20_000 }).toBeGreaterThan(0.1);
  });

  test('the card stays if the style cannot be loaded', async ({ page, site, trouble }) => {
    trouble.expected(MAP_STYLE);
    await page.route(`**${MAP_STYLE}*`, (route) => route.fulfill({ status: 500 }));
    await open(page, site, true);
    await slot(page).scrollIntoViewIfNeeded();
    await expect(slot(page)).toHaveAttribute('data-map', 'failed', { timeout: 30_000 });
    await expect(canvas(page)).toHaveCount(0);
    await expectCard(page);
  });
});

test.describe('without WebGL', () => {
  test('the card stays, and nothing of the map is loaded', async ({ page, site }) => {
    const urls = fetched(page);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await open(page, site, true);
    await slot(page).scrollIntoViewIfNeeded();
    await expectCard(page);
    await page.waitForLoadState('networkidle');
    expect(urls).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the card links to directions', async ({ page, site }) => {
    await page.goto(site);
    await expectCard(page);
  });
});
