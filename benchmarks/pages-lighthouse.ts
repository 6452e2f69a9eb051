import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../scripts/free-port.ts';
import { wholeOptions } from '../tests/support/browser.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Result of one Lighthouse run. */
export interface Finding {
  scores: Record<Category, number>;
  /** Milliseconds, but for the shift of the layout, which is a number. */
  metrics: { paint: number; largestPaint: number; blocking: number; shift: number };
  /** How fast Lighthouse found this machine; about 1,500 is a phone's lab, and less means a busy one. */
  machine: number;
  /** The audits that cost points, with what they say. */
  complaints: { audit: string; says: string }[];
}

/** Runs Lighthouse on a page as a phone with slow mobile data, in a new browser, after `prepare`. */
export const inspect: Inspect = (url, prepare) =>
  visit(url, prepare).catch((error: unknown) => {
    // Chromium lost the trace of the visit: Lighthouse itself asks for another.
    if (String(error).includes('NO_NAVSTART')) return visit(url, prepare);
    throw error;
  });

type Inspect = (url: string, prepare?: (page: Page) => Promise<void>) => Promise<Finding>;

async function visit(...[url, prepare]: Parameters<Inspect>): Promise<Finding> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'bestellbar-lighthouse-'));
  const options = wholeOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  try {
    if (prepare) {
      const page = await context.newPage();
      await prepare(page);
      const devtools = await context.newCDPSession(page);
      // What the visit needs is in the browser's storage; files it must fetch again.
      await devtools.send('Network.clearBrowserCache');
      await page.close();
    }
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      disableStorageReset: prepare !== undefined,
    });
    if (!result) throw new Error(`Lighthouse found nothing to say about ${url}`);
    return findingOf(result.lhr);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function findingOf({ audits, categories, environment, runtimeError }: Report): Finding {
  if (runtimeError) throw new Error(runtimeError.message);
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const metric = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const complaints = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => ({ audit: id, says: audits[id]?.displayValue ?? audits[id]?.title ?? '' }));
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    metrics: {
      paint: metric('first-contentful-paint'),
      largestPaint: metric('largest-contentful-paint'),
      blocking: metric('total-blocking-time'),
      shift: metric('cumulative-layout-shift'),
    },
    machine: environment?.benchmarkIndex ?? Number.NaN,
    complaints,
  };
}
