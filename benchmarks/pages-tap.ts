import type { Locator, Page } from '@playwright/test';

/** Milliseconds from a tap to the next paint, by Chromium's own count (INP). */
type Tapped = Window & { tapDurations?: Map<number, number> };

/** Throttles the page's CPU to that of a cheap phone. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Records the response time of each tap from now on. */
export async function followTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations = new Map<number, number>();
    (window as Tapped).tapDurations = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        const known = durations.get(entry.interactionId) ?? 0;
        durations.set(entry.interactionId, Math.max(known, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Resolves once the page is idle. */
const rest = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );

/** Taps and returns the response time in ms; Chromium does not report less than 16 ms. */
export async function tap(target: Locator, answered: () => Promise<void>): Promise<number> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  await rest(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to tap on');
  await page.evaluate(() => (window as Tapped).tapDurations?.clear());
  // The finger alone: a locator's own tap looks at the whole page at every event, and that would count as the page's.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await rest(page);
  await answered();
  return page.evaluate(() => Math.max(16, ...((window as Tapped).tapDurations?.values() ?? [])));
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
