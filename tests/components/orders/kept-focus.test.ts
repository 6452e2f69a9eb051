import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BRANCH, card, openBoard } from '../../support/office/board.ts';
import { placeOrder } from '../../support/office/orders.ts';

/** Focuses the button that confirms an order of a board with two. */
async function focusConfirm() {
  await openBoard();
  const { ticketNumber } = await placeOrder(BRANCH);
  await placeOrder(BRANCH);
  const order = card(ticketNumber);
  await expect.element(order).toBeVisible();
  order.getByRole('button', { name: 'Bestätigen' }).element().focus();
  return order;
}

it('the focus goes along with an order that the keyboard moves to another column', async () => {
  const order = await focusConfirm();
  await userEvent.keyboard('{Enter}');
  await expect.element(order.getByRole('button', { name: 'Abholbereit' })).toBeVisible();
  await expect.poll(() => order.element().contains(document.activeElement)).toBe(true);
});

it('the focus stays where staff have moved it while an order changes its column', async () => {
  const order = await focusConfirm();
  const tab = page.getByRole('tab', { name: 'Unterwegs' }).element() as HTMLElement;
  const gone = new Promise<void>((done) => {
    new MutationObserver((_, observer) => {
      if (document.activeElement !== document.body) return;
      observer.disconnect();
      tab.focus();
      requestAnimationFrame(() => requestAnimationFrame(() => done()));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(order.getByRole('button', { name: 'Abholbereit' })).toBeVisible();
  await gone;
  expect(document.activeElement).toBe(tab);
});
