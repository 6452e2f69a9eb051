import { startGeocoderServer } from '../../support/geocoder-server.ts';
import { openOffice, type Office } from '../../support/office-template.ts';
import { byDay, expectUsable } from '../axe.ts';
import {
  acceptTerms,
  addAtOnce,
  BRANCH,
  chooseMode,
  fillIn,
  goToCheckout,
  orderButton,
} from '../customer.ts';
import { enterAs, expect, test as base } from './office.ts';

/** From drawing a zone to an order within it, with a server that finds addresses as Nominatim does. */
const test = base.extend<object, { office: Office }>({
  office: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const geocoder = await startGeocoderServer();
      geocoder.know('torstraße 1, 10119 berlin', { latitude: 52.5006, longitude: 13.42, postcode: '10119' });
      geocoder.know('seestraße 9, 13353 berlin', { latitude: 52.6, longitude: 13.2, postcode: '13353' });
      const office = await openOffice({ GEOCODER_URL: geocoder.url });
      await use(office);
      await office.shop.stop();
      await geocoder.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const AREA = { area: 'Innenstadt', price: 3.5, tax: 19, minimumOrderValue: 0, freeFromOrderValue: null };

test('a zone is drawn on the map, and decides what a delivery costs and where there is none', async ({
  page,
  office,
  newCustomer,
  trouble,
}) => {
  trouble.expected('/address-area');
  await byDay(page);
  await enterAs(page, office);
  const { data } = (await (await page.request.get('/api/branches')).json()) as {
    data: { id: number; identifier: string }[];
  };
  const { id } = data.find(({ identifier }) => BRANCH.endsWith(identifier)) ?? { id: 0 };
  const changes = { isDeliveryEnabled: true, isDeliveryHoursEnabled: false, deliveryAreas: [AREA] };
  expect((await page.request.put(`/api/branches/${id}`, { data: changes })).status()).toBe(200);

  await page.goto(`/backend/branches/${id}/lieferung`);
  await page.getByRole('combobox', { name: /Liefergebiete nach/ }).tap();
  await page.getByRole('option', { name: 'Zonen auf der Karte' }).tap();
  await page.getByRole('button', { name: 'Auf der Karte zeichnen' }).tap();
  const map = page.getByRole('group', { name: 'Karte der Zone' });
  const canvas = map.locator('canvas');
  await expect(canvas).toBeVisible();
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.8, 0.8],
    [0.2, 0.8],
  ] as const)
    await canvas.click({ position: { x: x * (box?.width ?? 0), y: y * (box?.height ?? 0) } });
  await expect(map.getByRole('button', { name: /^Ecke / })).toHaveCount(4);
  // By keys, too.
  const text = page.getByRole('textbox', { name: 'Zone als GeoJSON' });
  const before = await text.inputValue();
  await map.getByRole('button', { name: 'Ecke 1' }).press('ArrowLeft');
  await expect(text).not.toHaveValue(before);
  await expect(map.getByRole('button', { name: 'Ecke 1' })).toBeFocused();
  await expectUsable(page, 'a zone', '#main-content');
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page.getByText('Gespeichert').first()).toBeVisible();

  const customer = await newCustomer();
  await expect(async () => {
    await customer.goto(`${office.shop.url}${BRANCH}`);
    await expect(customer.locator('#liefergebiete')).toContainText('Innenstadt', { timeout: 1_500 });
  }).toPass({ timeout: 20_000 });
  await addAtOnce(customer, 'Cola');
  await goToCheckout(customer);
  await chooseMode(customer, 'Lieferung');
  await fillIn(customer, {
    'Vor- und Nachname': 'Ada Beispiel',
    Telefonnummer: '030 1234567',
    'Strasse + Nr.': 'Seestraße 9',
    'PLZ + Ort': '13353 Berlin',
  });
  const street = customer.getByRole('textbox', { name: 'Strasse + Nr.' });
  await expect(street).toHaveAccessibleDescription('Zu dieser Adresse liefern wir leider nicht.');
  await fillIn(customer, { 'Strasse + Nr.': 'Torstraße 1', 'PLZ + Ort': '10119 Berlin' });
  await expect(customer.getByText('Wir liefern zu Ihnen: Innenstadt, Lieferkosten 3,50 EUR.')).toBeVisible();
  await acceptTerms(customer);
  await orderButton(customer).click();
  await customer.waitForURL(/\/status\//);
  await expect(customer.getByRole('main')).toContainText('3,50 EUR');
});
