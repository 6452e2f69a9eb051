import { expect, test } from '@playwright/test';
import { formatTime } from '../../../src/lib/domain/dates.ts';
import { openNight } from '../../support/night/night.ts';
import { fastClock } from '../../support/night/shop-clock.ts';

const MINUTE_MS = 60_000;
/** Three minutes to midnight of the day on which clocks go back. */
const LATE = Date.parse('2027-10-30T23:57:00+02:00');
/** Within so many seconds a screen that woke shows what the API says. */
const AWAKE_S = 15;

test('a night of board and front desk: networks go, devices sleep, a day begins, and nothing is missed or told twice', async ({
  browser,
}) => {
  // Half a minute on an idle machine.
  test.setTimeout(300_000);
  const night = await openNight(browser, fastClock(LATE), Number(process.env['SEED'] ?? 1));
  const { board, desk, clock, shop, plan } = night;
  try {
    // Ended before midnight, and asked for the next day.
    await plan.place(14 * 60 * MINUTE_MS);
    await night.pass(2 * MINUTE_MS, MINUTE_MS / 3);
    await night.comeBack('the evening', AWAKE_S);
    await night.goAway();
    const cut = clock.now();
    shop.network.be('refuses');
    await night.pass(2 * MINUTE_MS, MINUTE_MS / 2);
    // What stands there was true when the connection was cut, however long before that it had changed.
    const heard = [cut - MINUTE_MS, cut].map((at) => formatTime(at, 'Europe/Berlin')).join('|');
    await expect(desk.page.getByText(new RegExp(`Keine Verbindung – Stand (${heard}) Uhr`))).toBeVisible();
    shop.network.be('passes');
    await night.comeBack('midnight without a network', 2 * AWAKE_S);
    await night.checkEnded('midnight');
    await night.listen('after midnight');
    await expect(board.page.getByText(/Morgen/)).toHaveCount(0);

    await night.goAway();
    for (const screen of [board, desk]) await screen.sleep(false);
    for (let hour = 0; hour < 5; hour += 1) {
      for (let times = 0; times < 3; times += 1) night.note(await plan.happen());
      await clock.jump(60 * MINUTE_MS);
    }
    for (const screen of [board, desk]) await screen.wake();
    await night.comeBack('five hours asleep', AWAKE_S);
    await night.listen('after waking');
    expect(night.problems).toEqual([]);
  } finally {
    await night.close();
  }
});
