import { readFile } from 'node:fs/promises';
import { addAtOnce, amountBeside, BRANCH, goToCheckout } from '../customer.ts';
import { enterAs, expect, placeOrder, test } from './office.ts';

const NACHTKUECHE = 3;
const SPENT = 'Dieser Code wurde schon eingelöst.';

test('a promotion is made with codes of its own, which come as a table and are redeemed once each', async ({
  page,
  office,
  newCustomer,
}) => {
  await enterAs(page, office);
  await page.goto('/backend/promotions/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Flyer Dezember');
  await page.getByRole('textbox', { name: 'Rabatt' }).fill('20');
  await expect(page.getByText('20 % Rabatt auf alles, mit einem erzeugten Code.')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page).toHaveURL(/\/promotions\/\d+$/);
  await page.getByRole('textbox', { name: 'Anzahl' }).fill('2');
  await page.getByRole('button', { name: 'Codes erzeugen' }).tap();
  await expect(page.getByText('2 Codes, 0 davon benutzt.')).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Tabelle speichern' }).tap();
  const table = await readFile(await (await started).path(), 'utf8');
  const [, first = '', second = ''] = table.split('\n').map((line) => line.split(';')[0]);
  expect(second).toMatch(/^[A-Z0-9]{8,}$/);

  const codes = [first];
  await placeOrder(page.request, NACHTKUECHE, { codes });

  const customer = await newCustomer();
  await customer.goto(`${office.shop.url}${BRANCH}`);
  await addAtOnce(customer, 'Cola');
  await goToCheckout(customer);
  const total = () => amountBeside(customer.getByRole('main'), 'Gesamt Brutto');
  const before = await total();
  await customer.getByText('Gutscheincode einlösen').click();
  const redeem = async (code: string) => {
    await customer.getByRole('textbox', { name: 'Code' }).fill(code);
    await customer.getByRole('button', { name: 'Einlösen' }).click();
  };
  await redeem(first);
  await expect(customer.getByText(SPENT)).toBeVisible();
  await redeem(second);
  await expect.poll(total).toBeCloseTo(before * 0.8, 2);

  await page.reload();
  await expect(page.getByText('2 Codes, 1 davon benutzt.')).toBeVisible();
});
