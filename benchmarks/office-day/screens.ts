import type { Locator, Page } from '@playwright/test';
import type { Credentials } from '../../tests/support/accounts.ts';
import type { Person } from './person.ts';

/** What people do on every screen of the back office, by role and label. */

export const PASSWORD = 'Vier-lila-Kacheln-7';

const exactly = (name: string | RegExp) => ({ name, exact: typeof name === 'string' });
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', exactly(name));
export const link = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('link', exactly(name));
export const field = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('textbox', exactly(name));
export const list = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('combobox', exactly(name));

/** Saves a form, and waits until it is saved. */
export async function save(person: Person, name = 'Speichern'): Promise<void> {
  const { page } = person;
  const answered = page.waitForResponse(
    (answer) =>
      ['POST', 'PUT'].includes(answer.request().method()) &&
      !new URL(answer.url()).pathname.includes('heartbeats'),
  );
  await person.tap(button(page, name));
  const answer = await answered;
  if (!answer.ok()) throw new Error(`not saved: ${await answer.text()}`);
}

/** Whether the navigation lies over the screen, folded away. */
const isFolded = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Opens a screen by the navigation. */
export async function goTo(person: Person, name: string, group?: string): Promise<void> {
  const { page } = person;
  const entry = page.getByRole('menuitem', { name, exact: true });
  if (isFolded(page)) {
    await person.tap(button(page, 'Öffnen des Menüs'));
    await page.getByRole('menu').waitFor();
  }
  if (group !== undefined) {
    const heading = page.getByRole('menuitem', { name: group, exact: true });
    // The groups come with the person's rights, and that of the current screen is open.
    await heading.waitFor();
    if ((await heading.getAttribute('aria-expanded')) === 'false') await person.tap(heading);
  }
  await person.tap(entry);
  if (isFolded(page)) await page.getByRole('menu').waitFor({ state: 'detached' });
}

export async function signIn(person: Person, { email, password }: Credentials): Promise<void> {
  const { page } = person;
  await page.goto('/backend/');
  await person.type(page.getByLabel('E-Mail'), email);
  await person.type(page.getByLabel('Passwort'), password);
  await person.tap(button(page, 'Anmelden'));
}
