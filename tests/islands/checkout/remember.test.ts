import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { expectGone, wentTo } from '../../support/islands/page.ts';
import { acceptTerms, field, fillCart, line, orderButton, reload, visitCheckout } from './visit.tsx';

const name = 'Vor- und Nachname';
const box = () => page.getByRole('checkbox', { name: 'Für das nächste Mal auf diesem Gerät merken' });
const forget = () => page.getByRole('button', { name: /^Vergessen/ });
const stored = () => localStorage.getItem('asp.demo.customer');

/** Orders as Ada. */
async function order(): Promise<void> {
  answer('POST /api/orders', () => json({ data: { uid: 'u', hash: 'h', paymentRedirectUrl: null } }, 201));
  await field(name).fill('Ada');
  await field('Telefonnummer').fill('0171 2345678');
  await acceptTerms();
  await orderButton().click();
  await expect.poll(wentTo).toBe('/status/u/h');
}

/** The checkout of a later visit, in another tab. */
function comeBack(): void {
  sessionStorage.clear();
  fillCart([line('Espresso', 1)]);
  reload({ path: '/checkout' });
}

test('a customer who does not want it is not remembered', async () => {
  await visitCheckout();
  await expect.element(box()).not.toBeChecked();
  await expectGone(forget());
  await order();
  expect(stored()).toBeNull();
  comeBack();
  await expect.element(field(name)).toHaveValue('');
});

test('a customer who wants it is filled in the next time, and forgotten at once', async () => {
  await visitCheckout();
  await box().click();
  expect(stored(), 'before an order').toBeNull();
  await order();
  comeBack();
  await expect.element(field(name)).toHaveValue('Ada');
  await expect.element(field('Telefonnummer')).toHaveValue('+49 171 2345678');
  await expect.element(box()).toBeChecked();
  await forget().click();
  expect(stored()).toBeNull();
  await expect.element(box()).not.toBeChecked();
  await expect.element(box()).toHaveFocus();
  await expectGone(forget());
  await expect
    .element(page.getByText('Ihre Angaben sind auf diesem Gerät nicht mehr gespeichert.'))
    .toBeVisible();
  comeBack();
  await expect.element(field(name)).toHaveValue('');
});

test('Enter leads from field to field, and only the button sends the order', async () => {
  await visitCheckout();
  const asked = answer('POST /api/orders', () => json({ errors: [{ field: null, message: 'Nein.' }] }, 422));
  await acceptTerms();
  await field(name).click();
  await userEvent.keyboard('Ada{Enter}');
  await expect.element(field('Email')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Telefonnummer')).toHaveFocus();
  await userEvent.keyboard('0171 2345678{Enter}');
  await expect.element(box()).toHaveFocus();
  await expect.element(field('Telefonnummer')).toHaveValue('+49 171 2345678');
  const consent = page.getByRole('checkbox', { name: /Datenschutzerklärung/ });
  (consent.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(orderButton()).toHaveFocus();
  await expect.element(consent).toBeChecked();
  expect(asked).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.body).not.toHaveProperty('isRemembered');
});
