import { expect, test } from 'vitest';
import { answer } from '../../support/answered-calls.ts';
import { passTime, setClock } from '../../support/islands/page.ts';
import { heading, main, openOrder, placeOrder, pretendEvents, show, type OrderChanges } from './visit.tsx';

/** How a page follows its order. */

/** SPEC section 9. */
const TEN_SECONDS = '10';

test('the page polls every ten seconds and stops when the order has ended', async () => {
  setClock(Date.now());
  const said: { of: OrderChanges } = { of: {} };
  const { asked } = await openOrder(said);
  await expect
    .element(main())
    .toMatchTextContent('Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.');
  expect(asked).toHaveLength(1);

  for (const [index, { changes, words }] of [
    { changes: {}, words: 'Ihre Bestellung wurde bestätigt und wird derzeit vorbereitet.' },
    { changes: { isInDelivery: true }, words: 'Ihre Bestellung ist jetzt abholbereit.' },
    { changes: { isCompleted: true }, words: 'Ihre Bestellung ist abgeschlossen!' },
  ].entries()) {
    said.of = { isConfirmed: true, ...changes };
    await passTime(TEN_SECONDS);
    await expect.element(main()).toMatchTextContent(words);
    expect(asked).toHaveLength(index + 2);
  }
  await passTime('01:40');
  expect(asked).toHaveLength(4);
});

test.each(['isRejected', 'isCanceled', 'isFailed'])(
  'the page stops polling an order that %s',
  async (flag) => {
    setClock(Date.now());
    const { asked } = await openOrder({ of: { [flag]: true, rejectionMessage: 'Der Ofen ist kaputt.' } });
    const words =
      flag === 'isFailed' ? 'Ihre Zahlung ist fehlgeschlagen.' : 'Ihre Bestellung wurde storniert.';
    await expect.element(main()).toMatchTextContent(words);
    await passTime('50');
    expect(asked).toHaveLength(1);
  },
);

test('changes arrive by server-sent events, without polling', async () => {
  const order = await placeOrder();
  const path = `/api/orders/public/${order.uid}/${order.hash}`;
  const { data } = (await (await fetch(path)).json()) as { data: object };
  const confirmed = { ...data, isConfirmed: true };
  pretendEvents([confirmed, { ...confirmed, isCompleted: true }]);
  const asked = answer(`GET ${path}`, (_, pass) => pass());
  show(order);
  await expect.element(main()).toMatchTextContent('Ihre Bestellung ist abgeschlossen!');
  expect(asked).toHaveLength(1);
});

test('while the connection is lost the page says that it may be out of date', async () => {
  setClock(Date.now());
  const { path } = await openOrder({ of: {} });
  await expect.element(main()).toMatchTextContent('Vielen Dank');
  let isGone = true;
  answer(`GET ${path}`, (_, pass) => (isGone ? Promise.reject(new TypeError('Failed to fetch')) : pass()));
  await passTime(TEN_SECONDS);
  await expect.element(main()).toMatchTextContent('Der angezeigte Stand kann veraltet sein.');
  isGone = false;
  await passTime(TEN_SECONDS);
  await expect.element(main()).not.toMatchTextContent('Der angezeigte Stand kann veraltet sein.');
});

test('opened offline the page shows its last state', async () => {
  const { order } = await openOrder({ of: { isConfirmed: true } });
  await expect.element(main()).toMatchTextContent('Ihre Bestellung wurde bestätigt');
  answer(/^GET \/api\/orders\/public\//, () => Promise.reject(new TypeError('Failed to fetch')));
  show(order);
  await expect.element(main()).toMatchTextContent('Ihre Bestellung wurde bestätigt');
  await expect.element(main()).toMatchTextContent('Der angezeigte Stand kann veraltet sein.');
});

test('a wrong link finds no order, whichever half of it is wrong', async () => {
  const { uid, hash } = await placeOrder();
  for (const place of [
    { uid, hash: '0'.repeat(hash.length) },
    { uid: '0'.repeat(uid.length), hash },
  ]) {
    show(place);
    await expect.element(heading()).toHaveTextContent('Diese Bestellung wurde nicht gefunden.');
    await expect.element(main().getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  }
});
