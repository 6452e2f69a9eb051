import type { Page } from '@playwright/test';

/** Orders as they become: what the API says of one is changed on its way. */

export type OrderChanges = Record<string, unknown>;

/** The order's page, with an API that says this of it on top of what is true; `said` may change while it is looked at. */
export async function openOrder(
  page: Page,
  { uid, hash }: { uid: string; hash: string },
  said: { of: OrderChanges },
): Promise<void> {
  await page.route(`**/api/orders/public/${uid}/${hash}/events`, (route) => route.fulfill({ status: 204 }));
  await page.route(`**/api/orders/public/${uid}/${hash}`, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, ...said.of } } });
  });
  await page.goto(`/status/${uid}/${hash}`);
}
