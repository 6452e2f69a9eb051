import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, passTime, setClock } from '../../support/islands/page.ts';
import { add, dialog, main, openCart, openDish } from './visit.tsx';

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
  // None is chosen for the customer: the terms are those of the first.
  await expect.element(area).toHaveValue('');
  await expect.poll(() => beside('Lieferkosten')).toBe('1,50 EUR');
  await expect.element(main()).toMatchTextContent('Kostenlose Lieferung ab 30,00 EUR.');
  await area.selectOptions('12047 Berlin-Neukölln');
  await expect.poll(() => beside('Lieferkosten')).toBe('2,90 EUR');
  await expect.element(main()).toMatchTextContent('Kostenlose Lieferung ab 40,00 EUR.');
});

test('an order that is large enough has free delivery', async () => {
  const choice = { mode: 'delivery', area: null };
  localStorage.setItem('asp.demo.berlin-nachtkueche.choice', JSON.stringify(choice));
  openCart({ Tiramisù: 5, Espresso: 1 });
  await expect.element(page.getByRole('radio', { name: 'Lieferung' })).toBeChecked();
  await expect.element(main().getByText('Kostenlos', { exact: true })).toBeVisible();
  await expect.element(main()).not.toMatchTextContent('Kostenlose Lieferung ab');
  await main().getByRole('button', { name: 'Weniger Tiramisù' }).click();
  await expect.element(main()).toMatchTextContent('bis zur kostenlosen Lieferung');
  expect(main().getByText('Kostenlos', { exact: true }).elements(), 'while delivery is charged').toEqual([]);
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
  const order = main().getByRole('button', { name: 'Jetzt bestellen' });
  await expect.element(main().getByText('Noch 9,40 EUR bis zum Mindestbestellwert')).toBeVisible();
  await expect
    .element(main())
    .toMatchTextContent('Sie haben den Mindestbestellwert in Höhe von 12,00 EUR leider noch nicht erreicht.');
  await expect.element(order).toBeDisabled();
  await expect.element(order, { message: 'with the delivery' }).toMatchTextContent('4,10 EUR');
});

test('a line is stepped, and its last step less can be undone', async () => {
  openCart({ Espresso: 1, Cola: 1 });
  await main().getByRole('button', { name: 'Mehr Espresso' }).click();
  await expect.poll(() => beside('Gesamt Brutto')).toBe('8,40 EUR');
  await main().getByRole('button', { name: 'Weniger Espresso' }).click();
  await main().getByRole('button', { name: 'Espresso entfernen' }).click();
  const undo = main().getByRole('button', { name: 'Rückgängig' });
  await expect.element(main()).toMatchTextContent('Espresso entfernt.');
  await expect.element(undo, { message: 'for the keyboard' }).toHaveFocus();
  await undo.click();
  await expect.poll(() => beside('Gesamt Brutto')).toBe('5,80 EUR');
  await expect.element(main().getByRole('button', { name: 'Espresso Ändern' })).toHaveFocus();
  await expectGone(undo);
});

test('it is too late to undo after some seconds', async () => {
  setClock(Date.now());
  openCart({ Espresso: 1, Cola: 1 });
  await main().getByRole('button', { name: 'Espresso entfernen' }).click();
  await expect.element(main().getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  await passTime('00:09');
  await expectGone(main().getByRole('button', { name: 'Rückgängig' }));
});

test('a line is opened again, and takes what is changed', async () => {
  await openDish('Pizza Margherita');
  await dialog().getByRole('checkbox', { name: 'Rucola' }).click();
  await add().click();
  await expectGone(dialog());
  await main()
    .getByRole('button', { name: /Ändern$/ })
    .click();
  await expect.element(dialog().getByRole('checkbox', { name: 'Rucola' })).toBeChecked();
  await dialog().getByRole('radio', { name: 'Familie, 45 cm' }).click();
  await dialog().getByRole('button', { name: 'Übernehmen' }).click();
  await expectGone(dialog());
  await expect.element(main()).toMatchTextContent('Familie, 45 cm · Rucola');
  await expect.poll(() => beside('Gesamt Brutto')).toBe('21,40 EUR');
});
