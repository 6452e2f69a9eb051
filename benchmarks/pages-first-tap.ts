import type { Browser, Page } from '@playwright/test';
import { slowDown } from './pages-tap.ts';

/** How soon a plus button works on a slow phone: 4× slowed CPU, 1.6 Mbit/s, 150 ms. */

const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const EVERY_MS = 20;
const PATIENCE_MS = 20_000;
const STORED_MS = 3000;

/** In milliseconds since the visit began. */
export interface FirstTap {
  /** The first text is painted. */
  seen: number;
  /** A plus button is seen, and a tap on it counts. */
  works: number;
  /** The product is in the stored cart; null for a page that stores none. */
  carriedOut: number | null;
}

type Measuring = Window & { worksAt?: number; storedAt?: number };

/** Taps the first plus button as soon as there is one, again and again until it counts. */
function tapUntilItCounts(everyMs: number): void {
  const measuring = window as Measuring;
  const look = () => {
    if (!measuring.worksAt) document.querySelector<HTMLElement>('[data-add="at-once"]')?.click();
    const count = document.querySelector('[data-cart-count]')?.textContent;
    if (Number(count) > 0) measuring.worksAt ??= performance.now();
    if (Object.keys(localStorage).some((key) => key.endsWith('.cart')))
      measuring.storedAt = performance.now();
    else setTimeout(look, everyMs);
  };
  look();
}

/** One visit with an empty cache. */
export async function measureFirstTap(browser: Browser, url: string): Promise<FirstTap> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'de-DE',
  });
  const page: Page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await slowDown(page, 4);
    await page.addInitScript(tapUntilItCounts, EVERY_MS);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as Measuring).worksAt, null, {
      timeout: PATIENCE_MS,
      polling: 200,
    });
    await page.waitForLoadState('load');
    // A page that keeps a cart has stored it by then.
    await page
      .waitForFunction(() => (window as Measuring).storedAt, null, { timeout: STORED_MS, polling: 200 })
      .catch(() => undefined);
    return await page.evaluate(() => {
      const { worksAt = 0, storedAt = null } = window as Measuring;
      const seen = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return { seen, works: Math.max(seen, worksAt), carriedOut: storedAt };
    });
  } finally {
    await context.close();
  }
}
