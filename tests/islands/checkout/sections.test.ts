import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { amountIn, expectGone, wentTo } from '../../support/islands/page.ts';
import {
  beside,
  chooseMode,
  later,
  main,
  orderButton,
  otherDay,
  picker,
  reload,
  visitCheckout,
} from './visit.tsx';

/** The checkout's sections, as each way of ordering has them. */

const AREA = {
  area: '10997 Berlin-Kreuzberg',
  price: 1.5,
  tax: 7,
  free: false,
  minimumOrderValue: 12,
  freeFromOrderValue: 30,
};
const section = (name: string) => page.getByRole('region', { name, exact: true });

test('each mode asks for the address it needs', async () => {
  await visitCheckout({ change: { branch: { isTakeawayAddressRequired: true } } });
  const takeaway = section('Adresse');
  await expect.element(takeaway.getByRole('textbox', { name: 'PLZ + Ort *' })).toBeVisible();
  await takeaway.getByRole('textbox', { name: 'Strasse + Nr. *' }).fill('Torstraße 3');
  await chooseMode('Lieferung');
  const delivery = section('Lieferadresse');
  await expect.element(delivery.getByRole('textbox', { name: 'Strasse + Nr. *' })).toHaveValue('Torstraße 3');
  const areas = delivery.getByRole('combobox', { name: 'PLZ + Ort *' }).getByRole('option');
  expect(areas.elements().map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['10997 Berlin-Kreuzberg', '10999 Berlin-Kreuzberg']),
  );
  await delivery.getByText('Stock, Treppe, Tür angeben').click();
  for (const name of ['Stock', 'Treppe', 'Tür'])
    await expect
      .element(delivery.getByRole('textbox', { name, exact: true }))
      .not.toHaveAttribute('required');
  await chooseMode('Dine In');
  await expectGone(page.getByRole('textbox', { name: 'Strasse + Nr.' }));
});

test('a tip is added to the total, and goes to whom the shop says', async () => {
  const prices = { deliveryTaxing: 'area', enableTips: true, tipsTaxRate: null } as const;
  await visitCheckout({ cart: { Tiramisù: 2 }, change: { prices } });
  const tip = section('Trinkgeld');
  await expect.element(tip).toMatchTextContent('Geht an das Team');
  const before = amountIn(beside('Gesamt Brutto'));
  await tip.getByRole('radio', { name: 'Eigener Betrag' }).click();
  await tip.getByRole('textbox', { name: 'Betrag in EUR' }).fill('3,37');
  await expect.poll(() => beside('Trinkgeld')).toBe('3,37 EUR');
  expect(amountIn(beside('Gesamt Brutto')) - before).toBeCloseTo(3.37);
  await visitCheckout({ change: { prices: { ...prices, tipsTaxRate: 8.1 } } });
  await expect.element(section('Trinkgeld')).toMatchTextContent('Geht an den Betrieb.');
});

test('the totals show the delivery fee, or where to collect', async () => {
  const areas = [AREA, { ...AREA, area: '10999 Berlin-Kreuzberg', free: true, minimumOrderValue: 0 }];
  await visitCheckout({ cart: { Tiramisù: 1 }, change: { branch: { deliveryAreas: areas } } });
  await expect.poll(() => beside('Takeaway')).toBe('Feige & Glut Nachtküche');
  await chooseMode('Dine In');
  await expect.poll(() => beside('Standort')).toBe('Feige & Glut Nachtküche');
  await chooseMode('Lieferung');
  await expect.poll(() => beside('Lieferkosten')).toBe('1,50 EUR');
  await expect.element(section('Warenkorb')).toMatchTextContent('bis zum Mindestbestellwert');
  await expect
    .element(main())
    .toMatchTextContent('Sie haben den Mindestbestellwert in Höhe von 12,00 EUR leider noch nicht erreicht.');
  await expectGone(orderButton());
  await expect.element(main()).toMatchTextContent('Bestellen können Sie ab 12,00 EUR. Es fehlen noch ');
  await page.getByRole('combobox', { name: 'PLZ + Ort' }).selectOptions('10999 Berlin-Kreuzberg');
  await expect.poll(() => beside('Lieferkosten')).toBe('Kostenlos');
  await expect.element(orderButton()).toBeVisible();
});

test('net and the taxes of each rate add up to the gross total', async () => {
  await visitCheckout({ cart: { Tiramisù: 2, Cola: 1 } });
  const cart = section('Warenkorb');
  let sum = amountIn(beside('Gesamt Netto'));
  const taxes = cart.getByText(/^Mehrwertsteuer \(\d+%\)$/).elements();
  expect(taxes).toHaveLength(2);
  for (const { textContent } of taxes) sum += amountIn(beside(textContent));
  expect(sum).toBeCloseTo(amountIn(beside('Gesamt Brutto')), 2);
  await expect.element(cart).not.toMatchTextContent('Grundpreise');
});

test('each payment method has its label, and cash is the default', async () => {
  await visitCheckout({
    change: { paymentMethods: ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie'] },
  });
  const payment = section('Zahlungsart');
  await expect.element(payment.getByRole('radio', { name: 'Barzahlung' })).toBeChecked();
  for (const name of ['EC Karte / Debitkarte', 'Essensbon', /^Online bezahlen/])
    await payment.getByRole('radio', { name }).click();
  await expect
    .element(payment)
    .toMatchTextContent('Sie werden im Anschluss zum Zahlungsterminal von Mollie weitergeleitet.');
});

test('appointment and comment are shown as long as there is something to order', async () => {
  await visitCheckout();
  await page.getByText('Kommentar hinzufügen').click();
  await expect
    .element(
      section('Kommentar hinzufügen').getByRole('textbox', {
        name: 'Notiz (Bemerkung, Allergien, usw.)',
      }),
    )
    .toBeVisible();
  await expect.element(section('Gewünschter Termin')).toBeVisible();
  await page.getByRole('button', { name: 'Espresso entfernen' }).click();
  await expect.element(main()).toMatchTextContent('Keine Produkte im Warenkorb!');
  await expectGone(section('Gewünschter Termin'));
  await expectGone(orderButton());
  await page.getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect.poll(wentTo).toBe('/store/berlin-nachtkueche');
});

test('weeks begin on Monday and have their number, and Escape closes the calendar', async () => {
  await visitCheckout({ at: '2026-11-27T13:10' });
  await later().click();
  await otherDay().click();
  await expect
    .poll(() =>
      picker()
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['KW', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  const week = picker().getByRole('row', { name: /^Kalenderwoche 48/ });
  await expect.element(week.getByRole('button').first()).toHaveAccessibleName('Montag, 23. November 2026');
  await userEvent.keyboard('{Escape}');
  await expectGone(picker());
});

test('what few need is folded away, and open where something stands in it', async () => {
  await visitCheckout();
  const note = page.getByRole('textbox', { name: 'Notiz (Bemerkung, Allergien, usw.)' });
  await expectGone(note);
  await page.getByText('Kommentar hinzufügen').click();
  await note.fill('Ohne Zucker');
  reload();
  await expect.element(note).toHaveValue('Ohne Zucker');
});

test('the European notice on the legal guarantee stands whole before the order, and its words a tap away', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const link = { href: '/site/guarantee', isExternal: false };
  await visitCheckout({ change: { guarantee: { link, picture } } });
  await expect.element(page.getByRole('img', { name: /gesetzliche Gewährleistungsrecht/ })).toBeVisible();
  await page.getByRole('link', { name: /Hinweis der EU in Worten/ }).click();
  await expect.element(page.getByRole('dialog', { name: /Gesetzliche Gewährleistung/ })).toBeVisible();
});
