import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../support/answered-calls.ts';
import { focus } from '../../support/office/page.tsx';
import { placeOrder } from '../../support/office/orders.ts';
import { expectUsable } from '../../support/component-axe.ts';
import { BRANCH, card, openBoard } from '../../support/office/board.ts';

it('a sheet that was opened before the response to a step shows its result', async () => {
  await openBoard();
  const { id, ticketNumber } = await placeOrder(BRANCH);
  const [confirmed, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answer(`POST /api/orders/${id}/status/confirm`, async (_, pass) => {
    await confirmed.promise;
    return pass();
  });
  // The first answer is older than the step, and comes after it.
  const asked = answer(`GET /api/orders/${id}`, async (_, pass) => {
    const isFirst = asked.length === 1;
    const response = await pass();
    if (!isFirst) return response;
    confirmed.resolve();
    await read.promise;
    return response;
  });
  const order = card(ticketNumber);
  await order.getByRole('button', { name: 'Bestätigen' }).click();
  await order.getByRole('button', { name: `#${ticketNumber} ` }).click();
  await expect
    .poll(() => document.querySelector(`[data-order="${id}"][data-state="confirmed"]`))
    .not.toBeNull();
  read.resolve();
  const sheet = page.getByRole('dialog', { name: `Bestellung ${ticketNumber}` });
  await expect.element(sheet.getByRole('button', { name: 'Abholbereit' })).toBeVisible();
});

it('an order is opened by keyboard, and the focus returns to it', async () => {
  await openBoard();
  const { ticketNumber, id } = await placeOrder(BRANCH, { comment: 'Bitte klingeln' });
  const order = card(ticketNumber).getByRole('button', { name: `#${ticketNumber} ` });
  await focus(order);
  await userEvent.keyboard('{Enter}');
  const sheet = page.getByRole('dialog', { name: `Bestellung ${ticketNumber}` });
  await expect.element(sheet.getByText('Allergene: Gluten')).toBeVisible();
  await expect.poll(() => location.pathname).toMatch(new RegExp(`/orders/${id}$`));
  await expectUsable('[role=dialog]');
  // A step taken in a sheet is undone in it, since everything outside is out of reach.
  await focus(sheet.getByRole('button', { name: 'Bestätigen' }));
  await userEvent.keyboard('{Enter}');
  const undo = sheet.getByRole('button', { name: 'Rückgängig' });
  await undo.click({ trial: true });
  await focus(sheet.getByRole('button', { name: 'Stornieren' }));
  await userEvent.keyboard('{Tab}');
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet.getByRole('button', { name: 'Bestätigen' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(order).toHaveFocus();
  await expectUsable('#main-content');
});
