import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { amountIn } from '../../support/islands/page.ts';
import { acceptTerms, beside, chooseMode, field, orderButton, visitCheckout } from './visit.tsx';

const CALL = /^POST \/api\/branches\/\d+\/address-area/;
const terms = { tax: 7, free: false, minimumOrderValue: 0, freeFromOrderValue: null };
const branch = {
  deliveryBy: 'distance' as const,
  deliveryAreas: [
    { area: 'bis 2 km', price: 1, upToMetres: 2000, ...terms },
    { area: 'bis 5,5 km', price: 4, upToMetres: 5500, ...terms },
  ],
};
const MESSAGE = 'Zu dieser Adresse liefern wir leider nicht.';
const OUTSIDE = { errors: [{ field: 'street', code: 'outsideAreas', message: MESSAGE }] };

const address = () => page.getByRole('region', { name: 'Lieferadresse' });
const street = () => field('Strasse + Nr.');

beforeEach(() =>
  visitCheckout({ cart: { Espresso: 12 }, change: { branch } }).then(() => chooseMode('Lieferung')),
);

test('an address costs what the shop says of it, as soon as it is typed', async () => {
  const asked = answer(CALL, () => json({ data: { area: 'bis 5,5 km' } }));
  await expect.element(page.getByText(/richten sich nach Ihrer Adresse/)).toBeVisible();
  expect(amountIn(beside('Lieferkosten'))).toBe(1);
  await street().fill('Torstraße 1');
  await field('PLZ + Ort').fill('10119 Berlin');
  await expect
    .element(address().getByRole('status'))
    .toHaveTextContent('Wir liefern zu Ihnen: bis 5,5 km, Lieferkosten 4,00 EUR.');
  expect(amountIn(beside('Lieferkosten'))).toBe(4);
  expect(asked).toHaveLength(1);
});

test('an address outside is said at its field, and nothing is sent', async () => {
  answer(CALL, () => json(OUTSIDE, 422));
  const orders = answer(/^POST \/api\/orders$/, (_, pass) => pass());
  await street().fill('Hauptstraße 3');
  await field('PLZ + Ort').fill('14467 Potsdam');
  await expect.element(street()).toHaveAccessibleDescription(MESSAGE);
  await field('Vor- und Nachname').fill('Erika Muster');
  await field('Telefonnummer').fill('030 123456');
  await acceptTerms();
  await orderButton().click();
  await expect.element(page.getByRole('alert').getByRole('link', { name: MESSAGE })).toBeVisible();
  expect(orders).toEqual([]);
});
