import type { Page } from '@playwright/test';
import { startShopProxy } from '../support/shop-proxy.ts';
import { addAtOnce, BRANCH, dialog, fillIn, acceptTerms, isPhone, orderButton } from './customer.ts';
import { expect, test } from './test.ts';

const prompt = (page: Page) => page.getByRole('region', { name: 'App installieren' });
const installButton = (page: Page) => prompt(page).getByRole('button', { name: 'App installieren' });
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'App installieren' });

/** Its code is fetched when the place of its link is in view. */
async function scrollToLink(page: Page): Promise<void> {
  const place = page.locator('[data-install-app]');
  // Dishes that come into view get their own heights, so the end of the page moves once more.
  await expect(async () => {
    await place.evaluate((link) => link.scrollIntoView());
    await expect(place).toBeInViewport({ timeout: 1000 });
  }).toPass();
}

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/')) !== undefined);

/** The app is offered on devices that have ordered. */
const haveOrdered = (page: Page) => page.addInitScript(() => localStorage.setItem('asp.demo.ordered', '1'));

async function acceptCookies(page: Page): Promise<void> {
  await page.route('**/api/analytics-log', (route) => route.fulfill({ status: 204 }));
  await haveOrdered(page);
  await page.goto(BRANCH);
  await page.getByRole('button', { name: 'Erlauben' }).click();
}

/** From the prompt to a page that the app's worker looks after. */
async function installApp(page: Page): Promise<void> {
  await acceptCookies(page);
  await installButton(page).click();
  await dialog(page).getByRole('button', { name: 'Fertig' }).click();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.open('pages')).match(location.pathname).then(Boolean)),
    )
    .toBe(true);
}

test.use({ serviceWorkers: 'allow' });

test.describe('the install prompt', () => {
  test('comes after acceptance; «Jetzt nicht» hides it for a month', async ({ page, context }) => {
    await acceptCookies(page);
    await expect(prompt(page)).toBeVisible();
    await prompt(page).getByRole('button', { name: 'Jetzt nicht' }).click();
    await expect(prompt(page)).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'pwa-dismiss');
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await page.clock.install();
    await page.goto('/');
    await scrollToLink(page);
    await page.clock.runFor(10_000);
    // The link still offers it.
    await expect(footerLink(page)).toBeVisible();
    await expect(prompt(page)).toBeHidden();
  });

  test('comes 5 s after load to visitors who accepted before, and nothing of it is preloaded', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'cookies-accepted', value: '1', url: process.env['SHOP_URL'] ?? '' }]);
    await page.route('**/api/analytics-log', (route) => route.fulfill({ status: 204 }));
    await haveOrdered(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    await page.goto('/', { waitUntil: 'networkidle' });
    await scrollToLink(page);
    await page.clock.runFor(2000);
    expect(fetched.filter((path) => path.includes('/app.'))).toEqual([]);
    await page.clock.runFor(2500);
    await expect(footerLink(page)).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    await page.clock.runFor(2500);
    await expect(prompt(page)).toBeVisible();
  });

  test('does not come on arrival, before anything was ordered', async ({ page, context }) => {
    await context.addCookies([{ name: 'cookies-accepted', value: '1', url: process.env['SHOP_URL'] ?? '' }]);
    await page.route('**/api/analytics-log', (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    await page.goto(BRANCH);
    await scrollToLink(page);
    await page.clock.runFor(10_000);
    await expect(footerLink(page)).toBeVisible();
    await expect(prompt(page)).toBeHidden();
  });

  test('leaves the cart bar uncovered', async ({ page }) => {
    await acceptCookies(page);
    await addAtOnce(page, 'Espresso');
    await expect(prompt(page)).toBeVisible();
    if (!isPhone(page)) return;
    // Once the card has risen to its place.
    await expect(async () => {
      const bar = await page.getByRole('button', { name: '1 Produkt im Warenkorb' }).boundingBox();
      const card = await prompt(page).boundingBox();
      expect((card?.y ?? Infinity) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass({ timeout: 5_000 });
  });
});

const DEVICES: [name: string, userAgent: string, words: string][] = [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 'unten in der Leiste'],
  ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Safari/604.1', 'oben rechts in der Leiste'],
  [
    'another browser',
    'Mozilla/5.0 (Android 16; Mobile; rv:160.0) Gecko/160.0 Firefox/160.0',
    'Menü Ihres Browsers',
  ],
];

for (const [name, userAgent, words] of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent });

    test('the instructions fit it; cancelling unregisters and shows the prompt again', async ({ page }) => {
      await acceptCookies(page);
      await installButton(page).click();
      await expect(dialog(page).getByRole('heading', { name: 'Fast geschafft!' })).toBeVisible();
      await expect(dialog(page)).toContainText(words);
      await expect.poll(() => isRegistered(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(installButton(page)).toBeFocused();
      await expect.poll(() => isRegistered(page)).toBe(false);
    });
  });
}

