import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from '@playwright/test';

/** The time in which a night passes, the same for the shop's process and for the screens. */
export interface ShopClock {
  /** Whether hours pass in minutes. */
  isFast: boolean;
  /** What the shop's process needs to know of it. */
  env: Record<string, string>;
  now: () => number;
  /** Gives a window this time; called before its first page. */
  give: (context: BrowserContext) => Promise<void>;
  /** Lets time pass for all who are awake; every timer of a window runs at least once in 20 seconds. */
  pass: (ms: number) => Promise<void>;
  /** As `pass`, with each run of each timer, which takes far longer. */
  passExactly: (ms: number) => Promise<void>;
  /** Lets time pass at once for the shop; windows notice when they wake. */
  jump: (ms: number) => Promise<void>;
  /** A window misses the time until it wakes, at most one run of each timer apart. */
  asleep: (context: BrowserContext) => void;
  wake: (context: BrowserContext) => Promise<void>;
  close: () => void;
}

/** Signs of life come every 20 seconds, in time for screens that wait for 45. */
const STEP_MS = 20_000;
/** As long as the shop's process needs to see the new time and to say so. */
const HEARD_MS = 60;

/** Hours in minutes: the shop's clock is moved, and each window's with Playwright's. Neither touches the network's own timers. */
export function fastClock(start: number): ShopClock {
  const folder = mkdtempSync(join(tmpdir(), 'night-clock-'));
  const file = join(folder, 'ahead');
  const awake = new Set<BrowserContext>();
  let ahead = start - Date.now();
  const now = () => Date.now() + ahead;

  function move(ms: number): void {
    ahead += ms;
    writeFileSync(`${file}.new`, String(Math.round(ahead)));
    renameSync(`${file}.new`, file);
  }
  move(0);

  /** Milliseconds that a window's clock is behind. */
  async function lag(context: BrowserContext): Promise<number> {
    const page = context.pages()[0];
    return page ? now() - (await page.evaluate(() => Date.now())) : 0;
  }

  async function pass(ms: number, how: 'fastForward' | 'runFor'): Promise<void> {
    const end = now() + ms;
    while (now() < end) {
      const step = Math.min(STEP_MS, end - now());
      move(step);
      await pause(HEARD_MS);
      // All clocks also run by themselves: the same steps keep them together.
      await Promise.all([...awake].map((context) => context.clock[how](step)));
    }
    for (const context of awake) {
      const behind = await lag(context);
      if (behind > 0) await context.clock.fastForward(behind);
    }
  }

  return {
    isFast: true,
    env: {
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'fast-clock.mjs')).href}`,
      CLOCK_FILE: file,
    },
    now,
    async give(context) {
      await context.clock.install({ time: now() });
      awake.add(context);
    },
    pass: (ms) => pass(ms, 'fastForward'),
    passExactly: (ms) => pass(ms, 'runFor'),
    async jump(ms) {
      move(ms);
      await pause(HEARD_MS);
    },
    asleep: (context) => void awake.delete(context),
    async wake(context) {
      await context.clock.fastForward(Math.max(0, await lag(context)));
      awake.add(context);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The machine's own time. */
export const realClock = (): ShopClock => ({
  isFast: false,
  env: {},
  now: Date.now,
  give: () => Promise.resolve(),
  pass: (ms) => pause(ms),
  passExactly: (ms) => pause(ms),
  jump: (ms) => pause(ms),
  asleep: () => {},
  wake: () => Promise.resolve(),
  close: () => {},
});
