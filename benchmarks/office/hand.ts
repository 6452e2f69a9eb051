import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page, Request } from '@playwright/test';

/** Response times in ms, from touch, click or key to the next paint, by Chromium's own count (INP). */
type Followed = Window & { answers?: Map<number, number> };

/** Touches as on a tablet or clicks as with a mouse, and types. */
export interface Hand {
  page: Page;
  /** By the name of what was done, in the order of its first time. */
  answers: ReadonlyMap<string, readonly number[]>;
  /** Resolves with what is asked for once the page has it on screen. Nothing of `answered` counts. */
  tap: (name: string, target: Locator, answered: () => Promise<unknown>) => Promise<void>;
  press: (name: string, key: string, answered: () => Promise<unknown>) => Promise<void>;
}

/** Records response times from the next document on. */
const follow = () => {
  const answers = new Map<number, number>();
  (window as Followed).answers = answers;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      const known = answers.get(entry.interactionId) ?? 0;
      answers.set(entry.interactionId, Math.max(known, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** How long the network has to be quiet before the next touch, in ms. */
const QUIET_MS = 150;

/** Resolves once the network is quiet; the stream of orders never ends and does not count. */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  const close = (request: Request) => {
    if (open.delete(request)) last = performance.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    while (open.size > 0 || performance.now() - last < QUIET_MS) await pause(QUIET_MS / 3);
  };
}

/** Waits for animations and idle time, so that one action does not count towards the next. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    const idle = () => new Promise<void>((done) => requestIdleCallback(() => done()));
    do await idle();
    while (isMoving());
    await idle();
  });

export async function takeHand(page: Page, kind: 'touch' | 'mouse'): Promise<Hand> {
  const answers = new Map<string, number[]>();
  const quiet = quietOf(page);
  await page.addInitScript(follow);

  async function measure(name: string, act: () => Promise<unknown>, answered: () => Promise<unknown>) {
    await quiet();
    await rest(page);
    await page.evaluate(() => (window as Followed).answers?.clear());
    await act();
    await rest(page);
    // Chromium tells of it once the picture has reached the screen.
    await pause(QUIET_MS);
    // What it does not report took less than 16 ms.
    const answer = await page.evaluate(() => Math.max(16, ...((window as Followed).answers?.values() ?? [])));
    await answered();
    answers.set(name, [...(answers.get(name) ?? []), answer]);
  }

  return {
    page,
    answers,
    async tap(name, target, answered) {
      await target.scrollIntoViewIfNeeded();
      await rest(page);
      const box = await target.boundingBox();
      if (!box) throw new Error(`nothing to tap on: ${name}`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // The finger alone: a locator's own tap looks at the whole page at every event, and that would count as the page's.
      const act = kind === 'touch' ? () => page.touchscreen.tap(x, y) : () => page.mouse.click(x, y);
      await measure(name, act, answered);
    },
    press: (name, key, answered) => measure(name, () => page.keyboard.press(key), answered),
  };
}
