import type { Page } from '@playwright/test';
import { byDay, expectUsable } from './axe.ts';
import { isWider } from './customer.ts';
import { oneBranch, severalBranches } from './landing-shops.ts';
import { startSite } from './landing-site.ts';
import { expect, test as base, WIDE } from './test.ts';
import { forbidStorage } from './unkept.ts';

const test = base.extend<object, { oneBranchSite: string; severalBranchesSite: string }>({
  oneBranchSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const { url, stop } = await startSite(oneBranch);
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  severalBranchesSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const { url, stop } = await startSite(severalBranches);
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const alerts = (page: Page) => page.getByRole('dialog', { name: 'Hinweis' });
const teasers = (page: Page) => page.getByRole('navigation', { name: 'Schnell zum Ziel' });
const panel = (page: Page, name: string) => page.getByRole('article', { name });

/** The page as it is for a customer who has answered the alerts. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await alerts(page).getByRole('button', { name: 'OK' }).click();
  await expect(alerts(page)).toBeHidden();
}

test('the alerts appear half a second after loading, once a session', async ({ page, oneBranchSite }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(oneBranchSite);
  await page.clock.runFor(400);
  await expect(alerts(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(alerts(page)).toContainText('Von 7. bis 14. Jänner bleibt die Küche kalt.');
  await expect(alerts(page).getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alerts(page)).toBeHidden();
  await page.reload();
  await page.clock.runFor(2000);
  await expect(alerts(page)).toBeHidden();
});

test('the alerts can be closed with Escape, and then do not reappear', async ({ page, oneBranchSite }) => {
  await page.goto(oneBranchSite);
  await expect(alerts(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alerts(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('asp.hirsch.alerts'))).not.toBeNull();
});

test('the alerts appear, and can be closed, without storage', async ({ page, oneBranchSite }) => {
  await forbidStorage(page);
  await page.goto(oneBranchSite);
  await alerts(page).getByRole('button', { name: 'OK' }).click();
  await expect(alerts(page)).toBeHidden();
});

test('a single branch has teasers: ordering, reserving by phone, directions', async ({
  page,
  oneBranchSite,
}) => {
  await open(page, oneBranchSite);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goldener Hirsch – Wirtshausküche');
  await expect(teasers(page).getByRole('link', { name: /Tisch reservieren/ })).toHaveAttribute(
    'href',
    'tel:+43512445566',
  );
  await expect(teasers(page).getByRole('link', { name: /Route planen/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=47.2683%2C11.3933',
  );
  await teasers(page)
    .getByRole('link', { name: /Online Bestellen/ })
    .click();
  await expect(page).toHaveURL(`${oneBranchSite}/store/goldener-hirsch`);
});

test('the blocks about the shop stand above and below', async ({ page, oneBranchSite }) => {
  await open(page, oneBranchSite);
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  const place = (text: string) => headings.findIndex((it) => it.includes(text));
  expect(place('Aus Tiroler Pfannen')).toBeGreaterThan(0);
  expect(place('Goldener Hirsch')).toBeGreaterThanOrEqual(0);
  expect(place('Seit 1911')).toBeGreaterThan(place('Kontakt'));
  expect(place('Kontakt')).toBeGreaterThan(place('Aus Tiroler Pfannen'));
});

test(
  'the hours are a table with a switch to delivery hours, also by keyboard',
  WIDE,
  async ({ page, oneBranchSite }) => {
    await open(page, oneBranchSite);
    const opening = page.getByRole('table', { name: 'Öffnungszeiten' });
    const delivery = page.getByRole('table', { name: 'Lieferzeiten' });
    await expect(opening.getByRole('row')).toHaveCount(7);
    await expect(opening.getByRole('row', { name: 'Montag' })).toContainText('Geschlossen');
    await expect(opening.getByRole('row', { name: 'Freitag' })).toContainText('17:00 – 02:00 Uhr');
    await expect(opening.getByRole('row', { name: 'Sonntag' })).toContainText(
      /11:00 – 14:30 Uhr.*17:30 – 23:00 Uhr/,
    );
    await expect(delivery).toBeHidden();
    const before = await panel(page, 'Goldener Hirsch').boundingBox();
    await page.getByRole('radio', { name: 'Öffnungszeiten' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Lieferzeiten' })).toBeChecked();
    await expect(delivery.getByRole('row', { name: 'Montag' })).toContainText('18:00 – 21:30 Uhr');
    await expect(opening).toBeHidden();
    expect((await panel(page, 'Goldener Hirsch').boundingBox())?.height).toBe(before?.height);
  },
);

test("today's row is marked, and at midnight the next one", async ({ page, oneBranchSite }) => {
  await open(page, oneBranchSite);
  // The table is of the week of the build: its Tuesday, by the shop's clock and not the customer's.
  const tuesday = await page
    .getByRole('table', { name: 'Öffnungszeiten' })
    .getByRole('row', { name: 'Dienstag' })
    .getAttribute('data-day');
  await page.clock.install({ time: new Date(`${tuesday}T21:59:30Z`) });
  await page.reload();
  const marked = page.getByRole('table', { name: 'Öffnungszeiten' }).locator('[aria-current="date"]');
  const isSummer = await page.evaluate(
    (day) =>
      new Date(`${day}T21:59:30Z`).toLocaleTimeString('de', { timeZone: 'Europe/Vienna' }).startsWith('23'),
    tuesday,
  );
  await expect(marked).toContainText('Dienstag');
  await page.clock.runFor(isSummer ? '02:00' : '01:02:00');
  await expect(marked).toContainText('Mittwoch');
});

test('the contact details are links to call, write and visit', async ({ page, oneBranchSite }) => {
  await open(page, oneBranchSite);
  const contact = panel(page, 'Goldener Hirsch');
  for (const text of ['Goldener Hirsch', 'Marktgasse 7', '6020 Innsbruck'])
    await expect(contact.getByRole('group').or(contact)).toContainText([text]);
  await expect(contact.getByRole('link', { name: '+43 512 44 55 66' })).toHaveAttribute('href', /^tel:/);
  await expect(contact.getByRole('link', { name: 'stube@goldener-hirsch.example' })).toHaveAttribute(
    'href',
    'mailto:stube@goldener-hirsch.example',
  );
  await expect(contact.getByRole('link', { name: 'goldener-hirsch.example', exact: true })).toHaveAttribute(
    'href',
    'https://goldener-hirsch.example/',
  );
});

test('several branches have an order button each instead of teasers, inactive ones none', async ({
  page,
  severalBranchesSite,
}) => {
  await page.goto(severalBranchesSite);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Hirschen');
  await expect(teasers(page)).toHaveCount(0);
  await expect(panel(page, 'Alter Hirsch')).toContainText('Derzeit nicht verfügbar');
  await expect(panel(page, 'Alter Hirsch').getByRole('link', { name: /Jetzt Bestellen/ })).toHaveCount(0);
  // Where it is on the map is not known: the way starts from its street.
  await expect(panel(page, 'Weißer Hirsch').getByRole('link', { name: 'Route planen' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&origin=Seeweg+2+Seefeld',
  );
  // Without delivery hours of its own there is nothing to switch to.
  await expect(panel(page, 'Weißer Hirsch').getByRole('radio')).toHaveCount(0);
  await panel(page, 'Weißer Hirsch')
    .getByRole('link', { name: /Jetzt Bestellen/ })
    .click();
  await expect(page).toHaveURL(`${severalBranchesSite}/store/weisser-hirsch`);
});

test('private and disabled blocks are not rendered', async ({ page, severalBranchesSite }) => {
  await page.clock.install();
  await page.goto(severalBranchesSite);
  await page.clock.runFor(2000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Nur für uns');
});

test(
  'the home page is accessible, in light and dark, with and without alerts',
  WIDE,
  async ({ page, oneBranchSite }) => {
    // Four scans of the whole page.
    test.setTimeout(60_000);
    await byDay(page);
    await page.goto(oneBranchSite);
    await expect(alerts(page)).toBeVisible();
    await expectUsable(page, 'the alerts');
    await page.keyboard.press('Escape');
    await expectUsable(page, 'the home page');
    expect(await isWider(page), 'nothing overflows sideways').toBe(false);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours can still be switched', async ({ page, oneBranchSite }) => {
    await page.goto(oneBranchSite);
    await page.getByRole('radio', { name: 'Lieferzeiten' }).check();
    await expect(page.getByRole('table', { name: 'Lieferzeiten' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Öffnungszeiten' })).toBeHidden();
  });
});
