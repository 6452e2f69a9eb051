import type { Browser } from '@playwright/test';
import { seededRandom } from '../../faults/accidents.ts';
import { boardProblems, deskProblems, endedProblems, settled } from './compare.ts';
import { createOrdersPlan, type Happening } from './orders-plan.ts';
import { openNightShop } from './night-shop.ts';
import { signals } from './probe.ts';
import { openBoard, openFrontDesk } from './screens.ts';
import type { ShopClock } from './shop-clock.ts';

/** How often the board rings while an order waits for an answer. */
const RING_EVERY_MS = 2_600;
const RINGS = 5;
/** Within so many seconds both screens show what happened while they are connected. */
const HEARD_S = 30;

export type Night = Awaited<ReturnType<typeof openNight>>;

/** A shop with a board and a front desk through which a night passes. What went wrong is collected, a line each. */
export async function openNight(browser: Browser, clock: ShopClock, seed: number) {
  const shop = await openNightShop(clock);
  const plan = createOrdersPlan({ url: shop.url, cookie: shop.cookie, now: clock.now }, seededRandom(seed));
  const [board, desk] = [await openBoard(browser, clock, shop), await openFrontDesk(browser, clock, shop)];
  const screens = { shop, clock, board, desk };
  const problems: string[] = [];
  const happened: Record<string, number> = {};
  const endedAt = new Map<number, number>();
  /** How often each signal has to have been told, and may have been. The front desk lets hear its chime when its sound is turned on. */
  const chimed = await signals(desk.page, 'chime');
  const owed = { givenUp: { least: 0, most: 0 }, chime: { least: chimed, most: chimed } };
  /** What happened while nobody heard it: told once for all of it, or one by one by a connection that kept it. */
  let away: { known: Set<number>; givenUp: Set<number>; ready: Set<number> } | null = null;
  const say = (problem: string) => void problems.push(`${new Date(clock.now()).toISOString()} ${problem}`);

  function note({ what, id }: Happening): void {
    happened[what] = (happened[what] ?? 0) + 1;
    if (what === 'completed' || what === 'given up') endedAt.set(id, clock.now());
    if (away) {
      if (what === 'given up' && away.known.has(id)) away.givenUp.add(id);
      if (what === 'in-delivery') away.ready.add(id);
      else away.ready.delete(id);
    }
    if (what === 'given up') owe('givenUp', away ? 0 : 1, 1);
    if (what === 'in-delivery') owe('chime', away ? 0 : 1, 1);
  }

  function owe(name: keyof typeof owed, least: number, most: number): void {
    owed[name].least += least;
    owed[name].most += most;
  }

  /** Time in which something happens every so often. */
  async function pass(ms: number, every: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += every) {
      note(await plan.happen());
      // Each is heard by itself, however fast the hours pass.
      if (!away) await right('by day and night', HEARD_S);
      await clock.pass(Math.min(every, ms - passed));
    }
  }

  /** Both screens are right within so many seconds. Answers how many it took. */
  async function right(what: string, limit: number): Promise<number> {
    const [ofBoard, ofDesk] = await Promise.all([
      settled(() => boardProblems(screens), limit),
      settled(() => deskProblems(screens), limit),
    ]);
    for (const problem of [...ofBoard.problems, ...ofDesk.problems]) say(`${what}: ${problem}`);
    return Math.max(ofBoard.seconds, ofDesk.seconds);
  }

  /** From here on the screens hear nothing. */
  async function goAway(): Promise<void> {
    away = {
      known: new Set((await plan.current()).map(({ id }) => id)),
      givenUp: new Set(),
      ready: new Set(),
    };
  }

  /** The screens hear again: everything is right within so many seconds, and was told once. Answers how many it took. */
  async function comeBack(what: string, limit: number): Promise<number> {
    const seconds = await right(what, limit);
    if (away) owe('givenUp', Math.min(away.givenUp.size, 1), 0);
    if (away) owe('chime', Math.min(away.ready.size, 1), 0);
    away = null;
    return seconds;
  }

  /** It rings at its pace while orders wait and is silent otherwise; each signal came as often as it should. */
  async function listen(what: string): Promise<void> {
    const waiting = (await plan.current()).filter(({ state }) => state === 'new').length;
    const heard = async () => ({
      rings: await signals(board.page, 'ring'),
      at: await board.page.evaluate(() => Date.now()),
    });
    const before = await heard();
    await clock.passExactly(RING_EVERY_MS * RINGS);
    const after = await heard();
    const rang = after.rings - before.rings;
    // By the page's own clock, since a busy machine lets more time pass.
    const should = waiting > 0 ? (after.at - before.at) / RING_EVERY_MS : 0;
    if (Math.abs(rang - should) > (should && 1.5))
      say(`${what}: rang ${rang} times instead of ${should.toFixed(1)}, ${waiting} wait`);
    const told = { givenUp: await signals(board.page, 'givenUp'), chime: await signals(desk.page, 'chime') };
    for (const name of ['givenUp', 'chime'] as const) {
      const { least, most } = owed[name];
      if (told[name] < least || told[name] > most)
        say(`${what}: ${name} was told ${told[name]} times instead of ${least} to ${most}`);
      owed[name] = { least: told[name], most: told[name] };
    }
  }

  return {
    ...screens,
    plan,
    problems,
    happened,
    say,
    note,
    pass,
    goAway,
    comeBack,
    listen,
    /** A reloaded page counts from zero. */
    async forgetSignals(name: keyof typeof owed): Promise<void> {
      const told = await signals(name === 'chime' ? desk.page : board.page, name);
      owed[name] = { least: told, most: told };
    },
    async checkEnded(what: string): Promise<void> {
      const { problems: found } = await settled(() => endedProblems(screens, endedAt), 10);
      for (const problem of found) say(`${what}: ${problem}`);
    },
    async close(): Promise<void> {
      await board.close();
      await desk.close();
      await shop.close();
    },
  };
}
