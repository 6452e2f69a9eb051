import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectUsable } from '../../support/component-axe.ts';
import { lookInto } from '../../support/office/look-into.ts';
import { goTo, open } from '../../support/office/page.tsx';

it('menus over a screen are accessible, by day and by night', async () => {
  await open('/products');
  await expect.element(page.getByRole('button', { name: 'Zur nächsten Seite' })).toBeVisible();
  await page
    .getByRole('switch', { name: / verkaufen$/, checked: true })
    .first()
    .click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectUsable(':root', 'menu of what is sold out');
  await userEvent.keyboard('{Escape}');
  goTo('/payments');
  await page.getByRole('button', { name: 'Filter hinzufügen' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectUsable(':root', 'menu of filters');
});

it('choices of a field and words at the pointer are accessible, by day and by night', async () => {
  await open('/payments');
  await page.getByRole('combobox', { name: 'Stand' }).click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await expectUsable(':root', 'choices of a field');
  await userEvent.keyboard('{Escape}');
  goTo('/statistics');
  const file = page.getByRole('button', { name: /CSV/ }).first();
  await expect.element(file).toBeVisible();
  file.element().focus();
  await file.hover();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await expectUsable(':root', 'words at the pointer');
});

it('dialogs of tables and of contents are accessible, by day and by night', async () => {
  await open('/tables');
  await lookInto('Etiketten drucken', 'label sheets');
  await lookInto(/Code/, 'a code');
  goTo('/blocks');
  // The screen before has such a button, too.
  await expect.element(page.getByText('about-top').first()).toBeVisible();
  await lookInto('Reihenfolge', 'the order of contents');
});

it('dialogs of a menu and of a product are accessible, by day and by night', async () => {
  await open('/menus/1');
  await lookInto('Kategorie hinzufügen', 'adding to a menu');
  goTo('/products/101');
  await lookInto('Bild hinzufügen', 'adding a picture');
});
