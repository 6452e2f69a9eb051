import type { Page } from '@playwright/test';

/** The bodies of all scripts that the page fetches from now on; one that comes when the test is over is nobody's concern. */
export function scriptsOf(page: Page): Promise<string>[] {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text().catch(() => ''));
  });
  return bodies;
}

/** The scripts of a page that nobody has touched. Its clock stands still, or a slow machine would see what comes seconds later. */
export async function scriptsAtRest(page: Page, path: string): Promise<string[]> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  const bodies = scriptsOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const fetched = await Promise.all(bodies);
  await page.clock.resume();
  return fetched;
}
