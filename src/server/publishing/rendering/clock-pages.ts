import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../../../lib/contract/shop.ts';
import type { SitePage } from '../../../lib/contract/site-pages.ts';
import { createPageWriter, type PageWriter } from './page-writer.ts';
import { siteEnvironment, type PagesCode, type Places } from './pages-code.ts';

/** Nobody looks at a simulated shop for long, and its writer takes as much memory as the real one. */
const IDLE_MS = 5 * 60_000;

export interface ClockPages {
  /** A page of a shop at an instant (epoch milliseconds); null: the shop has none there. Throws if it cannot be rendered. */
  render: (shop: Shop, page: SitePage, clock: number) => Promise<string | null>;
  /** Further origins of the shop's map, for the pages' policy. */
  mapOrigins: () => readonly string[];
  close: () => Promise<void>;
}

interface Dependencies {
  /** Opens the writer, a process of its own: its clock is wrong. */
  open: (logFile: string) => PageWriter;
  /** Where pages lie until they are read: not the site's folder. */
  folder: string;
  mapOrigins?: ClockPages['mapOrigins'];
  idleMs?: number;
}

/** Renders pages of simulated shops, one at a time. They are answered, and neither published nor kept. */
export function createClockPages({
  open,
  folder,
  mapOrigins = () => [],
  idleMs = IDLE_MS,
}: Dependencies): ClockPages {
  let writer: PageWriter | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = writer;
    writer = null;
    await ending?.close();
  }

  const render: ClockPages['render'] = async (shop, page, clock) => {
    clearTimeout(idle);
    await mkdir(folder, { recursive: true });
    const place = await mkdtemp(join(folder, 'page-'));
    try {
      writer ??= open(join(folder, 'writer.log'));
      const round = { live: null, folder: place, isWhole: false, hasCopies: false };
      const rendered = await writer.write({ ...round, shop, pages: [page], clock });
      if (!rendered.ok) throw new Error(`no simulated page: ${rendered.reason}`);
      return rendered.gone.length > 0 ? null : await readFile(join(place, page.file), 'utf8');
    } finally {
      await rm(place, { recursive: true, force: true });
      idle = setTimeout(() => void close(), idleMs).unref();
    }
  };

  return {
    // In turns, so that none is rendered while the writer closes.
    render(shop, page, clock) {
      const rendered = last.then(() => render(shop, page, clock));
      last = rendered.catch(() => {});
      return rendered;
    },
    mapOrigins,
    close,
  };
}

/** As `createClockPages`, with the code of a release. */
export const openClockPages = (code: PagesCode, folder: string, places: () => Places): ClockPages =>
  createClockPages({
    folder,
    open: (logFile) =>
      createPageWriter({ ...code, origin: places().origin, env: siteEnvironment(places()), logFile }),
    mapOrigins: () => places().mapOrigins ?? [],
  });
