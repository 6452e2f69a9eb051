import type { Browser, BrowserContext, Page } from '@playwright/test';
import { browserCookies, sessionOf, signInAgain, type Credentials } from '../accounts.ts';
import * as probe from './probe.ts';
import { BRANCH, type NightShop } from './night-shop.ts';
import type { ShopClock } from './shop-clock.ts';

const WINDOW = { viewport: { width: 1280, height: 800 }, locale: 'de-DE', timezoneId: 'Europe/Berlin' };

export interface Screen {
  context: BrowserContext;
  page: Page;
  /** What it holds in memory. */
  holds: () => Promise<probe.Holds>;
  /** Stops its process, as a device that sleeps; `isFrozen`: as a browser that puts an unseen page aside. */
  sleep: (isFrozen: boolean) => Promise<void>;
  wake: () => Promise<void>;
  close: () => Promise<void>;
}

/** The process that draws a window's page: the one whose processor time grows with its work. */
async function rendererOf(browser: Browser, page: Page): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const times = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return new Map(
      processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]),
    );
  };
  const before = await times();
  await page.evaluate(() => {
    let spun = 0;
    for (let turn = 0; turn < 1e8; turn += 1) spun += turn % 7;
    return spun;
  });
  const after = await times();
  await devtools.detach();
  const grown = [...after].map(([id, time]) => ({ id, by: time - (before.get(id) ?? 0) }));
  return grown.toSorted((one, other) => other.by - one.by)[0]?.id ?? 0;
}

async function openScreen(browser: Browser, clock: ShopClock, baseURL: string) {
  const context = await browser.newContext({ ...WINDOW, baseURL });
  await clock.give(context);
  await probe.install(context, !clock.isFast);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let pid = 0;
  let isFrozen = false;
  const goOn = () => void (pid !== 0 && process.kill(pid, 'SIGCONT'));
  const screen: Screen = {
    context,
    page,
    holds: () => probe.holds(devtools),
    async sleep(frozen) {
      clock.asleep(context);
      isFrozen = frozen;
      if (isFrozen) return void (await devtools.send('Page.setWebLifecycleState', { state: 'frozen' }));
      if (pid === 0) pid = await rendererOf(browser, page);
      process.kill(pid, 'SIGSTOP');
    },
    async wake() {
      if (isFrozen) await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      else goOn();
      await clock.wake(context);
    },
    async close() {
      // One that sleeps would never close; when a test took too long, its browser is gone.
      if (browser.isConnected()) goOn();
      await context.close();
    },
  };
  return screen;
}

/** The board of an employee who has touched it once, so that it may ring. */
export async function openBoard(
  browser: Browser,
  clock: ShopClock,
  { network, employee, url }: NightShop,
): Promise<Screen> {
  const screen = await openScreen(browser, clock, network.url);
  await screen.context.addCookies(browserCookies(await sessionOf(url(), employee), network.url));
  await screen.page.goto('/backend/');
  await screen.page.getByText('Live', { exact: true }).waitFor();
  await touch(screen.page);
  return screen;
}

/** Signs in to the board on the page that the end of a session leads to. */
export async function returnToBoard({ page }: Screen, employee: Credentials): Promise<void> {
  await signInAgain(page, employee);
  await page.getByText('Live', { exact: true }).waitFor();
  await touch(page);
}

/** On nothing: a device's first touch allows sound. */
const touch = (page: Page) => page.getByRole('banner').click({ position: { x: 600, y: 4 } });

export async function openFrontDesk(
  browser: Browser,
  clock: ShopClock,
  { network, key }: NightShop,
): Promise<Screen> {
  const screen = await openScreen(browser, clock, network.url);
  await screen.page.goto(`/backend/frontdesk/${BRANCH}/${key}`);
  await screen.page.getByRole('heading', { name: 'Abholbereit' }).waitFor();
  const sound = screen.page.getByRole('button', { name: 'Ton einschalten' });
  if (await sound.isVisible()) {
    await sound.click();
    await sound.waitFor({ state: 'detached' });
  }
  return screen;
}
