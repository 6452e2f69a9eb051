import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../support/islands/page.ts';
import { main, openCart } from './visit.tsx';

/** What the cart's panel says. */

const choose = (mode: string) => page.getByRole('radio', { name: mode }).click();

function beside(term: string): string {
  const terms = [...main().element().querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent ?? '';
}

test('the panel names the destination, the delivery fee and the value from which it is free', async () => {
  openCart({ Tiramisù: 3 });
  await choose('Takeaway');
  await expect.poll(() => beside('Takeaway')).toBe('Mühlengrabenstraße 48, Berlin');
  await choose('Dine In');
  await expect.poll(() => beside('Standort')).toBe('Mühlengrabenstraße 48, Berlin');
  const area = page.getByRole('combobox', { name: 'Liefergebiet' });
  await expectGone(area);
  await choose('Lieferung');
  // The first one, as long as none was chosen.
  await expect.element(area).toHaveValue('10997 Berlin-Kreuzberg');
  await expect.poll(() => beside('Lieferkosten')).toBe('1,50 EUR');
  await expect.element(main()).toMatchTextContent('Kostenlose Lieferung ab 30,00 EUR.');
  await area.selectOptions('12047 Berlin-Neukölln');
  await expect.poll(() => beside('Lieferkosten')).toBe('2,90 EUR');
  await expect.element(main()).toMatchTextContent('Kostenlose Lieferung ab 40,00 EUR.');
});

test('an order that is large enough has free delivery', async () => {
  const choice = { mode: 'delivery', area: null };
  localStorage.setItem('asp.demo.berlin-nachtkueche.choice', JSON.stringify(choice));
  openCart({ Tiramisù: 6 });
  await expect.element(page.getByRole('radio', { name: 'Lieferung' })).toBeChecked();
  await expect.element(main().getByText('Kostenlos', { exact: true })).toBeVisible();
  await expect.element(main()).not.toMatchTextContent('Kostenlose Lieferung ab');
  await main().getByRole('button', { name: 'Tiramisù entfernen' }).click();
  await expect.element(main().getByRole('button', { name: 'Jetzt bestellen' })).toBeDisabled();
});

test('a removed line is removed from the total', async () => {
  openCart({ Espresso: 1, Cola: 1 });
  await main().getByRole('button', { name: 'Espresso entfernen' }).click();
  await expect.poll(() => beside('Gesamt Brutto')).toBe('3,20 EUR');
  await main().getByRole('button', { name: 'Cola entfernen' }).click();
  await expect.element(main().getByRole('button', { name: 'Jetzt bestellen' })).toBeDisabled();
});

test("an order below the area's minimum order value says so and cannot continue", async () => {
  openCart({ Espresso: 1 });
  await choose('Lieferung');
  await expect.element(main().getByRole('status')).toMatchTextContent('9,40 EUR');
  await expect.element(main().getByRole('button', { name: 'Jetzt bestellen' })).toBeDisabled();
});