for (const outcome of ['accepted', 'dismissed'] as const) {
  test(`the browser's own dialog, ${outcome}, ends the instructions`, async ({ page }) => {
    await haveOrdered(page);
    await page.goto(BRANCH);
    await page.evaluate((outcome) => {
      const answer = new Promise((resolve) => Object.assign(window, { answer: () => resolve({ outcome }) }));
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => answer }),
      );
    }, outcome);
    await page.route('**/api/analytics-log', (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Erlauben' }).click();
    await installButton(page).click();
    await expect(dialog(page)).toContainText('Bitte bestätigen Sie die Installation');
    await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => isRegistered(page)).toBe(outcome === 'accepted');
    if (outcome === 'accepted') await expect(footerLink(page)).toBeHidden();
    else await expect(prompt(page)).toBeVisible();
  });
}

test.describe('offline', () => {
  test.beforeEach(({ trouble }) => {
    trouble.expected('ERR_INTERNET_DISCONNECTED');
    trouble.expected('ERR_FAILED');
    trouble.expected('Failed to fetch');
  });

  test('a visited page opens, marked as possibly outdated, with its cart', async ({ page, context }) => {
    const note = page.getByText('Diese Seite wurde offline geladen und ist möglicherweise veraltet.');
    await installApp(page);
    await addAtOnce(page, 'Espresso');
    await page.goto(`${BRANCH}/checkout`);
    await page.goto(BRANCH);
    await expect(note).toBeHidden();
    await context.setOffline(true);
    await page.goto(BRANCH);
    await expect(note).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pizza Margherita', exact: true })).toBeVisible();
    if (isPhone(page))
      await expect(page.getByRole('button', { name: '1 Produkt im Warenkorb' })).toBeVisible();
    await addAtOnce(page, 'Cola');
    await page.goto('/');
    await expect(note).toBeVisible();

    // A page that was never seen says so.
    await page.goto('/site/allergens');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Allergene');
  });

  test('a page that was never seen says so in the language of the page seen last', async ({
    page,
    context,
  }) => {
    await installApp(page);
    await page.goto(`/en${BRANCH}`);
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/en/offline')))).toBe(true);
    await context.setOffline(true);
    await page.goto('/en/site/allergens');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  });

  test('an order fails visibly and is never sent later', async ({ page, context }) => {
    await installApp(page);
    await addAtOnce(page, 'Espresso');
    await page.goto(`${BRANCH}/checkout`);
    await fillIn(page, { 'Vor- und Nachname': 'Nora Beispiel' });
    await acceptTerms(page);
    await context.setOffline(true);
    await orderButton(page).click();
    await expect(page.getByRole('main')).toContainText('Ihre Bestellung wurde nicht abgeschickt');
    const sent: string[] = [];
    context.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await context.setOffline(false);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(sent.filter((url) => url.includes('/api/orders'))).toEqual([]);
    const kept = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  });
});

test('a new version waits for «App neustarten» and reloads the page once', async ({ page, baseURL }) => {
  const shop = await startShopProxy(baseURL ?? '');
  try {
    await page.route('**/api/analytics-log', (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    await haveOrdered(page);
    await page.goto(shop.url);
    await page.getByRole('button', { name: 'Erlauben' }).click();
    await page.clock.runFor(300);
    await installButton(page).click();
    await dialog(page).getByRole('button', { name: 'Fertig' }).click();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const banner = page.getByRole('region', { name: 'Update' });
    await page.goto(`${shop.url}/site/imprint`, { waitUntil: 'load' });
    await page.clock.runFor(3000);
    await expect(banner).toBeHidden();

    shop.releaseWorker();
    await page.clock.runFor(31 * 60_000);
    await expect(banner).toContainText('Ein Update wurde installiert!');
    let loads = 0;
    page.on('load', () => loads++);
    await banner.getByRole('button', { name: 'App neustarten' }).click();
    await expect.poll(() => loads).toBe(1);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(60_000);
    await expect(banner).toBeHidden();
    expect(loads).toBe(1);
  } finally {
    await page.close();
    await shop.close();
  }
});

test('without the plugin the worker is unregistered and its caches are deleted', async ({ page }) => {
  await installApp(page);
  await page.addInitScript(() => {
    // As pages are built when the plugin is off.
    document.addEventListener('readystatechange', () => document.documentElement.removeAttribute('data-app'));
  });
  await page.goto('/site/imprint');
  await expect.poll(() => isRegistered(page), { timeout: 15_000 }).toBe(false);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect(prompt(page)).toBeHidden();
});

test('the shop has a manifest with its name, colours and icons', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  const answer = await page.request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    short_name: 'Feige & Glut',
    theme_color: '#ffd200',
    background_color: '#010101',
    display: 'standalone',
  });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});
