import { addAtOnce, BRANCH, openCart } from './customer.ts';
import { expect, test } from './test.ts';

test('a browser whose storage is full still fills its cart, and says that it cannot keep it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = globalThis.localStorage;
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(globalThis, 'localStorage', { value: new Proxy(real, { set: refuse }) });
  });
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  await expect(page.getByText('Ihr Browser kann ihn nicht speichern')).toBeVisible();
  await addAtOnce(page, 'Cola');
  const cart = await openCart(page);
  await expect(cart).toContainText('Espresso');
  await expect(cart).toContainText('Cola');
});
