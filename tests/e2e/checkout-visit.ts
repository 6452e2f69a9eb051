import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import type { CheckoutData } from '../../src/lib/client/page-data.ts';
import { openRanges } from '../../src/lib/domain/hours.ts';
import { expect } from './test.ts';

/** Checkouts as other shops would have them, on other days: the page's data is changed on its way. */

export const ZONE = 'Europe/Berlin';

/** '2026-11-27T23:30' in the shop's zone. */
export const inBerlin = (text: string) => DateTime.fromISO(text, { zone: ZONE });

type Change = Omit<Partial<CheckoutData>, 'branch'> & { branch?: Partial<CheckoutData['branch']> };

interface Visit {
  /** The shop's clock; without one it is now. */
  at?: string;
  /** What is other than in the demo shop. */
  change?: Change;
  branch?: string;
  /** What lies in the cart; amounts in the product's own unit. */
  cart?: Record<string, number>;
  path?: string;
}

const DATA = /(<script[^>]*id="branch-data"[^>]*>)([^<]*)(<\/script>)/;

function changed(html: string, { change = {}, at }: Visit): string {
  return html.replace(DATA, (_, before: string, json: string, after: string) => {
    const data = JSON.parse(json) as CheckoutData;
    const branch = { ...data.branch, ...change.branch };
    const from = (at ? inBerlin(at) : DateTime.now().setZone(ZONE)).startOf('day');
    const ranges = (rules: typeof branch.openingHours) => openRanges(rules, from, from.plus({ days: 14 }));
    const opening = ranges(branch.openingHours);
    const delivery = branch.isDeliveryHoursEnabled ? ranges(branch.deliveryHours) : opening;
    const all = { ...data, ...change, branch, openRanges: { opening, delivery } };
    return before + JSON.stringify(all).replaceAll('<', '\\u003c') + after;
  });
}

/** Serves every page of the branch as `visit` has it, with the clock set and the cart filled. */
export async function prepareVisit(page: Page, visit: Visit): Promise<string> {
  const { at, branch = 'berlin-nachtkueche', cart = { Espresso: 1 } } = visit;
  if (at) await page.clock.install({ time: inBerlin(at).toJSDate() });
  await page.route(`**/store/${branch}**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: changed(await response.text(), visit) });
  });
  const answer = await page.request.get('/api/products');
  const { data } = (await answer.json()) as { data: { name: string; unit: { symbol: string } }[] };
  const items = Object.entries(cart).map(([name, amount]) => {
    const product = data.find((one) => one.name === name);
    if (!product) throw new Error(`the shop has no ${name}`);
    return { product, amount, unit: product.unit.symbol, parts: [] };
  });
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('filled')) return;
      sessionStorage.setItem('filled', 'yes');
      localStorage.setItem(key, value);
    },
    [`asp.demo.${branch}.cart`, JSON.stringify(items)] as const,
  );
  return `/store/${branch}`;
}

export async function visitCheckout(page: Page, visit: Visit = {}): Promise<void> {
  const path = await prepareVisit(page, visit);
  await page.goto(`${path}${visit.path ?? '/checkout'}`);
  await expect(page.getByRole('heading', { name: 'Bestellung', exact: true })).toBeVisible();
}

export const later = (page: Page) => page.getByRole('radio', { name: /^Später/ });
export const picker = (page: Page) => page.getByRole('dialog');
