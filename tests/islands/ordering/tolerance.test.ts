import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../support/islands/page.ts';
import { dialog, main, openCart, openDish } from './visit.tsx';

/** What cart and dialog say to a customer who does not tolerate milk. */

const setPassport = () => localStorage.setItem('asp.demo.passport', '["Milch"]');

describe('With an allergen passport', () => {
  test('the cart names dishes that contain it, and those without facts', async () => {
    setPassport();
    openCart({ Cappuccino: 2, 'Frischer Minztee': 1 });
    await expect.element(main().getByText('Cappuccino enthält Milch.')).toBeVisible();
    await expect.element(main().getByText('Ohne Angaben zu Allergenen: Frischer Minztee.')).toBeVisible();
  });

  test('the dialog of a dish says that it contains it', async () => {
    setPassport();
    await openDish('Pizza Margherita');
    await expect.element(dialog().getByText('Pizza Margherita enthält Milch.')).toBeVisible();
  });

  test('the dialog marks options that bring it, and warns once one is chosen', async () => {
    setPassport();
    await openDish('Rosmarin-Focaccia');
    const pesto = dialog().getByRole('checkbox', { name: /Grünes Pesto enthält Milch/ });
    await expect.element(pesto).toBeVisible();
    await expectGone(dialog().getByText('Rosmarin-Focaccia enthält Milch.'));
    await pesto.click();
    await expect.element(dialog().getByText('Rosmarin-Focaccia enthält Milch.')).toBeVisible();
  });

  test('nothing is said of dishes that are free of it', async () => {
    setPassport();
    openCart({ 'Bruschetta al Pomodoro': 1 });
    await expect.element(main().getByText('Bruschetta al Pomodoro')).toBeVisible();
    await expectGone(page.getByText(/enthält|Ohne Angaben/));
  });
});

test('Without an allergen passport nothing is said of allergens', async () => {
  openCart({ Cappuccino: 1, Cola: 1 });
  await expect.element(main().getByText('Cola')).toBeVisible();
  await expectGone(page.getByText(/enthält|Ohne Angaben/));
});
