import { DISHES } from './dishes.ts';
import type { Person } from './person.ts';
import { button, field, link } from './screens.ts';
import type { Ask } from './shop.ts';

/** The orders of the day, and what they come to by our own count. */

export interface Line {
  dish: string;
  amount: number;
  /** Of the pizzas' choice. */
  size?: 'klein' | 'groß';
}

const LARGE_CENTS = 350;
const centsOf = (price: string) => Math.round(Number(price.replace(',', '.')) * 100);

export const costOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { dish, amount, size }) => {
    const price = centsOf(DISHES.find(({ name }) => name === dish)?.price ?? '');
    return sum + amount * (price + (size === 'groß' ? LARGE_CENTS : 0));
  }, 0);

const PLAIN = DISHES.filter(({ options, hasSizes }) => !options && !hasSizes);

/** What the nth customer of the web page orders. */
export function linesOf(n: number): Line[] {
  const dish = PLAIN[n % PLAIN.length]?.name ?? '';
  const pizza: Line = { dish: 'Pizza Margherita', amount: 1, size: n % 2 === 0 ? 'groß' : 'klein' };
  return n % 3 === 0 ? [pizza, { dish, amount: 1 }] : [{ dish, amount: 1 + (n % 2) }];
}

/** An order as the pages place it. */
export async function orderOnline(
  ask: Ask,
  branch: number,
  name: string,
  lines: readonly Line[],
): Promise<void> {
  const products = await ask<{ id: number; name: string }[]>('products');
  await ask('orders', {
    branch: { id: branch },
    name,
    email: 'gast@example.org',
    phone: '+491701234567',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    items: lines.map(({ dish, amount, size }) => ({
      product: { id: products.find((product) => product.name === dish)?.id },
      amount,
      unit: 'Stk',
      parts: size ? [{ name: 'Größe', value: size }] : [],
    })),
  });
}

/** Takes an order of one dish by phone or at the counter, as it is told; the letters are enough for the search. */
export async function takeOrder(
  person: Person,
  told: { how: 'Telefon' | 'Theke'; name: string; letters: string; dish: string },
): Promise<void> {
  const { page } = person;
  const isPhone = told.how === 'Telefon';
  if (!page.url().endsWith('/aufnehmen')) await person.tap(link(page, 'Bestellung aufnehmen'));
  const search = page.getByRole('combobox', { name: 'Gericht suchen' });
  const way = button(page, told.how);
  if ((await way.getAttribute('aria-pressed')) !== 'true') await person.tap(way);
  if (isPhone) await person.type(field(page, 'Telefon'), '030 5550171');
  await person.type(field(page, 'Name'), told.name);
  await person.type(search, told.letters);
  await page
    .getByRole('option', { name: new RegExp(told.dish) })
    .first()
    .waitFor();
  await person.press('Enter');
  await page.getByRole('list', { name: 'Gerichte' }).getByText(told.dish).waitFor();
  await person.tap(button(page, 'Bestellung abschicken'));
  await page.getByText(/Bestellung \d+ ist aufgenommen/).waitFor();
}
