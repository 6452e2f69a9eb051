import { acceptTerms, addMargherita, BRANCH, fillIn, goToCheckout, orderButton } from '../customer.ts';
import { enterAs, expect, test } from './office.ts';

test('statistics show how far visits go, from the menu to the order', async ({
  page,
  office,
  newCustomer,
}) => {
  await enterAs(page, office);
  const counts = async () => {
    const answer = await page.request.get('/api/statistics/funnel');
    const { data } = (await answer.json()) as { data: { steps: { count: number }[] } };
    return data.steps.map(({ count }) => count);
  };
  const countVisits = async (enablePluginVisits: boolean) =>
    expect((await page.request.post('/api/config', { data: { enablePluginVisits } })).status()).toBe(200);
  await countVisits(true);
  await expect.poll(async () => (await page.request.get(BRANCH)).text()).toContain('data-visits');
  const before = await counts();
  const customer = await newCustomer();
  // Whoever only looks, and comes back.
  await customer.goto(BRANCH);
  await expect(customer.locator('[data-order-top]')).toBeVisible();
  await customer.goto('/');
  await customer.goto(BRANCH);
  await addMargherita(customer);
  await goToCheckout(customer);
  await fillIn(customer, { 'Vor- und Nachname': 'Ada Beispiel' });
  await acceptTerms(customer);
  await orderButton(customer).click();
  await customer.waitForURL('**/status/**');
  await expect
    .poll(async () => (await counts()).map((count, index) => count - (before[index] ?? 0)))
    .toEqual([2, 1, 1, 1, 1]);

  await page.goto('/backend/statistics?zeitraum=today');
  const funnel = page.getByRole('region', { name: 'Vom Besuch zur Bestellung' });
  await expect(funnel.getByRole('definition')).toContainText('%');
  const ordered = funnel.getByRole('row', { name: /^Bestellt/ });
  await expect(ordered).toContainText(String((await counts()).at(-1)));
  await countVisits(false);
});
