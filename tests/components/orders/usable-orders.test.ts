import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { $branchId } from '../../../src/backoffice/data/device.ts';
import { expectUsable } from '../../support/component-axe.ts';
import { lookInto } from '../../support/office/look-into.ts';
import { placeOrder } from '../../support/office/orders.ts';
import { call, open } from '../../support/office/page.tsx';

/** The demo's branch that is always open. */
const BRANCH = 3;
const REJECTION = 'Wir schließen leider gleich.';

/** Orders that are new, confirmed and rejected. */
async function fillBoard() {
  const fresh = await placeOrder(BRANCH, { comment: 'Ohne Zwiebeln' });
  const confirmed = await placeOrder(BRANCH, { name: 'Karl Koch' });
  await call('POST', `/api/orders/${confirmed.id}/status/confirm`, {});
  const rejected = await placeOrder(BRANCH, { name: 'Rudi Rot' });
  await call('POST', `/api/orders/${rejected.id}/status/reject`, { rejectionMessage: REJECTION });
  return { fresh, rejected };
}

/** Orders paid online, and receipts, are in e2e's `usable-orders`. */
describe('everything staff do with orders is accessible, by day and by night', () => {
  let board: Awaited<ReturnType<typeof fillBoard>>;
  beforeAll(async () => {
    board = await fillBoard();
  });
  beforeEach(() => {
    const before = $branchId.get();
    $branchId.set(BRANCH);
    onTestFinished(() => $branchId.set(before));
  });

  async function openOrder(id: number, shows: string): Promise<void> {
    await open(`/orders/${id}`);
    await expect.element(page.getByRole('dialog').getByText(shows).first()).toBeVisible();
  }
  async function lookAtOrder(id: number, shows: string): Promise<void> {
    await openOrder(id, shows);
    await expectUsable(':root', `order ${shows}`);
  }

  it('the board', async () => {
    await open('/');
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expectUsable(':root', 'the board');
  });

  it('a new order, another time for it and its rejection', async () => {
    await lookAtOrder(board.fresh.id, 'Ohne Zwiebeln');
    await lookInto('Andere Zeit', 'another time');
    await lookInto('Ablehnen', 'rejecting');
  });

  it('the receipt of an order, and what was weighed', async () => {
    await openOrder(board.fresh.id, 'Ohne Zwiebeln');
    await lookInto('Beleg ansehen', 'the receipt');
    await lookInto('Ändern', 'what was weighed');
  });

  it('an order that was rejected', () => lookAtOrder(board.rejected.id, REJECTION));

  const row = page.getByRole('row').nth(1);
  async function openList(path: string, name: string): Promise<void> {
    await open(path);
    await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    // Rows without text stand for those that are being loaded.
    await expect.poll(() => row.query()?.textContent).toMatch(/\w/);
    await expectUsable(':root', path);
  }

  it('the history', () => openList('/orders', 'Verlauf'));

  it('the list of messages, and one of them', async () => {
    await openList('/messages', 'Nachrichten');
    await row.getByRole('link').first().click();
    await expect.element(page.getByRole('tab', { name: 'Text' })).toBeVisible();
    await expectUsable(':root', 'a message');
  });
});
