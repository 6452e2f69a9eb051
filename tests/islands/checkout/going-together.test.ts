import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { amountIn, expectGone } from '../../support/islands/page.ts';
import { beside, reload, visitCheckout } from './visit.tsx';

const CALL = /^GET \/api\/branches\/\d+\/going-together\//;
const BOWL = { 'Falafel-Bowl „Levante“': 1 };

const section = () => page.getByRole('region', { name: 'Dazu passt' });
const plus = (name: string) => section().getByRole('button', { name: `${name} dazu bestellen` });
const taken = (name: string) => section().getByRole('button', { name: `${name} ist im Warenkorb` });

test('what goes well with the cart stands below it, and is ordered with one tap', async () => {
  await visitCheckout({ cart: BOWL });
  await expect.element(section()).toBeVisible();
  const rows = section().getByRole('listitem').elements();
  expect(rows.map(({ textContent }) => amountIn(textContent))).toEqual([4.6, 4.5]);
  await plus('Limonade Zitrone-Minze').click();
  await expect.element(taken('Limonade Zitrone-Minze')).toHaveFocus();
  await expect
    .element(section().getByRole('status'))
    .toHaveTextContent('Limonade Zitrone-Minze ist im Warenkorb');
  expect(amountIn(beside('Gesamt Brutto'))).toBe(17.5);
  await page.getByRole('button', { name: /^Limonade Zitrone-Minze entfernen/ }).click();
  await expect.element(plus('Limonade Zitrone-Minze')).toBeVisible();
});

test('nothing moves under the eyes: it comes in while its place is below the window', async () => {
  const arrive = Promise.withResolvers<void>();
  const asked = answer(CALL, async (_, pass) => {
    await arrive.promise;
    return pass();
  });
  await visitCheckout({ cart: BOWL });
  const back = page.getByRole('link', { name: 'Zurück', exact: true });
  await expect.element(back).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  back.element().scrollIntoView({ block: 'end' });
  const before = back.element().getBoundingClientRect().top;
  arrive.resolve();
  await expect.poll(() => document.querySelector('.about-order > .hidden-visually')).not.toBeNull();
  expect(back.element().getBoundingClientRect().top).toBe(before);
  expect(section().elements()).toEqual([]);
  scrollTo(0, 0);
  await expect.element(section()).toBeVisible();
});

test('it is offered once: not again with what was taken', async () => {
  const asked = answer(CALL, (_, pass) => pass());
  await visitCheckout({ cart: BOWL });
  await plus('Zitronen-Olivenöl-Kuchen').click();
  await expect.element(taken('Zitronen-Olivenöl-Kuchen')).toBeVisible();
  reload({ path: '/checkout' });
  await expect.element(page.getByRole('link', { name: 'Zurück', exact: true })).toBeVisible();
  await expect.element(page.getByText('Zitronen-Olivenöl-Kuchen')).toBeVisible();
  await expectGone(section());
  expect(asked).toHaveLength(1);
});

test('who declines is not asked again in this tab, and goes on with what follows', async () => {
  await visitCheckout({ cart: BOWL });
  await section().getByRole('button', { name: 'Nein, danke' }).click();
  await expectGone(section());
  expect(document.activeElement?.closest('section')).not.toBeNull();
  reload({ path: '/checkout' });
  await expect.element(page.getByRole('link', { name: 'Zurück', exact: true })).toBeVisible();
  await expectGone(section());
});

test.each([
  ['nothing goes with the cart', () => json({ data: [] })],
  ['the call fails', () => json({ errors: [] }, 503)],
])('the checkout is as ever where %s', async (_, how) => {
  const asked = answer(CALL, how);
  await visitCheckout({ cart: BOWL });
  await expect.poll(() => asked.length).toBe(1);
  await expectGone(section());
});

test.each([
  ['a shop that has switched it off', { hasSuggestions: false }],
  ['a branch that takes no orders', { branch: { openingHours: [], isPreorderEnabled: false } }],
])('%s is not asked', async (_, change) => {
  const asked = answer(CALL, (_asked, pass) => pass());
  await visitCheckout({ cart: BOWL, change });
  await expect.element(page.getByRole('region', { name: 'Warenkorb', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});
