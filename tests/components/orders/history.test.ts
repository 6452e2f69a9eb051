import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../support/answered-calls.ts';
import { expectTrouble, open } from '../../support/office/page.tsx';
import { placeOrder } from '../../support/office/orders.ts';
import { expectUsable } from '../../support/component-axe.ts';

const ALL = '/orders?filter={}';
const dialog = page.getByRole('dialog');
const nothing = page.getByText('Keine Bestellungen gefunden');

it('the history is searched, orders are opened from it, and going back clears the search', async () => {
  const { ticketNumber } = await placeOrder(1, { name: 'Zenzi Zufall' });
  await placeOrder(1);
  await open(ALL);
  const rows = page.getByRole('table').getByRole('row');
  await expect.element(rows.nth(2)).toBeVisible();
  const words = page.getByRole('searchbox');
  await words.fill('Zenzi');
  await expect.element(rows).toHaveLength(2);
  await expect.element(words).toHaveValue('Zenzi');
  const order = rows.getByRole('button', { name: `#${ticketNumber}` });
  for (const press of [() => order.click(), () => order.click(), () => order.dblClick()]) {
    await press();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => location.href).toMatch(/\/orders\?.*Zenzi/);
    await expect.element(dialog).not.toBeInTheDocument();
  }
  history.back();
  await expect.element(rows.nth(2)).toBeVisible();
  await expect.element(words).toHaveValue('');
});

it('the history is cards on a phone, with its filters behind a button, and says when it cannot be loaded', async () => {
  expectTrouble('/api/orders');
  const { ticketNumber } = await placeOrder(1, { name: 'Hilde Handy' });
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(390, 844);
  await open(ALL);
  const card = page
    .elementLocator(document.body)
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Hilde Handy' });
  await expect.element(card).toMatchTextContent('Neu');
  await expectUsable('#main-content');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filter' });
  await filters.getByRole('button', { name: 'Kalender öffnen' }).first().click();
  const month = page.getByRole('grid');
  await expect.element(month).toBeVisible();
  await expectUsable('.MuiDateCalendar-root');
  await month.getByRole('gridcell', { name: '1', exact: true }).click();
  const from = filters.getByLabelText('Von Tag');
  await expect.poll(() => (from.element() as HTMLInputElement).value).toMatch(/^01\.\d\d\.\d{4}$/);
  await from.fill('');
  // Typed and shown in German, whatever the browser's language.
  await filters.getByLabelText('Bis Tag').fill('1.1.2020');
  await expectUsable('[role="dialog"]');
  await filters.getByRole('button', { name: 'Anzeigen' }).click();
  await expect.element(nothing).toBeVisible();
  await page.getByRole('button', { name: 'Filter entfernen: Bis Tag: 01.01.2020' }).click();
  await card.getByRole('button', { name: `#${ticketNumber}` }).click();
  await expect.element(dialog).toMatchTextContent('Hilde Handy');

  let isDown = true;
  answer('GET /api/orders', (_, pass) => (isDown ? new Response('Bad Gateway', { status: 502 }) : pass()));
  await open(ALL);
  const again = page.getByRole('button', { name: 'Erneut laden' });
  await expect
    .element(page.getByRole('alert').filter({ has: again }))
    .toMatchTextContent('Bestellungen konnten nicht geladen werden');
  await expect.element(nothing).not.toBeInTheDocument();
  isDown = false;
  await again.click();
  await expect.element(card).toBeVisible();
});
