import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BRANCH, card, openBoard } from '../../support/office/board.ts';
import { expectTrouble, goTo, statusOf } from '../../support/office/page.tsx';
import { placeOrder } from '../../support/office/orders.ts';
import { expectUsable } from '../../support/component-axe.ts';

const OTHER_BRANCH = 2;

it('an employee is shown no order of another branch, and refused calls about it', async () => {
  expectTrouble('/api/orders/');
  const foreign = await placeOrder(OTHER_BRANCH, { name: 'Fremde Filiale' });
  const employee = await openBoard();
  const own = await placeOrder(BRANCH, { name: 'Eigene Filiale' });
  const theirs = page.getByText('Fremde Filiale');
  await expect.element(card(own.ticketNumber)).toBeVisible();
  await expect.element(theirs).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Filiale', { exact: true })).not.toBeInTheDocument();
  expect(await statusOf(employee, 'GET', `/api/branches/${OTHER_BRANCH}/orders/events`)).toBe(403);
  expect(await statusOf(employee, 'POST', `/api/orders/${foreign.id}/status/confirm`)).toBe(403);
  expect(await statusOf(employee, 'POST', `/api/orders/${foreign.id}/status/undo`)).toBe(403);
  goTo(`/orders/${foreign.id}`);
  await expect.element(page.getByRole('dialog').getByRole('alert')).toMatchTextContent('Berechtigung');
  goTo('/orders');
  await expect.element(page.getByRole('cell', { name: 'Eigene Filiale' })).toBeVisible();
  await expect.element(theirs).not.toBeInTheDocument();
  await expectUsable('#main-content');
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('gibt es nicht');
  await expect.element(page.getByText('Keine Bestellungen gefunden')).toBeVisible();
});
