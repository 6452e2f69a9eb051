import type { ClockWish } from '../../lib/contract/clock.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { isOrderPage, sitePages, type SitePage } from '../../lib/contract/site-pages.ts';
import { baseOf, splitLanguage } from '../../lib/domain/languages.ts';
import type { CurrentShop, ReadCurrentShop } from '../shop/shop-cache.ts';
import { markPage } from './clock-marks.ts';
import { clockScript } from './clock-script.ts';
import { clockFolder, shiftTo } from './clock-shift.ts';
import type { ClockPages } from './rendering/clock-pages.ts';
import { sitePolicy } from './render-release.ts';

export type { ClockPages };

/** The shop as customers will have it at an instant, and the calls that its pages read with. */
export interface SimulatedShops {
  shopAt: (current: CurrentShop, at: number) => CurrentShop;
  /** Answers a customer's reading call. */
  call: (request: Request, at: number) => Promise<Response>;
}

interface Dependencies extends SimulatedShops {
  readShop: ReadCurrentShop;
  /** null: this process has no code of pages. */
  pages: ClockPages | null;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

type Opened = { ok: true; shift: number; at: string } | { ok: false; code: 'tooFar' | 'noPages' };
type Page =
  | { ok: true; html: string; isFound: boolean; policy: string }
  | { ok: false; code: 'noPages' | 'notRendered' };

/** Simulates the shop at any instant. `shift`: by how many seconds its clock is ahead, so it runs on. */
export interface Clock {
  open: (wish: ClockWish) => Promise<Opened>;
  page: (shift: number, path: string, site: string) => Promise<Page>;
  script: (shift: number) => Promise<string>;
  call: (request: Request, shift: number) => Promise<Response>;
}

export function createClock({ readShop, shopAt, call, pages, now, report }: Dependencies): Clock {
  const atOf = (shift: number) => now() + shift * 1000;
  const zoneOf = (current: CurrentShop) => current.shop.config.timezone;

  return {
    async open(wish) {
      const current = await readShop();
      if (!pages || !current) return { ok: false, code: 'noPages' };
      const shift = shiftTo(wish, zoneOf(current), now());
      if (shift === null) return { ok: false, code: 'tooFar' };
      return { ok: true, shift, at: new Date(atOf(shift)).toISOString() };
    },

    async page(shift, path, site) {
      const current = await readShop();
      if (!pages || !current) return { ok: false, code: 'noPages' };
      const at = atOf(shift);
      const { publicShop } = shopAt(current, at);
      try {
        const found = pageAt(publicShop, path);
        const html = found && (await pages.render(publicShop, found, at));
        const shown = html ?? (await pages.render(publicShop, notFoundPage(publicShop), at));
        // Where there is no page, its address may be anything.
        const marks = {
          shift,
          path: html === null ? '/' : path,
          at: atOf(shift),
          zone: zoneOf(current),
          site,
        };
        return {
          ok: true,
          html: markPage(shown ?? '', marks),
          isFound: html !== null,
          policy: sitePolicy(publicShop, pages.mapOrigins()),
        };
      } catch (error) {
        report(error);
        return { ok: false, code: 'notRendered' };
      }
    },

    async script(shift) {
      const current = await readShop();
      const zone = current ? zoneOf(current) : 'UTC';
      return clockScript({ at: atOf(shift), zone, base: clockFolder(shift) });
    },

    call: (request, shift) => call(request, atOf(shift)),
  };
}

/** What is no page of its own. */
const NO_PAGES = new Set<SitePage['kind']>(['manifest', 'sitemap', 'robots']);

function pageAt(shop: Shop, path: string): SitePage | null {
  const decoded = readPath(path);
  if (decoded === null) return null;
  const clean = decoded.replace(/\/+$/, '') || '/';
  // One shell serves the status page of every order.
  const { language, path: own } = splitLanguage(clean);
  const served = isOrderPage(own) ? `${baseOf(language)}/status` : clean;
  return sitePages(shop).find((page) => page.path === served && !NO_PAGES.has(page.kind)) ?? null;
}

/** Decoded; null if malformed. */
function readPath(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

function notFoundPage(shop: Shop): SitePage {
  const page = sitePages(shop).find((one) => one.path === '/404');
  if (!page) throw new Error('there is no page for what is not found');
  return page;
}
