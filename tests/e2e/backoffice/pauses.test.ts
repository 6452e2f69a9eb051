import { expectUsable } from '../axe.ts';
import { acceptTerms, addAtOnce, BRANCH, chooseMode, fillIn, goToCheckout, openCart } from '../customer.ts';
import { enterAs, expect, newEmployee, ownShopTest as test } from './office.ts';

test.describe('a kitchen that is full', () => {
  test('pauses delivery with two taps, which open pages say at once, and lifts it again', async ({
    page,
    office,
    newCustomer,
  }) => {
    const branches = (await (await page.request.get('/api/branches')).json()) as {
      data: { id: number; identifier: string }[];
    };
    const own = branches.data.find(({ identifier }) => BRANCH.endsWith(`/${identifier}`))?.id ?? 0;
    await enterAs(page, office, await newEmployee(office, [own]));
    await page.goto('/backend/');

    // Somebody is about to order a delivery.
    const customer = await newCustomer();
    await customer.clock.install();
    await customer.goto(BRANCH);
    // As much as the minimum order value of a delivery asks for.
    for (const _ of '12345') await addAtOnce(customer, 'Espresso');
    await expect(customer.locator('[data-cart-count]')).toHaveText('5');
    const delivery = customer.locator('[data-order-top]').getByRole('radio', { name: 'Lieferung' });
    await expect(delivery).toBeEnabled();

    await page.getByRole('button', { name: 'Pause' }).tap();
    await expectUsable(page, 'pause', '[role="dialog"]');
    await page.getByRole('button', { name: 'Lieferung pausieren: 30 Min.' }).tap();
    await expect(page.getByText(/^Pause: Lieferung bis \d\d:\d\d$/)).toBeVisible();

    await customer.clock.runFor(41_000);
    const top = customer.locator('[data-order-top]');
    await expect(top.getByRole('status')).toContainText(
      /Gerade sehr viel los: Lieferung wieder ab .*\d\d:\d\d\. .*Danke für Ihr Verständnis!/,
    );
    const cart = await openCart(customer);
    await chooseMode(cart, 'Lieferung');
    await expect(cart.getByText(/Lieferung wieder ab/)).toBeVisible();
    await goToCheckout(customer);
    // What is ordered as soon as possible is for after the pause.
    await expect(customer.getByRole('button', { name: 'Zahlungspflichtig vorbestellen' })).toBeVisible();
    await expect(customer.getByText(/Lieferung wieder ab/).first()).toBeVisible();

    await page.getByRole('button', { name: 'Pause aufheben' }).tap();
    await expect(page.getByText(/^Pause: Lieferung/)).toBeHidden();
    await customer.clock.runFor(31_000);
    await expect(customer.getByText(/Lieferung wieder ab/)).toHaveCount(0);
    await fillIn(customer, {
      'Vor- und Nachname': 'Erika Muster',
      Telefonnummer: '030 1234567',
      'Strasse + Nr.': 'Torstraße 3',
    });
    await acceptTerms(customer);
    await customer.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
    await expect(customer).toHaveURL(/\/status\//);
  });
});
