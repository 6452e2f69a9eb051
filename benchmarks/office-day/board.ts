import type { Locator, Page } from '@playwright/test';
import type { Person } from './person.ts';
import { button, field, goTo } from './screens.ts';

/** What is done with orders on the board. */

export const card = (page: Page, name: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.locator('.order-open', { hasText: new RegExp(` ${name}$`) }) });

/** Shows a column, where the width has tabs for them. */
export async function showColumn(person: Person, name: string): Promise<void> {
  const tab = person.page.getByRole('tab', { name });
  if ((await tab.count()) === 0 || (await tab.getAttribute('aria-selected')) === 'true') return;
  await person.tap(tab);
}

/** A step with its one tap; the card then leaves its column or has another button. */
export async function step(person: Person, name: string, label: string): Promise<void> {
  const target = card(person.page, name).getByRole('button', { name: new RegExp(`^${label}`) });
  await person.tap(target);
  await target.waitFor({ state: 'detached' });
}

export async function openOrder(person: Person, name: string): Promise<Locator> {
  const { page } = person;
  await person.tap(card(page, name).locator('.order-open'));
  const sheet = page.getByRole('dialog').first();
  await sheet.getByRole('heading', { name: 'Positionen' }).waitFor();
  return sheet;
}

export async function closeSheet(person: Person): Promise<void> {
  const { page } = person;
  await person.obvious(button(page.getByRole('dialog').first(), 'Schließen'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Takes back the last step, which brought a new order on. */
export async function undo(person: Person, name: string): Promise<void> {
  await person.tap(button(person.page, 'Rückgängig'));
  await card(person.page, name).and(person.page.locator('[data-state="new"]')).waitFor();
}

export async function reject(person: Person, name: string): Promise<void> {
  const { page } = person;
  await person.tap(card(page, name).getByRole('button', { name: 'Ablehnen' }));
  const dialog = page.getByRole('dialog');
  await person.tap(button(dialog, 'Wir schließen leider gleich.'));
  await person.obvious(button(dialog, 'Ablehnen'));
  await dialog.waitFor({ state: 'detached' });
}

export async function cancel(person: Person, name: string): Promise<void> {
  const { page } = person;
  const sheet = await openOrder(person, name);
  await person.tap(button(sheet, 'Stornieren'));
  const why = page.getByRole('dialog', { name: /stornieren$/ });
  await person.obvious(button(why, 'Stornieren'));
  await why.waitFor({ state: 'detached' });
  await closeSheet(person);
}

/** Money given back on site, of an order that was completed. */
export async function giveBack(person: Person, name: string, amount: string): Promise<void> {
  const { page } = person;
  const sheet = await openOrder(person, name);
  await person.tap(button(sheet, 'Storno oder Teilerstattung'));
  const dialog = page.getByRole('dialog', { name: 'Storno oder Teilerstattung' });
  const way = dialog.getByText('Ein Betrag', { exact: true });
  await person.tap(way);
  await person.type(field(dialog, 'Betrag'), amount);
  await person.tap(dialog.getByText('Zu spät', { exact: true }));
  await person.obvious(button(dialog, 'Eintragen'));
  await dialog.waitFor({ state: 'detached' });
  await closeSheet(person);
}

export async function printAgain(person: Person, name: string): Promise<void> {
  const { page } = person;
  const sheet = await openOrder(person, name);
  await person.tap(button(sheet, 'Beleg drucken'));
  await page.getByText('Der Beleg wartet auf den Drucker.').waitFor();
  await closeSheet(person);
}

export async function pauseAndGoOn(person: Person): Promise<void> {
  const { page } = person;
  await person.tap(button(page, 'Pause'));
  await person.tap(button(page, /^Alles pausieren: 30 Min\.|^Takeaway pausieren: 30 Min\./).first());
  await page.getByText(/^Pause: /).waitFor();
  await person.tap(button(page, 'Pause aufheben'));
  await page.getByText(/^Pause: /).waitFor({ state: 'detached' });
}

export async function takeLonger(person: Person): Promise<void> {
  const { page } = person;
  await person.tap(button(page, 'Pause'));
  await person.tap(button(page, '+ 20 Min.'));
  await page.getByText(/^Alle Zeiten sind 20 Min\. länger/).waitFor();
  await person.tap(button(page, 'Längere Zeiten aufheben'));
  await page.getByText(/^Alle Zeiten sind/).waitFor({ state: 'detached' });
}

export async function sellOut(person: Person, category: string, dish: string): Promise<void> {
  const { page } = person;
  await goTo(person, 'Heute aus');
  const toggle = page.getByRole('switch', { name: `${dish} im Verkauf` });
  await person.tap(page.getByRole('tab', { name: category }));
  await person.tap(toggle);
  await page.getByText(`${dish} ist heute aus.`).waitFor();
  await person.tap(toggle);
  await page.getByText(`${dish} ist wieder im Verkauf.`).waitFor();
}
