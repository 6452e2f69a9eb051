import type { Route } from '@playwright/test';
import { byDay, expectUsable } from './axe.ts';
import { addAtOnce, BRANCH, dialog, openProduct } from './customer.ts';
import { changeMenu, givePart, pretendNotice } from './other-menus.ts';
import { expect, test } from './test.ts';

/** What the branch page shows only now and then. */

test('running and finished uploads are accessible, in light and dark', async ({ page }) => {
  test.setTimeout(90_000);
  await byDay(page);
  await page.goto(BRANCH);
  await givePart(page, 'Cola', 'files', 'Unterlagen');
  await openProduct(page, 'Cola');
  await expectUsable(page, 'a part without its files', 'dialog');
  const input = dialog(page).getByLabel('Unterlagen');
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  // The demo asks for no files, so its API takes none; editing it would end the test provider for others.
  let number = 0;
  const take = (route: Route) => {
    const id = (number += 1);
    const data = { id, version: 1, extension: 'txt', publicHash: 'x'.repeat(32), mimeType: 'text/plain' };
    return route.fulfill({ status: 201, json: { data } });
  };
  await page.route('**/api/uploads', take);
  await input.setInputFiles(file('rezept.txt'));
  await expect(dialog(page)).toContainText('Hochgeladen');
  let letGo = () => {};
  await page.route('**/api/uploads', async (route) => {
    await new Promise<void>((go) => (letGo = go));
    await take(route);
  });
  await input.setInputFiles(file('gruss.txt'));
  await expect(dialog(page).getByRole('progressbar', { name: 'gruss.txt wird hochgeladen' })).toBeVisible();
  await expectUsable(page, 'one file sent, one on its way', 'dialog');
  letGo();
  await expect(dialog(page).getByText('Hochgeladen')).toHaveCount(2);
});

test('changes of the cart and long words are accessible, in light and dark', async ({ page }) => {
  test.setTimeout(90_000);
  await byDay(page);
  await page.clock.install();
  await page.goto(BRANCH);
  for (const name of ['Espresso', 'Cola']) await addAtOnce(page, name);
  await changeMenu(page, (product) => {
    if (product.name === 'Espresso') product.price = 2.9;
    if (product.name === 'Cola') product.enabled = false;
  });
  await page.clock.fastForward('04:00:10');
  await expect(dialog(page).getByRole('heading')).toHaveText('Unsere Speisekarte hat sich geändert');
  await expectUsable(page, 'the changes of the menu', 'dialog');
  await dialog(page).getByRole('button', { name: 'Espresso wieder hinzufügen' }).click();
  await expectUsable(page, 'a line added again', 'dialog');
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Cola in den Warenkorb' })).toBeHidden();

  // The page's own toast would take this one along when it goes.
  await expect(page.locator('[data-toast]')).not.toHaveClass(/shown/);
  // The longest word stays while it is judged.
  await page.evaluate(() => {
    const toast = document.querySelector<HTMLElement>('[data-toast]');
    toast?.classList.add('shown');
    if (toast) toast.textContent = toast.dataset['notKept'] ?? '';
  });
  await expect(page.getByText('Ihr Browser kann ihn nicht speichern')).toBeVisible();
  await expectUsable(page, 'a sold out dish and a long toast', '[data-toast], [data-product].sold-out');
});

test('a closed branch is accessible, in light and dark', async ({ page }) => {
  test.setTimeout(90_000);
  await pretendNotice(page, 'Derzeit haben wir leider geschlossen.', 'closed');
  await byDay(page);
  await page.goto(BRANCH);
  await expect(page.locator('body')).toHaveClass(/is-closed/);
  await expectUsable(page, 'a closed branch', '.intro, [data-category]:first-of-type, [data-cart]');
  await openProduct(page, 'Cola');
  await expectUsable(page, 'a dish of a closed branch', 'dialog');
});

test('a search without results and a chosen tag are accessible, in light and dark', async ({ page }) => {
  test.setTimeout(90_000);
  await byDay(page);
  await page.goto('/');
  await page.getByRole('group', { name: 'Nach Merkmal filtern' }).getByRole('button').first().click();
  await page.getByRole('searchbox').fill('Timbuktu');
  await expect(page.getByText('Leider wurden keine Ergebnisse gefunden.')).toBeVisible();
  await expectUsable(page, 'no results', 'main');
});
