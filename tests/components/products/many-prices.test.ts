import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { call, expectTrouble, open, signInAgain } from '../../support/office/page.tsx';
import { expectUsable } from '../../support/component-axe.ts';

interface Priced {
  id: number;
  name: string;
  price: number;
}

const priceOf = async (id: number) => (await call<Priced>('GET', `/api/products/${id}`)).price;
const change = page.getByRole('button', { name: /Preise ändern$/ });

/** The demo's prices, which other tests read, are back after the test. */
async function keepPrices(): Promise<void> {
  const before = await call<Priced[]>('GET', '/api/products');
  onTestFinished(async () => {
    for (const { id, price } of before)
      if ((await priceOf(id)) !== price) await call('PUT', `/api/products/${id}`, { price });
  });
}

it('a price changed by someone else since the preview is kept and reported', async () => {
  expectTrouble('/api/products/');
  await keepPrices();
  const [theirs] = await call<Priced[]>(
    'GET',
    `/api/products?filter=${encodeURIComponent('{"q":"Tiramis"}')}`,
  );
  const { id, name } = theirs ?? { id: 0, name: '' };
  const [mine, before] = [703, await priceOf(703)];
  const dearer = Math.round((await priceOf(id)) + 1);
  await open('/products/preise');
  await page.getByRole('combobox', { name: 'Kategorie' }).click();
  await page.getByRole('option', { name: 'Süßes & Torten' }).click();
  await page.getByLabelText('Um wie viel').fill('10');
  await expect.element(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await call('PUT', `/api/products/${id}`, { price: dearer });
  await page.getByRole('button', { name: / ändern$/ }).click();
  const told = page.getByRole('status').filter({ hasText: name });
  await expect.element(told).toMatchTextContent('inzwischen von jemand anderem geändert');
  expect(await priceOf(id)).toBe(dearer);
  // The others follow: refused changes are shown as soon as they are known.
  await expect.poll(() => priceOf(mine)).toBeGreaterThan(before);
  await expect.element(page.getByText(/Preise wurden geändert\./).first()).toBeVisible();
});

it('prices are changed together after a preview, also over a sign-in', async () => {
  expectTrouble('/api/');
  await open('/products/preise');
  await page.getByLabelText('Um wie viel').fill('10');
  const prices = page.getByRole('cell', { name: /EUR/ });
  await expect.element(prices.first()).toBeVisible();
  const asked = answer(/^PUT \/api\/products\/\d+$/, () => {
    const status = { 4: 401, 5: 500 }[asked.length];
    return status ? json({ errors: [] }, status) : json({ data: { id: asked.length } });
  });
  await change.click();
  // The session ends halfway: nothing more is sent, and the run continues after the sign-in.
  await signInAgain();
  const told = page.getByRole('status').filter({ hasText: 'Ihre Anmeldung ist abgelaufen' });
  await expect.element(told).toMatchTextContent('3 Produkte haben ihren neuen Preis schon');
  await expect.element(page.getByLabelText('Um wie viel')).toHaveValue('10');
  expect(asked).toHaveLength(4);
  await expect.element(prices.first()).toBeVisible();
  await expectUsable('#main-content');
  await change.click();
  // Products with the new price are not offered again.
  await expect.element(page.getByRole('button', { name: '1 Preis ändern' })).toBeEnabled();
});
