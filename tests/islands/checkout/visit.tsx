import { DateTime } from 'luxon';
import { createElement } from 'react';
import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { legalLink, legalPages } from '../../../src/content/site.ts';
import { Checkout } from '../../../src/islands/checkout/Checkout.tsx';
import type { CheckoutData } from '../../../src/lib/client/page-data.ts';
import type { CartItem } from '../../../src/lib/domain/cart-item.ts';
import { branchFacts, rangesAhead } from '../../../src/lib/domain/branch-facts.ts';
import { demo, open, setClock, ZONE } from '../../support/islands/page.ts';

/** Checkouts as this and other shops have them, on any day. */

/** '2026-11-27T23:30' in the shop's zone. */
export const inBerlin = (text: string) => DateTime.fromISO(text, { zone: ZONE });

type Change = Omit<Partial<CheckoutData>, 'branch'> & { branch?: Partial<CheckoutData['branch']> };

interface Visit {
  /** The shop's clock; without one it is now. */
  at?: string;
  /** Differences from the demo shop. */
  change?: Change;
  /** What lies in the cart; amounts in the product's own unit. Null: what was put there before. */
  cart?: Record<string, number> | null;
  path?: string;
}

const PATH = '/store/berlin-nachtkueche';
const CART_KEY = 'asp.demo.berlin-nachtkueche.cart';

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
    withdrawal: { link: null, exception: null },
    donatees: demo.config.enablePluginDonations ? demo.donatees : [],
    sendsSms: demo.config.enablePluginSMS,
    holdsSlots: demo.config.slotHoldMinutes > 0,
    hasSuggestions: demo.config.enablePluginSuggestions,
    ...change,
    branch,
  };
}

/** A line of the cart; its parts are the chosen options' names. */
export function line(name: string, amount: number, chosen: Record<string, string | string[]> = {}): CartItem {
  const product = demo.products.find((one) => one.name === name);
  if (!product) throw new Error(`the shop has no ${name}`);
  const parts = Object.entries(chosen).map(([part, value]) => ({ name: part, value }));
  return { product, amount, unit: product.unit.symbol, parts: parts as CartItem['parts'] };
}

export const fillCart = (lines: CartItem[]) => localStorage.setItem(CART_KEY, JSON.stringify(lines));

/** Opens the checkout; a second call without a cart loads it again. */
export async function visitCheckout(visit: Visit = {}): Promise<void> {
  const { at, cart = { Espresso: 1 }, path = '/checkout' } = visit;
  if (at) setClock(inBerlin(at).toMillis());
  if (cart) fillCart(Object.entries(cart).map(([name, amount]) => line(name, amount)));
  show(visit, path);
  await expect.element(page.getByRole('link', { name: 'Zurück', exact: true })).toBeVisible();
}

/** Loads the page again: what storages hold is all that is left. */
export const reload = (visit: Visit = {}) => show(visit, visit.path ?? location.pathname + location.search);

function show(visit: Visit, path: string): void {
  open({
    path: path.startsWith('/store') ? path : PATH + path,
    data: dataOf(visit),
    island: createElement(Checkout, { hasPaymentFailed: path.endsWith('/error') }),
  });
}

export const orderButton = () => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
export const times = () => page.getByRole('group', { name: 'Gewünschter Termin' });
export const asSoonAsPossible = () => page.getByRole('radio', { name: /^So schnell wie möglich/ });
export const later = () => page.getByRole('radio', { name: /^Später/ });
/** A day: 'Heute', 'Fr'. */
export const dayTile = (name: string) =>
  page.getByRole('group', { name: 'Tag' }).getByRole('radio', { name: new RegExp(`^${name}`) });
/** A time of the day: '18:00'. */
export const timeTile = (time: string) =>
  page
    .getByRole('group', { name: 'Verfügbare Zeiten:' })
    .getByRole('radio', { name: new RegExp(`^${time}`) });
export const otherDay = () => page.getByRole('button', { name: /^Anderer Tag/ });
export const picker = () => page.getByRole('dialog');
export const save = () => picker().getByRole('button', { name: 'Speichern' });
export const main = () => page.getByRole('main');
export const field = (name: string) => page.getByRole('textbox', { name });

export async function acceptTerms(): Promise<void> {
  await page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).click();
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).click();
}

type Mode = 'Takeaway' | 'Lieferung' | 'Dine In';

export const chooseMode = (mode: Mode) => page.getByRole('radio', { name: mode }).click();

/** What stands beside a term of the totals; '' where there is none. */
export function beside(term: string | RegExp): string {
  const cart = page.getByRole('region', { name: 'Warenkorb', exact: true }).query();
  const terms = [...(cart?.querySelectorAll('dt') ?? [])];
  const isMeant = (text: string) => (typeof term === 'string' ? term === text : term.test(text));
  const found = terms.find(({ textContent }) => isMeant(textContent));
  return found?.nextElementSibling?.textContent ?? '';
}

/** A day of the open calendar: 'Sonntag, 28.03.2027', which is there in words. */
export function day(name: string): Locator {
  const date = DateTime.fromFormat(name.split(', ')[1] ?? '', 'dd.MM.yyyy', { locale: 'de' });
  return picker().getByRole('button', { name: date.toFormat('EEEE, d. MMMM yyyy'), exact: true });
}
