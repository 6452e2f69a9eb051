import { shiftDate } from './rendering/shifted-date.ts';

/** What a simulated page is told. */
interface Told {
  /** Epoch milliseconds that its clock shows. */
  at: number;
  zone: string;
  /** The folder of the simulated shop. */
  base: string;
}

/**
 * Runs in a simulated page before all else. It goes there as text, with `shiftDate`, so it uses nothing from around it; customers' pages
 * have no byte of it.
 */
function startClock({ at, zone, base }: Told, shift: typeof shiftDate): void {
  shift(globalThis)(at);
  // The app of the real shop, if this device has it, has no part in this.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

  /** Paths that are the same in every shop. */
  const shared = /^\/(api|backend|image|upload|_astro)(\/|$)/;
  const stayInside = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || 'leave' in link.dataset) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin === location.origin && !shared.test(pathname)) link.href = base + pathname + search + hash;
  };
  // At the last moment: islands make links, too. A long press opens the menu that opens tabs.
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, stayInside, true);

  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: zone });
  const time = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: zone });
  addEventListener('DOMContentLoaded', () => {
    const banner = document.querySelector<HTMLElement>('[data-clock]');
    if (!banner) return;
    const tell = () => {
      const now = new Date();
      for (const [place, words] of [
        ['day', day],
        ['time', time],
      ] as const) {
        const told = banner.querySelector(`[data-clock-${place}]`);
        if (told && told.textContent !== words.format(now)) told.textContent = words.format(now);
      }
    };
    setInterval(tell, 1000);
    // What sticks to the window's top sticks to the banner.
    new ResizeObserver(() =>
      document.documentElement.style.setProperty('--clock-banner', `${banner.offsetHeight}px`),
    ).observe(banner);
  });
}

/** The script of a simulated page. */
export const clockScript = (told: Told): string =>
  `(${startClock.toString()})(${JSON.stringify(told)},${shiftDate.toString()});\n`;
