import type { Page } from '@playwright/test';
import { branchList } from './landing-shops.ts';
import { startSite } from './landing-site.ts';
import { expect, test as base, WIDE } from './test.ts';

/** The demo shop has pictures and branches that are all public; this one has neither. */
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const { url, stop } = await startSite(branchList);
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** On a busy machine a page may be shown before its fade begins, and Chromium says so. */
const LATE_FADE = 'Transition was aborted';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filiale suchen' });
const result = (page: Page) => main(page).getByRole('status');

test.describe('the branch list', () => {
  test('introduces the shop and shows every branch', async ({ page, site }) => {
    await page.goto(site);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knödelwirt');
    await expect(main(page)).toContainText('Knödel in sechs Städten.');
    await expect(cards(page)).toHaveCount(6);
    await expect(result(page)).toHaveText('6 von 6 Filialen werden angezeigt.');
  });

  test('finds branches by place, zip code, keyword and tag while typing', async ({ page, site }) => {
    await page.goto(site);
    await expect(field(page)).toHaveAttribute('placeholder', 'PLZ / Ort');
    for (const [text, names] of [
      ['wels', ['Knödelwirt 2']],
      ['6020', ['Knödelwirt 3']],
      ['Dampfl', ['Knödelwirt 2']],
      ['Graz, Wien', ['Knödelwirt 3', 'Knödelwirt 5']],
      ['vegan', ['Knödelwirt 2', 'Knödelwirt 4', 'Knödelwirt 6']],
    ] as const) {
      await field(page).fill(text);
      await expect(cards(page).filter({ visible: true }).getByRole('heading')).toHaveText([...names]);
      await expect(result(page)).toContainText(`${names.length} von 6 Filialen werden angezeigt.`);
    }
    await field(page).fill('Timbuktu');
    await expect(cards(page).filter({ visible: true })).toHaveCount(0);
    await expect(result(page)).toHaveText('Leider wurden keine Ergebnisse gefunden.');
    await page.getByRole('button', { name: 'Alle Filialen zeigen' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(result(page)).toHaveText('6 von 6 Filialen werden angezeigt.');
    await expect(page.getByRole('button', { name: 'Alle Filialen zeigen' })).toBeHidden();
  });

  test('finds who delivers to a place, and leads there with delivery chosen', async ({ page, site }) => {
    await page.goto(site);
    await field(page).fill('urfahr');
    await expect(result(page)).toHaveText('1 von 6 Filialen werden angezeigt. Wir liefern zu Ihnen.');
    const offer = page.getByRole('list', { name: 'Lieferung zu Ihnen' }).getByRole('link');
    await expect(offer).toHaveText(
      'Knödelwirt 1 liefert zu Ihnen: 2,90 EUR, Mindestbestellwert 20,00 EUR Urfahr',
    );
    await expect(offer).toHaveAttribute('href', /\/store\/linz\?area=Urfahr$/);
    await offer.click();
    await expect(page).toHaveURL(`${site}/store/linz`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('asp.knoedelwirt.linz.choice')))
      .toBe('{"mode":"delivery","area":"Urfahr"}');
  });

  test('filters by a tag, together with the search, and clears it at the second tap', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    const chips = page.getByRole('group', { name: 'Nach Merkmal filtern' }).getByRole('button');
    // A tag that no branch carries would only ever find nothing.
    await expect(chips).toHaveText(['Gastgarten', 'Vegan']);
    const garden = page.getByRole('button', { name: 'Gastgarten' });
    await garden.click();
    await expect(garden).toHaveAttribute('aria-pressed', 'true');
    await expect(result(page)).toHaveText('3 von 6 Filialen werden angezeigt.');
    await field(page).fill('Linz Wels');
    await expect(cards(page).filter({ visible: true }).getByRole('heading')).toHaveText(['Knödelwirt 1']);
    await page.getByRole('button', { name: 'Vegan' }).click();
    await expect(garden).toHaveAttribute('aria-pressed', 'false');
    await expect(cards(page).filter({ visible: true }).getByRole('heading')).toHaveText(['Knödelwirt 2']);
    await page.getByRole('button', { name: 'Vegan' }).click();
    await expect(result(page)).toHaveText('2 von 6 Filialen werden angezeigt.');
  });

  test('works by keyboard alone', WIDE, async ({ page, site, trouble }) => {
    trouble.expected(LATE_FADE);
    await page.goto(site);
    await field(page).focus();
    await page.keyboard.type('leoben');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Gastgarten' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Knödelwirt 4' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/store/leoben`);
  });

  test('keeps a branch that is not public inactive and without a link', async ({ page, site }) => {
    await page.goto(site);
    const inactive = card(page, 'Knödelwirt 6');
    await expect(inactive).toContainText('Derzeit nicht verfügbar');
    await expect(inactive.getByRole('link')).toHaveCount(0);
    await expect(inactive).not.toContainText('Jetzt Bestellen');
    const active = card(page, 'Knödelwirt 1');
    await expect(active).toContainText('Jetzt Bestellen');
    await expect(active.getByRole('link')).toHaveAttribute('href', '/store/linz');
  });

  test('opens the branch wherever its card is tapped', WIDE, async ({ page, site, trouble }) => {
    trouble.expected(LATE_FADE);
    await page.goto(site);
    const button = await card(page, 'Knödelwirt 3').getByText('Jetzt Bestellen').boundingBox();
    const box = await card(page, 'Knödelwirt 3').boundingBox();
    if (!button || !box) throw new Error('the card is not shown');
    await card(page, 'Knödelwirt 3').click({
      position: { x: button.x - box.x + 20, y: button.y - box.y + 20 },
    });
    await expect(page).toHaveURL(`${site}/store/graz`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${site}/`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('shows the modes of a branch and its lowest delivery terms', async ({ page, site }) => {
    await page.goto(site);
    const linz = card(page, 'Knödelwirt 1');
    for (const fact of ['Takeaway', 'Lieferung ab 1,50 EUR', 'Mindestbestellwert ab 12,00 EUR'])
      await expect(linz).toContainText(fact);
    await expect(card(page, 'Knödelwirt 2')).toContainText('Kostenlose Lieferung');
    await expect(card(page, 'Knödelwirt 3')).not.toContainText('Lieferung');
  });

  test('shows live which branch is open, and when a closed one opens', async ({ page, site }) => {
    await page.goto(site);
    const today = await page.evaluate(() => {
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(Date.now());
      return [0, 1, 2]
        .map((hours) => new Date(`${day}T21:30:00+0${hours}:00`))
        .find((at) => at.toLocaleTimeString('de', { timeZone: 'Europe/Vienna' }).startsWith('21:30'))
        ?.toISOString();
    });
    await page.clock.install({ time: today ?? '' });
    await page.reload();
    await expect(card(page, 'Knödelwirt 2')).toContainText('Schließt bald, um 22:00');
    await expect(card(page, 'Knödelwirt 1')).toContainText('Geöffnet bis 00:00');
    await page.clock.runFor('31:00');
    await expect(card(page, 'Knödelwirt 2')).toContainText('Öffnet morgen um 10:00');
    await expect(card(page, 'Knödelwirt 1')).toContainText('Geöffnet bis 00:00');
    await page.clock.fastForward('02:00:00');
    for (const name of ['Knödelwirt 1', 'Knödelwirt 2'])
      await expect(card(page, name)).toContainText('Öffnet um 10:00');
  });

  test('restores the search when the customer comes back from a branch', async ({ page, site, trouble }) => {
    trouble.expected(LATE_FADE);
    await page.goto(site);
    await field(page).fill('baden wien');
    await page.getByRole('link', { name: 'Knödelwirt 5' }).click();
    await expect(page).toHaveURL(`${site}/store/wien`);
    await page.goBack();
    await expect(field(page)).toHaveValue('baden wien');
    await expect(result(page)).toHaveText('2 von 6 Filialen werden angezeigt.');
  });
});

test('the demo shop sorts its branches by tag, and shows them with pictures', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Rund um die Uhr' }).click();
  await expect(result(page)).toHaveText('1 von 3 Filialen werden angezeigt.');
  await expect(card(page, 'Nachtküche')).toContainText('Geöffnet');
  await expect(card(page, 'Nachtküche').locator('img')).toHaveAttribute('srcset', /320w.*640w.*960w/);
});

test('the card of an open branch says how long an order takes there now', async ({ page }) => {
  await page.route('**/api/preparing', (route) =>
    route.fulfill({
      json: {
        data: [
          { branch: 'berlin-nachtkueche', minutes: 25 },
          { branch: 'a-branch-of-yesterday', minutes: 40 },
        ],
      },
    }),
  );
  await page.goto('/');
  await page.mouse.wheel(0, 300);
  await expect(card(page, 'Nachtküche')).toContainText('zurzeit etwa 25 Min.');
  await expect(page.getByText(/zurzeit etwa/)).toHaveCount(1);
});

test('the card of a branch whose kitchen is full says when it takes orders again', async ({ page }) => {
  await page.route('**/api/preparing', (route) =>
    route.fulfill({
      json: { data: [{ branch: 'berlin-nachtkueche', pausedUntil: '2026-11-21T18:45:00+01:00' }] },
    }),
  );
  await page.goto('/');
  await page.mouse.wheel(0, 300);
  await expect(card(page, 'Nachtküche')).toContainText('Bestellungen wieder ab 18:45');
});

test('the landing page has no layout shift after loading', WIDE, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be read and its links followed; controls that need scripts are hidden', async ({
    page,
    site,
    trouble,
  }) => {
    trouble.expected(LATE_FADE);
    await page.goto(site);
    await expect(cards(page)).toHaveCount(6);
    await page.getByRole('link', { name: 'Knödelwirt 2' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knödelwirt 2');
  });
});
