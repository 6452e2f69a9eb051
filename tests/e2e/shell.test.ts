import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import type { Branch } from '../../src/lib/contract/branches.ts';
import { formatTime } from '../../src/lib/domain/dates.ts';
import { branchRanges, isBranchOpen } from '../../src/lib/domain/hours.ts';
import { addAtOnce, BRANCH, isPhone, placeOrder } from './customer.ts';
import { expect, test, WIDE } from './test.ts';

const MINUTE = 60_000;
const ZONE = 'Europe/Berlin';

const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const allow = (page: Page) => page.getByRole('button', { name: 'Erlauben' }).click();
const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Öffnungszeiten jetzt' });

/** What analytics heard, instead of a server. */
async function analytics(page: Page): Promise<{ type: string; data: { path: string; title: string } }[]> {
  const heard: { type: string; data: { path: string; title: string } }[] = [];
  await page.route('**/api/analytics-log', async (route) => {
    heard.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return heard;
}

/** How far the page has moved by itself, as browsers count it. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

test.describe('the cookie notice', () => {
  test('is shown until it is answered, and then not for twelve months', async ({ page, context }) => {
    await analytics(page);
    await page.goto('/');
    await expect(cookieNotice(page)).toContainText('Cookies');
    await expect(cookieNotice(page).getByRole('link', { name: 'Mehr erfahren' })).toHaveAttribute(
      'href',
      '/site/privacy',
    );
    await allow(page);
    await expect(cookieNotice(page)).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'cookies-accepted');
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
    await page.goto('/site/imprint');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(cookieNotice(page)).toBeHidden();
  });

  test('is one slim line on a phone, and on one held sideways shares a row with the cart bar', async ({
    page,
  }) => {
    await page.goto(BRANCH);
    await expect(cookieNotice(page)).toBeVisible();
    // Two answers of the same size take a row of their own; the specification's notice is one row (shell-any-api).
    expect((await cookieNotice(page).boundingBox())?.height).toBeLessThan(84);
    await addAtOnce(page, 'Espresso');
    await page.setViewportSize({ width: 740, height: 360 });
    const bar = page.getByRole('button', { name: '1 Produkt im Warenkorb' });
    await expect(async () => {
      const [notice, cart] = [await cookieNotice(page).boundingBox(), await bar.boundingBox()];
      expect((notice?.x ?? 0) + (notice?.width ?? 0)).toBeLessThanOrEqual(cart?.x ?? 0);
      expect(Math.min(notice?.y ?? 0, cart?.y ?? 0)).toBeGreaterThan(260);
    }).toPass({ timeout: 5_000 });
  });

  test('is not covered by the toast of the cart', WIDE, async ({ page }) => {
    await page.goto(BRANCH);
    await expect(cookieNotice(page)).toBeVisible();
    await addAtOnce(page, 'Espresso');
    const toast = page.locator('[data-toast].shown');
    await expect(toast).toBeInViewport();
    const [notice, word] = [await cookieNotice(page).boundingBox(), await toast.boundingBox()];
    expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  });

  test('moves nothing and leaves the cart bar uncovered', WIDE, async ({ page }) => {
    const shifts = await countShifts(page);
    // The font comes when the page has long been read: it must not move a line.
    let letFontPass = () => {};
    const fontMayPass = new Promise<void>((done) => (letFontPass = done));
    await page.route('**/*.woff2', async (route) => {
      await fontMayPass;
      await route.continue();
    });
    await page.goto(BRANCH, { waitUntil: 'domcontentloaded' });
    await expect(cookieNotice(page)).toBeVisible();
    const font = page.waitForResponse('**/*.woff2');
    letFontPass();
    await (await font).finished();
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toBe(0);
    await addAtOnce(page, 'Espresso');
    if (!isPhone(page)) return;
    // Once the bar has risen to its place.
    await expect(async () => {
      const bar = await page.getByRole('button', { name: '1 Produkt im Warenkorb' }).boundingBox();
      const notice = await cookieNotice(page).boundingBox();
      expect((notice?.y ?? Infinity) + (notice?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass({ timeout: 5_000 });
  });
});

