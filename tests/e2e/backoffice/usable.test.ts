import type { Page } from '@playwright/test';
import { byDay, expectUsable } from '../axe.ts';
import { enterAs, expect, placeOrder, test } from './office.ts';

/** The demo's branch that is always open. */
const BRANCH = 3;
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Where to look, and what stands there once all of it is there. */
type Screen = readonly [path: string, ready: string | RegExp];

async function made(page: Page, path: string, data: object): Promise<number> {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

/** Lists that are empty in the demo get something to show. */
async function fill(page: Page): Promise<Record<'device' | 'donatee' | 'log', number>> {
  const branch = { id: BRANCH };
  await made(page, 'uploads', { data: PIXEL });
  await made(page, `branches/${BRANCH}/api-keys`, { name: 'Bildschirm am Fenster' });
  await placeOrder(page.request, BRANCH);
  const device = await made(page, 'devices', { name: 'Drucker am Pass', identifier: 'pass', branch });
  const donatee = await made(page, 'donatees', { name: 'Tierheim' });
  const { data } = (await (await page.request.get('/api/logs?range=[0,0]')).json()) as {
    data: { id: number }[];
  };
  return { device, donatee, log: data[0]?.id ?? 0 };
}

/** All screens but those that tests of their own look at. */
const screens = ({ device, donatee, log }: Awaited<ReturnType<typeof fill>>): Screen[] => [
  ['/tables', 'Feige & Glut Ottensen'],
  ['/tables/1', 'Tischnummer oder Kennung'],
  ['/users', 'aktiv'],
  ['/users/1', 'Darf sich anmelden'],
  ['/users/create', 'Erstes Passwort'],
  ['/divisions', 'feige-und-glut'],
  ['/divisions/1', 'Löschen'],
  ['/devices', 'Drucker am Pass'],
  [`/devices/${device}`, 'Testdruck'],
  ['/blocks', 'about-top'],
  ['/blocks/1', 'Teil hinzufügen'],
  ['/donatees', 'Tierheim'],
  [`/donatees/${donatee}`, 'Löschen'],
  ['/uploads', 'image/png'],
  ['/logs', 'Tierheim'],
  [`/logs/${log}/show`, 'Nachher'],
  ['/images', /^Bild \d+$/],
  ['/images/create', 'Bild hierher ziehen'],
  ['/categories', 'Getränke'],
  ['/categories/1', 'Bild entfernen'],
  ['/tags', 'Vegan'],
  ['/tags/1', 'Tags kennzeichnen Filialen'],
  ['/branches/create', 'Adresse und Kontakt'],
  ['/branches/1', 'Bild hinzufügen'],
  ['/branches/1/zeiten', 'Besondere Tage'],
  ['/branches/1/lieferung', 'Gebiet hinzufügen'],
  ['/branches/1/bestellen', 'Was Kunden angeben müssen'],
  ['/branches/1/bezahlen', 'Essensbon'],
  [`/branches/${BRANCH}/schluessel`, 'Bildschirm am Fenster'],
  ['/branches/1/show', 'Tische dieser Filiale'],
  ['/config', 'Name des Shops'],
  ['/config/rechtliches', 'Impressum'],
  ['/config/bezahlen', 'Barzahlung'],
  ['/config/karte', 'Karte auf der Startseite'],
  ['/config/erweiterungen', 'Kategorienleiste'],
  ['/statistics', 'Beliebte Produkte'],
  ['/publishing', 'Verlauf'],
  ['/first-run', 'Rechtstexte'],
  ['/konto', 'Sie arbeiten als'],
];

/** Goes to a screen as its links do, without loading everything anew. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/backend${path}`);

test.describe('the back office can be used by everyone', () => {
  test.beforeEach(({ page }) => byDay(page));

  test('its frame, with the navigation and the menu of whoever is signed in', async ({ page, office }) => {
    await enterAs(page, office);
    await page.goto('/backend/branches');
    await expect(page.getByRole('heading', { level: 1, name: 'Filialen' })).toBeVisible();
    await page.getByRole('button', { name: 'Öffnen des Menüs' }).tap();
    await expect(page.getByText('Veröffentlichen', { exact: true })).toBeVisible();
    await expectUsable(page, 'open navigation');
    await page.getByRole('banner').getByRole('button', { name: 'Administrator' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible();
    await expectUsable(page, 'menu of the account');
  });

  test('every screen, by day and by night in turn', async ({ page, office }) => {
    // Some forty screens, on a machine that is at other tests as well.
    test.setTimeout(180_000);
    await enterAs(page, office);
    const all = screens(await fill(page));
    await page.goto('/backend/branches');
    await expect(page.getByText('Feige & Glut Ottensen')).toBeVisible();
    // The colours are those of one theme, so that half of all screens show what is wrong with either.
    for (const [turn, scheme] of (['light', 'dark'] as const).entries()) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const [path, ready] of all.filter((_, index) => index % 2 === turn)) {
        await goTo(page, path);
        const main = page.locator('#main-content');
        await expect(main.getByText(ready).or(main.getByLabel(ready)).first()).toBeVisible();
        await expectUsable(page, path, undefined, [scheme]);
      }
    }
  });

  test('the way in, and choosing a new password', async ({ page, office, trouble }) => {
    trouble.expected('/api/users/me');
    await page.goto('/backend/login');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expectUsable(page, 'signing in');
    await enterAs(page, office);
    await page.goto('/backend/passwort');
    await expect(page.getByRole('heading', { name: 'Neues Passwort' })).toBeVisible();
    await expectUsable(page, 'a new password');
  });
});
