import { setTimeout as pause } from 'node:timers/promises';
import type { Night } from '../../tests/support/night/night.ts';
import { returnToBoard } from '../../tests/support/night/screens.ts';
import type { NetworkMood } from '../../tests/support/night/tcp-proxy.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 20_000;
/** As long as a busy machine needs for a few requests. */
const ANSWERED_MS = 1_000;
/** Seconds within which screens have to be right again; a connection that hangs is noticed after 8 s each. */
const LIMIT_S = 15;
const DEAD_LIMIT_S = 70;

/** Happens, and answers after how many seconds both screens were right again. */
type NightEvent = (night: Night) => Promise<number>;

const network =
  (mood: NetworkMood): NightEvent =>
  async (night) => {
    await night.goAway();
    night.shop.network.be(mood);
    await night.pass(3 * MINUTE_MS, MINUTE_MS);
    night.shop.network.be('passes');
    return night.comeBack(mood, mood === 'refuses' ? LIMIT_S + 18 : DEAD_LIMIT_S);
  };

/** Both devices sleep while orders go on elsewhere. */
const asleep =
  (hours: number, isFrozen: boolean, mood: NetworkMood): NightEvent =>
  async (night) => {
    const { board, desk, clock, plan, shop } = night;
    await night.goAway();
    for (const screen of [board, desk]) await screen.sleep(isFrozen);
    shop.network.be(mood);
    for (let half = 0; half < hours * 2; half += 1) {
      for (let times = 0; times < 3; times += 1) night.note(await plan.happen());
      await clock.jump(30 * MINUTE_MS);
    }
    shop.network.be('passes');
    for (const screen of [board, desk]) await screen.wake();
    return night.comeBack(`asleep for ${hours} hours`, LIMIT_S);
  };

/** A new back office is served: the front desk takes it by itself, and the board goes on. */
async function update(night: Night): Promise<number> {
  const { desk, clock } = night;
  const html = await (await fetch(`${night.shop.url()}/backend/`)).text();
  const script = /src="([^"]+\/_astro\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const renewed = script.replace('.js', '-next.js');
  await desk.context.route(/\/backend\/(frontdesk\/.*)?$/, async (route) => {
    const response = await route.fetch().catch(() => null);
    if (!response) return route.abort();
    return route.fulfill({ response, body: (await response.text()).replaceAll(script, renewed) });
  });
  await desk.context.route(`**${renewed}`, (route) =>
    route.fetch({ url: night.shop.network.url + script }).then((response) => route.fulfill({ response })),
  );
  let loads = 0;
  desk.page.on('load', () => void (loads += 1));
  // Slowly, since a window's clock also ends requests that take long by it.
  for (let passed = 0; passed < 6 * MINUTE_MS; passed += STEP_MS) {
    await clock.pass(STEP_MS);
    await pause(ANSWERED_MS);
  }
  const took = await night.comeBack('update', LIMIT_S);
  if (loads !== 1) night.say(`update: the front desk was loaded ${loads} times instead of once`);
  await night.forgetSignals('chime');
  return took;
}

export const EVENTS = {
  async offline(night: Night) {
    const contexts = [night.board.context, night.desk.context];
    await night.goAway();
    for (const context of contexts) await context.setOffline(true);
    await night.pass(3 * MINUTE_MS, MINUTE_MS);
    for (const context of contexts) await context.setOffline(false);
    return night.comeBack('offline', LIMIT_S);
  },
  refuses: network('refuses'),
  hangs: network('hangs'),
  halfOpen: network('halfOpen'),
  async restarts(night: Night) {
    await night.goAway();
    await night.shop.restart();
    return night.comeBack('restart', LIMIT_S + 18);
  },
  update,
  nap: asleep(1, true, 'passes'),
  stopped: asleep(1, false, 'passes'),
  sleep: asleep(4, false, 'hangs'),
  async sessionEnds(night: Night) {
    await night.goAway();
    await night.shop.endSessions();
    await night.clock.pass(MINUTE_MS);
    await returnToBoard(night.board, night.shop.employee);
    const took = await night.comeBack('session ended', LIMIT_S);
    await night.forgetSignals('givenUp');
    return took;
  },
} satisfies Record<string, NightEvent>;

const OF_HOURS: readonly (readonly (keyof typeof EVENTS)[])[] = [
  [],
  ['offline', 'refuses'],
  ['hangs', 'halfOpen'],
  ['restarts', 'update'],
  ['nap'],
  ['sessionEnds'],
  ['sleep'],
  [],
  [],
  [],
  ['stopped', 'offline'],
  ['halfOpen', 'restarts'],
];

/** What happens in an hour of the night; the night repeats after twelve. */
export const eventsOfHour = (hour: number) => OF_HOURS[(hour - 1) % OF_HOURS.length] ?? [];
