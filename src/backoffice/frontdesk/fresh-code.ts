const CHECK_MS = 5 * 60_000;

const scriptsIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="([^"]+\/_astro\/[^"]+)"/g)].flatMap(([, path]) => (path ? [path] : []));

/** Whether a page is the back office as it is served now, but made of other scripts than those that run. */
export function isNewer(html: string, running: readonly string[]): boolean {
  const served = scriptsIn(html).filter((path) => path.endsWith('.js'));
  return served.length > 0 && running.length > 0 && !served.some((path) => running.includes(path));
}

async function look(): Promise<void> {
  const running = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(
    ({ src }) => new URL(src).pathname,
  );
  const page = await fetch('/backend/', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
  if (!page.ok) return;
  const html = await page.text();
  if (!isNewer(html, running)) return;
  // What the new page needs is fetched first: it then comes up without a blank moment, or stays away.
  const parts = await Promise.all(scriptsIn(html).map((path) => fetch(path)));
  if (parts.every(({ ok }) => ok)) location.reload();
}

/** Takes over the code of a newer release soon after it is served; answers how to stop. */
export function keepCodeFresh(): () => void {
  const timer = setInterval(() => void look().catch(() => {}), CHECK_MS);
  return () => clearInterval(timer);
}
