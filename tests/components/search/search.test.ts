import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectUsable } from '../../support/component-axe.ts';
import { placeOrder } from '../../support/office/orders.ts';
import { goTo, newEmployee, open } from '../../support/office/page.tsx';

/** Ctrl K, the list of shortcuts, and the help of a screen. */

const field = page.getByRole('combobox', { name: 'Was suchen Sie?' });
const find = (name: RegExp | string) => page.getByRole('option', { name }).first();
const magnifier = page.getByRole('button', { name: 'Suchen', exact: true });
const heading = (level: number, name: string) => page.getByRole('heading', { level, name });

it('an admin finds a setting by keyboard, and lands in its field', async () => {
  await open('/heute');
  await expect.element(heading(1, 'Heute')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await field.fill('Zeitzone');
  await expect.element(find(/^Zeitzone/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toMatch(/\/config/);
  await expect.element(page.getByRole('combobox', { name: /^Zeitzone/ })).toHaveFocus();
});

it('a tap on the magnifier finds an order, a dish and a screen, and the last choice again', async () => {
  const { id } = await placeOrder(3, { name: 'Ottilie Suchmann' });
  await open('/heute');
  await magnifier.click();
  await field.fill('Suchmann');
  await expect.element(find(/Ottilie Suchmann/)).toBeVisible();
  await field.fill('margherita');
  await expect.element(find(/^Pizza Margherita/)).toBeVisible();
  await expectUsable();
  await field.fill('Ottilie');
  await find(/Ottilie Suchmann/).click();
  await expect.poll(() => location.pathname).toBe(`/backend/orders/${id}`);
  await open('/heute');
  await magnifier.click();
  await expect.element(page.getByText('Zuletzt gewählt')).toBeVisible();
  await expect.element(find(/^Bestellung #/)).toBeVisible();
  await expect.element(page.getByText('Suchmann')).not.toBeInTheDocument();
  await field.fill('qqqqq');
  await expect.element(page.getByText('Nichts gefunden zu „qqqqq“')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});

it('employees find what they may open, and no settings', async () => {
  await open('/', await newEmployee([3]));
  await magnifier.click();
  await field.fill('ausverkauft');
  await expect.element(find(/^Heute aus/)).toBeVisible();
  await field.fill('Zeitzone');
  await expect.element(page.getByText('Nichts gefunden zu „Zeitzone“')).toBeVisible();
  await field.fill('espresso');
  await find(/^Espresso/).click();
  await expect.poll(() => location.pathname).toBe('/backend/sold-out');
  await expect.element(page.getByRole('switch', { name: /Espresso/ }).first()).toBeVisible();
});

it('a question mark lists the shortcuts, and the help of a screen says what it is for', async () => {
  await open('/products');
  await expect.element(heading(1, 'Produkte')).toBeVisible();
  await userEvent.keyboard('?');
  const list = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await expect.element(list.getByRole('row', { name: /Suchen.*Strg \+ K/ })).toBeVisible();
  await expectUsable();
  await list.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Hilfe zu „Produkte“' }).click();
  const help = page.getByRole('dialog', { name: 'Hilfe zu „Produkte“' });
  await expect.element(help.getByText('Ihre Gerichte und Waren mit Preis')).toBeVisible();
  await help.getByRole('link', { name: 'Hilfe zu allen Seiten' }).click();
  await expect.element(heading(2, 'Schließtage')).toBeVisible();
  await expectUsable();
  // Typed into a field, it is a question mark.
  goTo('/products');
  const words = page.getByRole('textbox', { name: 'Suchen' });
  await userEvent.type(words, '?');
  await expect.element(words).toHaveValue('?');
  await expect.element(list).not.toBeInTheDocument();
});
