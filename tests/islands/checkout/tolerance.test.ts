import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../support/islands/page.ts';
import { visitCheckout } from './visit.tsx';

const section = () => page.getByRole('region', { name: 'Unverträglichkeiten' });
const note = () => section().getByRole('button', { name: /Unverträglich: Milch, Nüsse/ });
const comment = () => page.getByRole('textbox', { name: /Notiz/ });

test('the checkout warns by the allergen passport, and writes it to the kitchen at a tap, once', async () => {
  localStorage.setItem('asp.demo.passport', '["Milch","Nüsse"]');
  await visitCheckout({ cart: { Cappuccino: 1 } });
  await expect.element(section().getByText('Cappuccino enthält Milch.')).toBeVisible();
  await note().click();
  await expect.element(comment()).toHaveValue('Unverträglich: Milch, Nüsse');
  await expectGone(note());
  await expect.element(section().getByText('Steht in Ihrem Kommentar für die Küche.')).toBeVisible();
});

test('a customer without an allergen passport is asked nothing about it', async () => {
  await visitCheckout({ cart: { Cappuccino: 1 } });
  await expectGone(section());
});
