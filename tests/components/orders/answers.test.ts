import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BRANCH, card, openBoard } from '../../support/office/board.ts';
import { call } from '../../support/office/page.tsx';
import { placeOrder } from '../../support/office/orders.ts';

/** What the customer's page is told. */
interface Followed {
  counterAppointment: string | null;
  isRejected: boolean;
  rejectionMessage: string | null;
}

it('another time is proposed, and an order rejected with a reason that the customer reads', async () => {
  await openBoard();
  const { ticketNumber, uid, hash } = await placeOrder(BRANCH);
  const followed = () => call<Followed>('GET', `/api/orders/public/${uid}/${hash}`);
  const order = card(ticketNumber);
  await order.getByRole('button', { name: 'Andere Zeit' }).click();
  await page.getByRole('button', { name: '+30 Min.' }).click();
  await page.getByRole('button', { name: 'Dem Kunden vorschlagen' }).click();
  await expect.element(order).toMatchTextContent('wartet auf Antwort');
  expect(await followed()).toMatchObject({
    counterAppointment: expect.stringMatching(/T/),
    isRejected: false,
  });
  await order.getByRole('button', { name: 'Ablehnen' }).click();
  await page.getByRole('button', { name: 'Wir schließen leider gleich.' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
  await expect.element(order).not.toBeInTheDocument();
  expect(await followed()).toMatchObject({
    isRejected: true,
    rejectionMessage: 'Wir schließen leider gleich.',
  });
});
