import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Product } from '../../../src/lib/domain/product.ts';
import { answer, json } from '../../support/answered-calls.ts';
import { expectGone, wentTo } from '../../support/islands/page.ts';
import {
  acceptTerms,
  chooseMode,
  field,
  fillCart,
  line,
  main,
  orderButton,
  reload,
  visitCheckout,
} from './visit.tsx';

/** Sending an order, and what comes back. */

const ORDERS = 'POST /api/orders';
const alert = () => page.getByRole('alert');
const name = () => field('Vor- und Nachname');

async function readyToOrder(): Promise<void> {
  await visitCheckout();
  await name().fill('Ada Beispiel');
  await acceptTerms();
}

test('a lost response does not make a second order', async () => {
  await readyToOrder();
  const placed: { key: string | null; uid: string }[] = [];
  answer(ORDERS, async ({ headers }, pass) => {
    const response = await pass();
    const { data } = (await response.clone().json()) as { data: { uid: string } };
    placed.push({ key: headers.get('idempotency-key'), uid: data.uid });
    if (placed.length === 1) throw new TypeError('Failed to fetch');
    return response;
  });
  await orderButton().click();
  await expect.element(alert()).toMatchTextContent('Keine Verbindung.');
  await orderButton().click();
  await expect.poll(wentTo).toMatch(/^\/status\//);
  expect(placed).toHaveLength(2);
  expect(placed[0]?.key).toBeTruthy();
  expect(placed[1]).toEqual(placed[0]);
});

test('a reload keeps the form', async () => {
  await visitCheckout({ cart: { Tiramisù: 1 } });
  const typed = {
    'Vor- und Nachname': 'Ada Beispiel',
    Email: 'ada@example.org',
    Telefonnummer: '+491701234567',
  };
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
  reload();
  for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text);
  await expect.element(main()).toMatchTextContent('Tiramisù');
});

test('a server error stands at its field', async () => {
  await readyToOrder();
  const message = 'Dieser Name gefällt uns nicht.';
  answer(ORDERS, () => json({ errors: [{ field: 'name', message }] }, 422));
  await orderButton().click();
  await expect.element(name()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name()).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(alert()).toMatchTextContent(message);
  await expect.element(orderButton()).toBeEnabled();
});

test('missing values are reported at their field, before anything is sent', async () => {
  await visitCheckout();
  const sent = answer(ORDERS, (_, pass) => pass());
  await orderButton().click();
  for (const missing of [
    name(),
    page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }),
    page.getByRole('checkbox', { name: /Datenschutzerklärung/ }),
  ]) {
    await expect.element(missing).toHaveAttribute('aria-invalid', 'true');
    await expect.element(missing).toHaveAccessibleDescription(/\p{L}{3,}/u);
  }
  await expect.element(alert()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a real refusal by the server keeps the form', async () => {
  await readyToOrder();
  // A page from yesterday, or a client of its own: the server checks by itself.
  let status = 0;
  answer(ORDERS, async ({ body }, pass) => {
    const response = await pass({ ...(body as object), name: '' });
    status = response.status;
    return response;
  });
  await orderButton().click();
  await expect.element(name()).toHaveAttribute('aria-invalid', 'true');
  expect(status).toBe(422);
  await expect.element(name()).toHaveAccessibleDescription(/\p{L}{3,}/u);
  await expect.element(name()).toHaveValue('Ada Beispiel');
  await expect.element(main()).toMatchTextContent('Espresso');
});

test('a changed price is shown before anything is ordered', async () => {
  await readyToOrder();
  let status = 0;
  answer(ORDERS, async ({ body }, pass) => {
    const response = await pass({ ...(body as object), expectedTotal: 0.5 });
    status = response.status;
    return response;
  });
  await orderButton().click();
  await expect.element(alert()).toBeVisible();
  expect(status).toBe(409);
  expect(wentTo()).toBeUndefined();
});

// A proxy may have lost only the answer: sending again is safe, and the page says so.
const SENDING_AGAIN = 'Ihre Bestellung wurde nicht bestätigt. Bitte versuchen Sie es erneut.';

