import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { expectGone } from '../../support/islands/page.ts';
import { main, openOrder, type OrderChanges } from './visit.tsx';

const SAID = 'Zurzeit dauert es etwa 25 Minuten.';

/** The page of an order at a branch that says how long orders take now. */
async function visit(of: OrderChanges, preparing?: number) {
  const asked = answer('GET /api/branches/3/version', () =>
    json({ data: { menu: 'm', facts: 'f', preparing } }),
  );
  await openOrder({ of });
  await expect.element(main()).toMatchTextContent('Feige & Glut Nachtküche');
  return asked;
}

test('whoever waits for an order learns how long orders take now', async () => {
  await visit({ isConfirmed: true }, 25);
  await expect.element(page.getByText(SAID)).toBeVisible();
});

test.each<[string, OrderChanges]>([
  ['with an agreed time', { isConfirmed: true, appointment: '2031-11-28T19:30:00+01:00' }],
  ['that is ready', { isConfirmed: true, isInDelivery: true }],
])('an order %s says nothing of it', async (_, changes) => {
  const asked = await visit(changes, 25);
  await expectGone(page.getByText(SAID));
  expect(asked).toEqual([]);
});

test('a branch with too few orders says nothing', async () => {
  const asked = await visit({});
  await expect.poll(() => asked).toHaveLength(1);
  await expectGone(page.getByText(/^Zurzeit/));
});

test('the branch is called by a button, and has a route for those who come', async () => {
  await visit({});
  await expect
    .element(page.getByRole('link', { name: /^Anrufen/ }))
    .toHaveAttribute('href', 'tel:03023125604');
  const route = page.getByRole('link', { name: 'Route planen' });
  await expect
    .element(route)
    .toHaveAttribute('href', expect.stringContaining('destination=M%C3%BChlengrabenstra'));
});

test('a delivery needs no route', async () => {
  await visit({ isDelivery: true });
  await expect.element(page.getByRole('link', { name: /^Anrufen/ })).toBeVisible();
  await expectGone(page.getByRole('link', { name: 'Route planen' }));
});
