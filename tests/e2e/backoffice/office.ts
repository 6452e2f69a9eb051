import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
  type TestFixture,
} from '@playwright/test';
import {
  browserCookies,
  newAccount,
  sessionOf,
  signInAgain,
  type Credentials,
} from '../../support/accounts.ts';
import { openOffice, type Office } from '../../support/office-template.ts';
import { freeTimeIn, orderDraft, type PlacedOrder } from '../../support/order-draft.ts';
import { test as base } from '../test.ts';

export { signInAgain, type Office };

interface Fixtures {
  baseURL: string;
  /** A customer's page in a window of its own: what lies behind another tab is hardly drawn. */
  newCustomer: () => Promise<Page>;
}

/** A shop of its own, stopped at the end. */
async function useOffice(use: (office: Office) => Promise<void>): Promise<void> {
  const office = await openOffice();
  await use(office);
  await office.shop.stop();
}
const STARTS_SHOP = { timeout: 120_000 };

const atOffice: {
  baseURL: TestFixture<string, { office: Office }>;
  newCustomer: TestFixture<Fixtures['newCustomer'], { browser: Browser }>;
} = {
  baseURL: ({ office }, use) => use(office.shop.url),
  newCustomer: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
};

/** In a shop that the tests of a worker share. */
export const test = base.extend<Fixtures, { office: Office }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  office: [({}, use) => useOffice(use), { scope: 'worker', ...STARTS_SHOP }],
  ...atOffice,
});

/** Each test in a shop of its own, whose data is still the demo's; so it has the test terminal. */
export const ownShopTest = base.extend<Fixtures & { office: Office }>({
  // oxlint-disable-next-line no-empty-pattern -- as above
  office: [({}, use) => useOffice(use), STARTS_SHOP],
  ...atOffice,
});

/** With a shop that only tests of the same result edit. */
export const testOnOwnShop = () =>
  test.extend<object, { office: Office }>({
    // oxlint-disable-next-line no-empty-pattern -- as above
    office: [({}, use) => useOffice(use), { scope: 'worker', ...STARTS_SHOP }],
  });

export const demoTest = testOnOwnShop();

export { expect };

/** Signs in without the form: the session is a cookie. */
export async function enterAs(page: Page, { shop, admin }: Office, who = admin): Promise<void> {
  await page.context().addCookies(browserCookies(await sessionOf(shop.url, who), shop.url));
}

/** The shop's pages in English, too: that of these tests is in German alone. As an admin. */
export const offerEnglish = async (page: Page): Promise<void> =>
  expect((await page.request.post('/api/config', { data: { languages: ['en'] } })).status()).toBe(200);

/**
 * Ends the session with a call, and by that alone: where anything else that asks in the background found out, the sign-in would
 * come before it. Until it is taken back by `unroute`.
 */
export const endSessionWith = (page: Page, method: 'POST' | 'PUT', path: string): Promise<unknown> =>
  page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await page.context().clearCookies();
    return route.fulfill({ status: 401, json: { errors: [] } });
  });

/** An employee of branches, or another admin, with an account that the admin has made, and who has chosen a password, unless they are new. */
export const newEmployee = (
  { shop, admin }: Office,
  branchIds: readonly number[],
  choice: { isNew?: boolean; role?: string } = {},
): Promise<Credentials> => newAccount(shop.url, admin, { branchIds, ...choice });

/** Places an order as the pages do; answers what the API did. */
export async function placeOrder(
  request: APIRequestContext,
  branchId: number,
  draft: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  const place = (appointment: object = {}) =>
    request.post('/api/orders', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: orderDraft(branchId, { ...appointment, ...draft }),
    });
  let placed = await place();
  const appointmentDate = freeTimeIn(await placed.json());
  if (appointmentDate !== undefined) placed = await place({ appointmentDate });
  expect(placed.status(), await placed.text()).toBe(201);
  return ((await placed.json()) as { data: PlacedOrder }).data;
}