describe('a response', () => {
  beforeEach(readyToOrder);

  test.each([
    { status: 418, body: '<h1>Oops</h1>', also: [] },
    { status: 422, body: '{"errors":[]}', also: [] },
    { status: 500, body: '', also: [SENDING_AGAIN] },
    { status: 502, body: '<h1>Oops</h1>', also: [SENDING_AGAIN] },
    { status: 201, body: '{}', also: [SENDING_AGAIN] },
  ])("$status '$body' has no data and is an unknown error", async ({ status, body, also }) => {
    answer(ORDERS, () => new Response(body, { status }));
    await orderButton().click();
    const said = ['Ein unbekannter Fehler ist aufgetreten.', ...also].join(' ');
    await expect.element(alert().getByRole('listitem')).toHaveTextContent(said);
    expect(wentTo()).toBeUndefined();
    await expect.element(orderButton()).toBeEnabled();
  });
});

/** Changes of the dishes in the cart since they were added; null: all are gone. */
const NOW: Record<string, (product: Product) => Partial<Product> | null> = {
  'Pizza Margherita': ({ config }) => ({
    config: {
      parts: config.parts.map((part) => ({
        ...part,
        options: part.options.filter((option) => option.name !== 'Rucola'),
      })),
    },
  }),
  'Marinierte Oliven': () => ({ unit: { type: 'weight', symbol: 'g' }, alternativeUnits: [] }),
  Cola: () => ({ name: 'Cola 0,33 l' }),
  Espresso: () => ({ price: 2.75 }),
  Tiramisù: () => ({ enabled: false }),
  'Frischer Minztee': () => null,
  'Latte macchiato': () => ({ description: 'Mit Hafermilch' }),
  'Limonade Zitrone-Minze': () => ({ maximumQuantity: 2 }),
};

test('every kind of cart change is reported line by line', async () => {
  fillCart([
    line('Pizza Margherita', 1, { Größe: 'Familie, 45 cm', Extras: ['Rucola'] }),
    line('Marinierte Oliven', 0.3),
    ...['Cola', 'Espresso', 'Tiramisù', 'Frischer Minztee', 'Latte macchiato'].map((dish) => line(dish, 1)),
    line('Limonade Zitrone-Minze', 3),
  ]);
  await visitCheckout({ cart: null });
  await name().fill('Ada Beispiel');
  await acceptTerms();
  answer('GET /api/products', async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: Product[] };
    const changed = data.flatMap((product) => {
      const change = NOW[product.name]?.(product);
      return change === null ? [] : [{ ...product, ...change }];
    });
    return json({ data: changed });
  });
  answer(ORDERS, () => json({ errors: [{ field: 'items.0', message: 'Geändert.' }] }, 409));
  await orderButton().click();
  const said = alert().getByRole('listitem');
  await expect
    .poll(() => said.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Espresso kostet jetzt 2,75 EUR.',
      'Pizza Margherita gibt es in dieser Zusammenstellung nicht mehr.',
      'Marinierte Oliven ist in dieser Einheit nicht mehr erhältlich.',
      'Cola heißt jetzt Cola 0,33 l.',
      'Tiramisù ist leider ausverkauft.',
      'Frischer Minztee gibt es nicht mehr.',
      'Latte macchiato hat sich geändert.',
      'Von Limonade Zitrone-Minze sind jetzt 2 Stk im Warenkorb.',
      'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn und schicken Sie die Bestellung erneut ab.',
    ]);
});

test('delivery asks for an address, takeaway does not', async () => {
  await visitCheckout({ cart: { Tiramisù: 2 } });
  const street = field('Strasse + Nr.');
  await expectGone(street);
  await chooseMode('Lieferung');
  await expect.element(street).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'PLZ + Ort' })).toBeVisible();
  await chooseMode('Takeaway');
  await expectGone(street);
});

test('an empty cart links back to the menu', async () => {
  await visitCheckout({ cart: {} });
  await expect.element(main()).toMatchTextContent('Keine Produkte im Warenkorb!');
  await expectGone(orderButton());
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect.poll(wentTo).toBe('/store/berlin-nachtkueche');
});

test('a failed payment comes back to the form with a message', async () => {
  await visitCheckout({ path: '/checkout/error' });
  await expect
    .element(alert())
    .toMatchTextContent(
      'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
    );
  await expect.element(name()).toBeVisible();
});
