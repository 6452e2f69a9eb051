/**
 * How quickly the back office answers: `npm run bench:office [-- RUNS [SCREEN]]`. The real server, a branch with 500 open orders
 * and 1,000 products, Chromium on a processor slowed down four times, by touch at 768 pixels and by mouse at 1,280. Each figure
 * is an interaction's as INP has it; the baseline is a tap on nothing on the same screen. Limit: 100 ms.
 */
import { chromium, type Browser } from '@playwright/test';
import { wholeOptions } from '../tests/support/browser.ts';
import { line, load, percentile } from './figures.ts';
import { takeHand } from './office/hand.ts';
import { startLargeOffice, type LargeOffice } from './office/large-office.ts';
import { rememberBranch, SCREENS, type Screen } from './office/screens.ts';
import { slowDown } from './pages-tap.ts';

const RUNS = Number(process.argv[2] ?? 7);
const ONLY = process.argv[3];
const SLOWER = 4;
const BAR_MS = 100;
const BASELINE = 'baseline: a tap on nothing';
/** Not counted, because a screen loads and compiles code at the first touch. */
const WARM_UP = 1;

const PLACES = [
  { kind: 'touch', width: 768, height: 1024 },
  { kind: 'mouse', width: 1280, height: 800 },
] as const;

async function measure(
  browser: Browser,
  office: LargeOffice,
  place: (typeof PLACES)[number],
  screen: Screen,
) {
  const { kind, width, height } = place;
  const context = await browser.newContext({
    baseURL: office.url,
    viewport: { width, height },
    hasTouch: kind === 'touch',
    locale: 'de-DE',
  });
  await context.addCookies(
    office.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url: office.url };
    }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await rememberBranch(page);
  const hand = await takeHand(page, kind);
  await page.goto(`/backend${screen.path(office)}`);
  await screen.ready(page);
  await slowDown(page, SLOWER);
  for (let run = 0; run < RUNS + WARM_UP; run++) {
    const nothing = page.getByRole('banner').getByText('Bestellbar');
    // It is hidden after scrolling down.
    await page.evaluate(() => scrollTo(0, 0));
    await nothing.waitFor();
    await hand.tap(BASELINE, nothing, () => nothing.waitFor());
    await screen.play(hand, run);
  }
  await context.close();
  return hand.answers;
}

function tell(title: string, answers: ReadonlyMap<string, readonly number[]>): void {
  const p = (name: string, share: number) => percentile(answers.get(name)?.slice(WARM_UP) ?? [], share);
  const baseline = p(BASELINE, 0.5);
  console.log('');
  line(title, ['median ms', 'p75', 'worst', '÷ baseline'], load());
  for (const name of answers.keys()) {
    const median = p(name, 0.5);
    const verdict = name === BASELINE ? '' : ` ${median < BAR_MS ? '✓' : '✗'}`;
    line(name, [`${median}${verdict}`, p(name, 0.75), p(name, 1), (median / baseline).toFixed(1)]);
  }
}

const office = await startLargeOffice();
const browser = await chromium.launch(wholeOptions());
try {
  for (const place of PLACES)
    for (const screen of SCREENS.filter(({ name }) => !ONLY || name === ONLY))
      tell(`${screen.name}, ${place.kind}, ${place.width} px`, await measure(browser, office, place, screen));
} finally {
  await browser.close();
  await office.stop();
}
