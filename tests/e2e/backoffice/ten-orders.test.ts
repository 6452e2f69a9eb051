import type { Page } from '@playwright/test';
import { byDay } from '../axe.ts';
import { enterAs, expect, placeOrder, test } from './office.ts';

/** It never closes. */
const BRANCH = 3;

type Placed = Awaited<ReturnType<typeof placeOrder>>;

const card = (page: Page, { id }: Placed) => page.locator(`[data-order="${id}"]`);
const dialog = (page: Page) => page.getByRole('dialog');

/** A step on an order's card, by touch. */
const tap = (page: Page, order: Placed, name: string) =>
  card(page, order).getByRole('button', { name }).tap();

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).tap();
}

async function open(page: Page, order: Placed): Promise<void> {
  await card(page, order).locator('.order-open').tap();
  await expect(dialog(page).getByRole('heading', { name: 'Positionen' })).toBeVisible();
}

/** The last step, taken back within its five seconds. */
async function takeBack(page: Page, { ticketNumber }: Placed): Promise<void> {
  await page
    .getByRole('status')
    .locator('div')
    .filter({ hasText: `Bestellung ${ticketNumber} ` })
    .getByRole('button', { name: 'Rückgängig' })
    .tap();
}

/** What has the focus answers to keys, in this order. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('ten orders go through every state, by touch and by keyboard, and their customers follow', async ({
  page,
  office,
  newCustomer,
}) => {
  // Some sixty steps: on a busy machine they take their time.
  test.slow();
  await byDay(page);
  await enterAs(page, office);
  await page.addInitScript((id) => localStorage.setItem('backoffice.branch', id), String(BRANCH));
  const orders = await Promise.all(
    Array.from({ length: 10 }, (_, n) => placeOrder(page.request, BRANCH, { name: `Gast ${n + 1}` })),
  );
  const [whole, asked, sorry, typed, refused, later, no, canceled, twice, direct] = orders as [
    Placed,
    Placed,
    Placed,
    Placed,
    Placed,
    Placed,
    Placed,
    Placed,
    Placed,
    Placed,
  ];
  const follow = async (order: Placed, customer?: Page) => {
    const status = customer ?? (await newCustomer());
    await status.goto(`/status/${order.uid}/${order.hash}`);
    await expect(status.getByText('bis Ihre Bestellung bestätigt wurde')).toBeVisible();
    return status;
  };
  const [anna, ben, cleo] = [await follow(whole), await follow(asked), await follow(sorry)];
  await page.goto('/backend/');
  // Others of this shop may have placed orders, too.
  const ours = (column: string) =>
    page
      .getByRole('region', { name: column, exact: true })
      .locator(orders.map(({ id }) => `[data-order="${id}"]`).join(','));
  // What stands behind theirs is drawn once it is scrolled to.
  const more = page.getByRole('button', { name: /^Weitere \d+ anzeigen/ });
  await expect(async () => {
    if (await more.isVisible()) await more.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(ours('Neu')).toHaveCount(10, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  const close = page.getByRole('button', { name: 'Schließen des Menüs' });
  if (await close.isVisible()) await close.tap();

  // From new to completed, and the last step again.
  await tap(page, whole, 'Bestätigen');
  await expect(anna.getByText('Ihre Bestellung wurde bestätigt')).toBeVisible();
  await tap(page, whole, 'Abholbereit');
  await choose(page, 'Unterwegs');
  await tap(page, whole, 'Abgeholt');
  await expect(anna.getByText('Ihre Bestellung ist abgeschlossen!')).toBeVisible();
  await takeBack(page, whole);
  await expect(anna.getByText('Ihre Bestellung ist jetzt abholbereit.')).toBeVisible();
  await tap(page, whole, 'Abgeholt');
  await expect(anna.getByText('Ihre Bestellung ist abgeschlossen!')).toBeVisible();
  await choose(page, 'Bestätigt');

  // Another time: the customer agrees.
  await tap(page, asked, 'Andere Zeit');
  await dialog(page).getByRole('button', { name: '+30 Min.' }).tap();
  await dialog(page).getByRole('button', { name: 'Dem Kunden vorschlagen' }).tap();
  await expect(card(page, asked)).toContainText('wartet auf Antwort');
  await ben.getByRole('button', { name: /ist in Ordnung/ }).click();
  await expect(card(page, asked).getByRole('button', { name: 'Abholbereit' })).toBeVisible();

  // Rejected by a slip of the finger.
  await tap(page, sorry, 'Ablehnen');
  await dialog(page).getByRole('button', { name: 'Wir schließen leider gleich.' }).tap();
  await dialog(page).getByRole('button', { name: 'Ablehnen' }).tap();
  await expect(cleo.getByText('Wir schließen leider gleich.')).toBeVisible();
  await takeBack(page, sorry);
  await expect(cleo.getByText('bis Ihre Bestellung bestätigt wurde')).toBeVisible();
  await tap(page, sorry, 'Bestätigen');
  await expect(cleo.getByText('Ihre Bestellung wurde bestätigt')).toBeVisible();

  // Without a pointer: the focus goes along with the order.
  await follow(typed, anna);
  await card(page, typed).locator('.order-open').focus();
  await press(page, 'Tab', 'Enter');
  await expect(card(page, typed).getByRole('button', { name: 'Abholbereit' })).toBeVisible();
  await expect(card(page, typed).locator('.order-open')).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(anna.getByText('Ihre Bestellung ist jetzt abholbereit.')).toBeVisible();
  await page.getByRole('tab', { name: 'Bestätigt' }).focus();
  await press(page, 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'Unterwegs' })).toBeFocused();
  await card(page, typed).locator('.order-open').focus();
  await press(page, 'Tab', 'Enter');
  await expect(anna.getByText('Ihre Bestellung ist abgeschlossen!')).toBeVisible();

  // Rejected by keyboard, with words of one's own.
  await card(page, refused).locator('.order-open').focus();
  await press(page, 'Tab', 'Tab', 'Tab', 'Enter');
  await dialog(page).getByLabel('Grund (optional)').focus();
  await page.keyboard.type('Der Ofen ist kalt.');
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(card(page, refused)).toHaveCount(0);
  await choose(page, 'Bestätigt');

  // Agreed on at another time at once; proposed, and the customer says no.
  await tap(page, later, 'Andere Zeit');
  await dialog(page).getByRole('button', { name: '+1 Std.' }).tap();
  await dialog(page).getByRole('button', { name: 'Mit dieser Zeit bestätigen' }).tap();
  await expect(card(page, later).getByRole('button', { name: 'Abholbereit' })).toBeVisible();
  await follow(no, cleo);
  await tap(page, no, 'Andere Zeit');
  await dialog(page).getByRole('button', { name: '+45 Min.' }).tap();
  await dialog(page).getByRole('button', { name: 'Dem Kunden vorschlagen' }).tap();
  await cleo.getByRole('region', { name: 'Wichtige Mitteilung' }).getByRole('button').last().click();
  await expect(card(page, no)).toHaveCount(0);

  // From the sheet: canceled once it was confirmed, and completed without a stop.
  await tap(page, canceled, 'Bestätigen');
  await open(page, canceled);
  await dialog(page).getByRole('button', { name: 'Stornieren' }).tap();
  const why = page.getByRole('dialog', { name: /stornieren$/ });
  await why.getByRole('button', { name: 'Stornieren' }).tap();
  await expect(why).toHaveCount(0);
  await expect(dialog(page).getByText('Storniert', { exact: true }).first()).toBeVisible();
  // The button that had the focus is gone with its step; keys are heard all the same.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await tap(page, twice, 'Bestätigen');
  await takeBack(page, twice);
  await tap(page, twice, 'Bestätigen');
  // Where the finger just was, it would be the second tap of a double one.
  const confirm = card(page, direct).getByRole('button', { name: 'Bestätigen' });
  await confirm.tap({ position: { x: 8, y: 8 } });
  await open(page, direct);
  await dialog(page).getByRole('button', { name: 'Abgeholt' }).tap();
  await expect(dialog(page).getByText('Abgeschlossen').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Schließen' }).tap();
  await expect(dialog(page)).toHaveCount(0);

  await expect(ours('Neu')).toHaveCount(0);
  await expect(ours('Bestätigt')).toHaveCount(4);
  await choose(page, 'Heute fertig');
  await expect(ours('Heute fertig')).toHaveCount(6);
});
