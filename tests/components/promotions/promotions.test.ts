import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BranchPromotions } from '../../../src/lib/contract/promotions.ts';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { placeOrder } from '../../support/office/orders.ts';
import { call, open, save } from '../../support/office/page.tsx';
import { savedBy } from '../../support/office/saved-by.ts';

const BRANCH = 3;

it('a promotion is made with codes of its own, which come as a table and are redeemed once each', async () => {
  await open('/promotions/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Flyer Dezember');
  await page.getByRole('textbox', { name: 'Rabatt' }).fill('20');
  await expect.element(page.getByText('20 % Rabatt auf alles, mit einem erzeugten Code.')).toBeVisible();
  await save();
  await expect.poll(() => location.pathname).toMatch(/\/promotions\/\d+$/);
  const { pathname } = location;
  await page.getByRole('textbox', { name: 'Anzahl' }).fill('2');
  await page.getByRole('button', { name: 'Codes erzeugen' }).click();
  await expect.element(page.getByText('2 Codes, 0 davon benutzt.')).toBeVisible();
  const { text } = await savedBy(() => page.getByRole('button', { name: 'Als Tabelle speichern' }).click());
  const [, first = '', second = ''] = text.split('\n').map((line) => line.split(';')[0]);
  expect(second).toMatch(/^[A-Z0-9]{8,}$/);

  await placeOrder(BRANCH, { codes: [first] });
  const asked = { codes: [first, second] };
  const { promotions, refused } = await call<BranchPromotions>('POST', '/api/branches/1/promotions', asked);
  expect(refused).toEqual([{ code: first, message: 'Dieser Code wurde schon eingelöst.' }]);
  expect(promotions.map(({ code }) => code)).toContain(second);

  const total = async (codes: string[]) => {
    const { id } = await placeOrder(BRANCH, { codes });
    return (await call<Order>('GET', `/api/orders/${id}`)).pricing.totalGross;
  };
  const before = await total([]);
  expect(await total([second])).toBeCloseTo(before * 0.8, 2);

  await open(pathname.replace('/backend', ''));
  await expect.element(page.getByText('2 Codes, 2 davon benutzt.')).toBeVisible();
});