test.describe('page views', () => {
  test('are sent after consent, for this page and every one that follows', async ({ page }) => {
    const heard = await analytics(page);
    await page.goto('/');
    await expect(cookieNotice(page)).toBeVisible();
    await page.goto('/site/imprint');
    await expect(cookieNotice(page)).toBeVisible();
    expect(heard).toEqual([]);
    await allow(page);
    await expect.poll(() => heard.map(({ data }) => data.path)).toEqual(['/site/imprint']);
    await page.goto('/');
    await expect.poll(() => heard.map(({ data }) => data.path)).toEqual(['/site/imprint', '/']);
    expect(heard[1]).toMatchObject({ type: 'pageview', data: { title: await page.title() } });
  });

  test('are not sent where the notice was closed, which no page shows again until the privacy page is asked to', async ({
    page,
    trouble,
  }) => {
    // On a busy machine the fade to the next page meets a window that is not measured yet.
    trouble.expected('Transition was aborted');
    const heard = await analytics(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await page.goto('/site/imprint', { waitUntil: 'networkidle' });
    await expect(cookieNotice(page)).toBeHidden();
    expect(heard).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    const choice = page.getByRole('region', { name: 'Ihre Cookie-Auswahl' });
    await expect(choice).toContainText('Sie haben Cookies nicht erlaubt.');
    await choice.getByRole('button', { name: 'Auswahl ändern' }).click();
    await expect(page.getByRole('button', { name: 'Erlauben' })).toBeFocused();
    await allow(page);
    await expect(choice).toContainText('Sie haben Cookies erlaubt.');
    await expect.poll(() => heard.map(({ data }) => data.path)).toEqual(['/site/privacy']);
    // Taking consent back is as easy as giving it.
    await choice.getByRole('button', { name: 'Auswahl ändern' }).click();
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(choice).toContainText('Sie haben Cookies nicht erlaubt.');
  });

  test('never contain the address of an order', async ({ page, request }) => {
    const heard = await analytics(page);
    const { uid, hash } = await placeOrder(request);
    await page.goto(`/status/${uid}/${hash}`);
    await allow(page);
    await expect.poll(() => heard.length).toBe(1);
    expect(JSON.stringify(heard)).not.toContain(uid);
    expect(heard[0]?.data.path).toBe('/status');
  });

  test('fail silently', async ({ page, trouble }) => {
    trouble.expected('analytics-log');
    await page.route('**/api/analytics-log', (route) => route.fulfill({ status: 500 }));
    const asked = page.waitForRequest('**/api/analytics-log');
    await page.goto('/');
    await allow(page);
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

interface Init {
  data: { url: string; data: { data: Branch[] } }[];
}

async function branches(page: Page): Promise<Branch[]> {
  const init = (await (await page.request.get('/api/init')).json()) as Init;
  return init.data.find(({ url }) => url === '/api/branches')?.data.data ?? [];
}

const at = (instant: number) => DateTime.fromMillis(instant, { zone: ZONE });

/** The next instants at which any of the branches opens or closes. */
function changes(all: Branch[]): number[] {
  const now = DateTime.now().setZone(ZONE);
  const ranges = all.flatMap((branch) => branchRanges(branch, now, now.plus({ days: 2 })));
  const instants = ranges.flatMap(({ start, end }) => [start, end]);
  return [...new Set(instants)].filter((it) => it > now.toMillis() + MINUTE).sort((a, b) => a - b);
}

test.describe('the toolbar', () => {
  test('counts the open branches, and updates the count while the page is open', async ({ page }) => {
    const all = (await branches(page)).filter(({ isPublic }) => isPublic);
    const words = (n: number) =>
      n === 0 ? 'Alle Standorte geschlossen' : `${n} ${n === 1 ? 'Standort' : 'Standorte'} geöffnet`;
    const openAt = (instant: number) => all.filter((branch) => isBranchOpen(branch, at(instant))).length;
    const change = changes(all).find((it) => openAt(it - MINUTE) !== openAt(it + MINUTE)) ?? 0;
    expect(change).toBeGreaterThan(0);
    await page.clock.install({ time: change - 2 * MINUTE });
    for (const path of ['/', '/site/imprint']) {
      await page.clock.setSystemTime(change - 2 * MINUTE);
      await page.goto(path);
      await expect(toolbar(page)).toHaveText(words(openAt(change - 2 * MINUTE)));
      await page.clock.runFor(4 * MINUTE);
      await expect(toolbar(page)).toHaveText(words(openAt(change + 2 * MINUTE)));
    }
  });

  for (const path of ['', '/checkout']) {
    test(`names the branch on its page${path}, links home and says how long it is open`, async ({ page }) => {
      const branch = (await branches(page)).find(({ identifier }) => identifier === 'koeln-ehrenfeld');
      if (!branch) throw new Error('the demo has no branch in Cologne');
      const now = DateTime.now().setZone(ZONE);
      const range = branchRanges(branch, now, now.plus({ days: 6 })).find(
        ({ start }) => start > now.toMillis(),
      );
      const end = range?.end ?? 0;
      const time = formatTime(end, ZONE);
      await page.clock.install({ time: end - 62 * MINUTE });
      await page.goto(`/store/${branch.identifier}${path}`);
      await expect(toolbar(page)).toContainText(`Geöffnet bis ${time}`);
      const state = toolbar(page).locator('[data-opening]');
      await expect(state).toHaveAttribute('data-state', 'open');
      await page.clock.runFor(4 * MINUTE);
      await expect(toolbar(page)).toContainText(`Schließt bald, um ${time}`);
      await expect(state).toHaveAttribute('data-state', 'closing');
      await page.clock.runFor(60 * MINUTE);
      await expect(toolbar(page)).toContainText('Geschlossen');
      await expect(state).toHaveAttribute('data-state', 'closed');
      await toolbar(page).getByRole('link', { name: branch.name }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('offline a card says so, and reloads on request', async ({ page, context, trouble }) => {
  trouble.expected('ERR_INTERNET_DISCONNECTED');
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Sie sind offline' });
  await expect(card).toBeHidden();
  await context.setOffline(true);
  await expect(card).toContainText('Sie sind offline');
  await expect(card).toContainText('Bitte überprüfen Sie Ihre Internetverbindung.');
  const retry = card.getByRole('link', { name: 'Erneut versuchen' });
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await expect(card).toBeHidden();
  // The connection may be dead though the device does not know it.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  const reloaded = page.waitForEvent('load');
  await retry.click();
  await reloaded;
  await expect(card).toBeHidden();
});

test('pages fade into each other, except with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { hasFaded: (event as PageRevealEvent).viewTransition !== null });
    });
  });
  const hasFaded = () => page.evaluate(() => (window as unknown as { hasFaded: boolean }).hasFaded);
  for (const [reducedMotion, fades] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/site/imprint');
    await expect.poll(hasFaded).toBe(fades);
  }
});

test('every page has its own title', async ({ page }) => {
  const titles = new Set<string>();
  const paths = [
    '/',
    BRANCH,
    `${BRANCH}/checkout`,
    '/site/imprint',
    '/site/privacy',
    '/status/a/b',
    '/bestellungen',
  ];
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(paths.length);
  for (const title of titles) expect(title).toContain('Feige &amp; Glut');
});

test(
  'the header is a heading that links home, and the whole shell works by keyboard',
  WIDE,
  async ({ page }) => {
    await page.goto('/site/imprint');
    const name = page.getByRole('banner').getByRole('heading', { name: 'Feige & Glut' });
    await expect(name).toBeVisible();
    await expect(cookieNotice(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Mehr erfahren' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Erlauben' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cookieNotice(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(name.getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  },
);

test('the footer links home, to the legal pages and to other languages, to no single branch of several, and names the business', async ({
  page,
}) => {
  await page.goto('/site/privacy');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText([
    'Startseite',
    'Allgemeine Geschäftsbedingungen',
    'Datenschutz',
    'Cookies',
    'Impressum',
    'Allergene',
    'Barrierefreiheit',
    'English',
    'Français',
    'Italiano',
    'Türkçe',
  ]);
  await expect(footer).toContainText('© Feige & Glut Ofenküche (Demo)');
});
