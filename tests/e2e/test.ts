import { test as base, expect, type Page } from '@playwright/test';

/** Unnoticed problems of a page: errors in the console, requests that failed. */
interface Trouble {
  /** Lets requests whose url contains this fail, as part of what a test is about. */
  expected(part: string): void;
}

async function watch(page: Page, use: (trouble: Trouble) => Promise<void>) {
  const expected: string[] = [];
  const seen: { url: string; what: string }[] = [];
  page.on('pageerror', ({ message }) => {
    // Chromium gives up the fade between two pages when the new one is shown first: nobody sees it, no script can catch it.
    if (!message.includes('Page already revealed')) seen.push({ url: page.url(), what: `threw ${message}` });
  });
  page.on('console', (message) => {
    if (message.type() === 'error')
      seen.push({ url: message.location().url, what: `console: ${message.text()}` });
  });
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push({ url: response.url(), what: `answered ${response.status()}` });
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its open requests.
    if (!reason.includes('ERR_ABORTED')) seen.push({ url: request.url(), what: reason });
  });
  await use({ expected: (part) => void expected.push(part) });
  const unexpected = seen.filter(
    ({ url, what }) => !expected.some((part) => url.includes(part) || what.includes(part)),
  );
  expect(unexpected, 'errors on the page').toEqual([]);
}

/** Playwright's test on the running shop. A page that stumbles unseen fails its test. */
export const test = base.extend<{ trouble: Trouble }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  baseURL: ({}, use) => use(process.env['SHOP_URL']),
  trouble: [({ page }, use) => watch(page, use), { auto: true }],
});

/** A test of what differs on wide windows: runs on a desktop, too. */
export const WIDE = { tag: '@wide' };

export { expect };
