import { DateTime } from 'luxon';
import { createElement } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { legalLink, legalPages } from '../../../src/content/legal.ts';
import { Checkout } from '../../../src/islands/checkout/Checkout.tsx';
import type { CheckoutData } from '../../../src/lib/client/page-data.ts';
import { branchFacts, rangesAhead } from '../../../src/lib/domain/branch-facts.ts';
import { demo, open, setClock, ZONE } from '../../support/islands/page.ts';

/** Checkouts as this and other shops have them, on any day. */

/** '2026-11-27T23:30' in the shop's zone. */
export const inBerlin = (text: string) => DateTime.fromISO(text, { zone: ZONE });

type Change = Omit<Partial<CheckoutData>, 'branch'> & { branch?: Partial<CheckoutData['branch']> };

interface Visit {
  /** The shop's clock; without one it is now. */
  at?: string;
  /** What is other than in the demo shop. */
  change?: Change;
  /** What lies in the cart; amounts in the product's own unit. */
  cart?: Record<string, number>;
  path?: string;
}

const PATH = '/store/berlin-nachtkueche';
export const CART_KEY = 'asp.demo.berlin-nachtkueche.cart';

/** What the page carries, as `CheckoutPage.astro` writes it. */
function dataOf({ change = {} }: Visit): CheckoutData {
  const demoBranch = demo.branches.find(({ identifier }) => PATH.endsWith(`/${identifier}`));
  if (!demoBranch) throw new Error('the demo shop has no such branch');
  const branch = { ...demoBranch, ...change.branch };
  const pages = legalPages(demo);
  const linkTo = (slug: string) => {
    const found = pages.find((one) => one.slug === slug);
    return found ? legalLink(found) : null;
  };
  return {
    ...branchFacts(branch, demo.tables, demo.config),
    openRanges: rangesAhead(branch, DateTime.now().setZone(ZONE).startOf('day')),
    legal: { terms: linkTo('terms-and-conditions'), privacy: linkTo('privacy') },
    donatees: demo.config.enablePluginDonations ? demo.donatees : [],
    sendsSms: demo.config.enablePluginSMS,
    ...change,
    branch,
  };
}

function fillCart(cart: Record<string, number>): void {
  const items = Object.entries(cart).map(([name, amount]) => {
    const product = demo.products.find((one) => one.name === name);
    if (!product) throw new Error(`the shop has no ${name}`);
    return { product, amount, unit: product.unit.symbol, parts: [] };
  });
  localStorage.setItem(CART_KEY, JSON.stringify(items));
}

/** Opens the checkout; called once more without a cart it is loaded again. */
export async function visitCheckout(visit: Visit = {}): Promise<void> {
  const { at, cart = { Espresso: 1 }, path = '/checkout' } = visit;
  if (at) setClock(inBerlin(at).toMillis());
  fillCart(cart);
  show(visit, path);
  await expect
    .element(page.getByRole('button', { name: 'Zurück' }).or(page.getByRole('link', { name: 'Zurück' })))
    .toBeInTheDocument();
}

/** Loads the page again: what storages hold is all that is left. */
export const reload = (visit: Visit = {}) => show(visit, location.pathname + location.search);

function show(visit: Visit, path: string): void {
  open({
    path: path.startsWith('/store') ? path : PATH + path,
    data: dataOf(visit),
    island: createElement(Checkout, { hasPaymentFailed: path.endsWith('/error') }),
  });
}

export const orderButton = () => page.getByRole('button', { name: 'Bestellung abschicken' });
export const dateButton = () => page.getByRole('button', { name: /^Tag/ });
export const timeButton = () => page.getByRole('button', { name: /^Uhrzeit/ });
export const picker = () => page.getByRole('dialog');
export const save = () => picker().getByRole('button', { name: 'Speichern' });
export const main = () => page.getByRole('main');
export const field = (name: string) => page.getByRole('textbox', { name });

export async function acceptTerms(): Promise<void> {
  await page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).click();
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).click();
}
