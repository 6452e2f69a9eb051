import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { field, main, visitCheckout } from './visit.tsx';

test('a phone number is cleaned while it is typed, and its format is explained', async () => {
  await visitCheckout();
  const phone = field('Telefonnummer');
  await userEvent.type(phone, '0170-12a3 4567');
  await expect.element(phone).toHaveValue('0170123 4567');
  await userEvent.tab();
  await expect.element(phone).toHaveValue('01701234567');
  await expect
    .element(phone)
    .toHaveAccessibleDescription('Bitte geben Sie eine gültige Nummer im Format +491701234567 an.');
  await phone.fill('0049 170 1234567');
  await userEvent.tab();
  await expect.element(phone).toHaveValue('+491701234567');
  await expect.element(phone).toHaveAccessibleDescription('');
});

test('a shop that writes SMS says what a mobile number is good for', async () => {
  await visitCheckout({ change: { sendsSms: true } });
  await expect.element(field('Telefonnummer')).toHaveAccessibleDescription(/SMS/);
  await expect.element(main()).toHaveTextContent('Espresso');
});
