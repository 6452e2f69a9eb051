import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { amountIn, expectGone, wentTo } from '../../support/islands/page.ts';
import { acceptTerms, beside, field, main, orderButton, picker, reload, visitCheckout } from './visit.tsx';

const TABLES = [7, 8].map((id) => ({ id, identifier: `tisch-${id}`, branch: { id: 3 } }));
const tables = { branch: { isTableSelectionEnabled: true }, tables: TABLES };
const name = 'Vor- und Nachname';

test('a QR code presets table and mode, and a table chosen by hand survives a reload', async () => {
  await visitCheckout({ change: tables, path: '/checkout?table=tisch-8' });
  const table = page.getByRole('combobox', { name: 'Tischnummer *' });
  await expect.element(page.getByRole('radio', { name: 'Dine In' })).toBeChecked();
  await expect.element(table).toHaveValue('8');
  await expect.element(table).toHaveAccessibleDescription(/QR-Code/);
  // At a table nobody has to say who they are.
  await expectGone(page.getByRole('heading', { name: 'Kontaktdetails' }));
  await table.selectOptions('tisch-7');
  reload({ change: tables });
  await expect.element(table).toHaveValue('7');
});

test('a table is required where there are tables, and an unknown one presets nothing', async () => {
  await visitCheckout({ change: tables, path: '/checkout?table=tisch-99' });
  await expect.element(page.getByRole('radio', { name: 'Takeaway' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dine In' }).click();
  const table = page.getByRole('combobox', { name: 'Tischnummer *' });
  await expect.element(table.getByRole('option').first()).toHaveTextContent('Bitte wählen');
  await orderButton().click();
  await page.getByRole('alert').getByRole('link', { name: 'Bitte wählen Sie Ihre Tischnummer.' }).click();
  await expect.element(table).toHaveFocus();
  await table.selectOptions('tisch-7');
  await expect.element(page.getByRole('alert')).not.toMatchTextContent('Tischnummer');
});

test('a phone number is cleaned while it is typed, and its format is explained', async () => {
  await visitCheckout();
  const phone = field('Telefonnummer');
  await userEvent.type(phone, '170-12a3 4567');
  await expect.element(phone).toHaveValue('170123 4567');
  await userEvent.tab();
  await expect.element(phone).toHaveValue('170123 4567');
  await expect
    .element(phone)
    .toHaveAccessibleDescription('Bitte geben Sie eine gültige Nummer im Format 0171 2345678 an.');
  for (const typed of ['0171/234-5678', '0049 171 2345678', '+49 (0)171 2345678']) {
    await phone.fill(typed);
    await userEvent.tab();
    await expect.element(phone).toHaveValue('+49 171 2345678');
    await expect.element(phone).toHaveAccessibleDescription('');
  }
});

test('a number as it is dialled at home is sent with its country code', async () => {
  await visitCheckout();
  await field(name).fill('Ada');
  await field('Telefonnummer').fill('0171 2345678');
  await acceptTerms();
  const asked = answer('POST /api/orders', () => json({ errors: [{ field: null, message: 'Nein.' }] }, 422));
  await orderButton().click();
  await expect.poll(() => asked[0]?.body).toMatchObject({ phone: '+491712345678' });
});

test('a shop that sends SMS says what a mobile number is used for', async () => {
  await visitCheckout({ change: { sendsSms: true } });
  await expect.element(field('Telefonnummer')).toHaveAccessibleDescription(/SMS/);
});

test('a donation recipient can be searched, chosen, removed and sent', async () => {
  const donatees = [
    { id: 1, name: 'Tafel Berlin', description: 'Essen für alle' },
    { id: 2, name: 'Seebrücke', description: 'Sichere Häfen' },
  ];
  await visitCheckout({ change: { donatees } });
  await expect.element(main()).toMatchTextContent('0,07 EUR');
  await page.getByRole('button', { name: 'Spendenempfänger auswählen' }).click();
  const search = picker().getByRole('searchbox', { name: 'Nach Organisation suchen' });
  await search.fill('xyz');
  await expect.element(picker()).toMatchTextContent('Keine passende Organisation gefunden.');
  await search.fill('HÄFEN');
  const found = picker().getByRole('listitem').getByRole('button');
  await expect.poll(() => found.length).toBe(1);
  await found.click();
  await expect.element(found).toHaveAttribute('aria-pressed', 'true');
  await found.click();
  await expect.element(found).toHaveAttribute('aria-pressed', 'false');
  await found.click();
  await userEvent.type(search, '{Enter}');
  await picker().getByRole('button', { name: 'Auswahl bestätigen' }).click();
  await expect.element(page.getByRole('button', { name: 'Seebrücke' })).toHaveFocus();
  await field(name).fill('Ada');
  await acceptTerms();
  const asked = answer('POST /api/orders', () =>
    json(
      { errors: [{ field: 'donatee', message: 'Dieser Spendenempfänger steht nicht zur Auswahl.' }] },
      422,
    ),
  );
  await orderButton().click();
  await expect.poll(() => asked[0]?.body).toMatchObject({ donatee: { id: 2 } });
  await expect
    .element(page.getByRole('button', { name: 'Seebrücke' }))
    .toHaveAccessibleDescription(/steht nicht/);
});

test('external terms open in a new tab, and missing ones have no link', async () => {
  const terms = { href: 'https://example.org/agb', isExternal: true };
  await visitCheckout({ change: { legal: { terms, privacy: null } } });
  const link = page.getByRole('link', { name: 'Allgemeinen Geschäftsbedingungen' });
  await expect.element(link).toHaveAttribute('href', terms.href);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expectGone(page.getByRole('link', { name: 'Datenschutzerklärung' }));
  await expect.element(page.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeVisible();
});

test('a branch that makes offers takes enquiries and says that prices are base prices', async () => {
  await visitCheckout({ change: { branch: { isQuotationRequired: true } } });
  await expect.element(page.getByRole('button', { name: 'Angebotsanfrage abschicken' })).toBeVisible();
  await expect
    .element(main())
    .toMatchTextContent(
      'Die angegebenen Preise sind Grundpreise. Nach dem Absenden Ihrer Anfrage erhalten Sie ein unverbindliches Angebot mit detaillierten Preisangaben per E-Mail.',
    );
});

test('the order button says that it costs money', async () => {
  await visitCheckout({ change: { orderButtonWording: 'binding' } });
  await expect.element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
});

test('the order button of a shop without a country says that it sends the order', async () => {
  await visitCheckout({ change: { orderButtonWording: 'standard', taxNote: '' } });
  await expect.element(page.getByRole('button', { name: 'Bestellung abschicken' })).toBeVisible();
});

test('the total says that tax is included, or why there is none', async () => {
  await visitCheckout();
  await expect.element(main()).toMatchTextContent('inkl. MwSt.');
});

test('products sold by weight have an approximate total', async () => {
  await visitCheckout({ cart: { 'Marinierte Oliven': 0.5 } });
  const cart = page.getByRole('region', { name: 'Warenkorb' });
  for (const term of ['Gesamt Netto', /^Mehrwertsteuer \(\d+%\)$/, 'Gesamt Brutto']) {
    await expect.poll(() => beside(term)).toMatch(/^ca\. [\d,]+ EUR$/);
  }
  await expect
    .element(cart)
    .toMatchTextContent(
      'Die angegebenen Preise sind Grundpreise. Sie erhalten den endgültigen Preis mit Abschluss der Bestellung.',
    );
});

test('below the minimum order value nothing can be sent, and removing lines can lead there', async () => {
  await visitCheckout({ cart: { Tiramisù: 4 } });
  await page.getByRole('radio', { name: 'Lieferung' }).click();
  await expect.element(orderButton()).toBeVisible();
  const cart = page.getByRole('region', { name: 'Warenkorb' });
  await expect.element(cart).toMatchTextContent('Lieferkosten');
  expect(amountIn(beside('Gesamt Brutto'))).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'PLZ + Ort' }).selectOptions('10243 Berlin-Friedrichshain');
  for (let left = 3; left > 0; left--) await page.getByRole('button', { name: 'Weniger Tiramisù' }).click();
  await page.getByRole('button', { name: 'Tiramisù entfernen' }).click();
  await expect.element(main()).toMatchTextContent('Keine Produkte im Warenkorb!');
  await expectGone(orderButton());
});

test('both online methods say which provider comes next', async () => {
  await visitCheckout({ change: { paymentMethods: ['mollie', 'datatrans'] } });
  await expect.element(page.getByRole('radio', { name: /Datatrans/ })).toBeChecked();
  await expect
    .element(page.getByRole('radio', { name: /Online bezahlen.*Terminal von Mollie|Mollie weitergeleitet/ }))
    .toBeVisible();
});

test('an order that is paid online keeps its cart until it is paid', async () => {
  const change = { paymentMethods: ['mollie' as const] };
  await visitCheckout({ change });
  await field(name).fill('Ada');
  await page.getByRole('radio', { name: /Online bezahlen/ }).click();
  await acceptTerms();
  const asked = answer('POST /api/orders', () =>
    asked.length > 1
      ? json({ errors: [{ field: null, message: 'Nein.' }] }, 422)
      : json(
          { data: { uid: 'u', hash: 'h', paymentRedirectUrl: '/store/berlin-nachtkueche/checkout/error' } },
          201,
        ),
  );
  await orderButton().click();
  await expect.poll(wentTo).toBe('/store/berlin-nachtkueche/checkout/error');
  reload({ change, path: '/checkout/error' });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Leider ist Ihre Zahlung fehlgeschlagen.');
  await expect.element(main()).toMatchTextContent('Espresso');
  await expect.element(field(name)).toHaveValue('Ada');
  await orderButton().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Nein.');
  const [first, second] = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second, 'a failed payment is not tried twice under one key').not.toBe(first);
});

test('the count beside the cart sums all amounts', async () => {
  await visitCheckout({ cart: { Espresso: 2, 'Marinierte Oliven': 0.3 } });
  const cart = page.getByRole('region', { name: 'Warenkorb' });
  await expect.element(cart.getByRole('heading')).toHaveTextContent('Warenkorb2,3');
});
