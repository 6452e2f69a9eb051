import {
  allButPictures,
  branchVisit,
  branchVisitIn,
  landingVisit,
  scriptsOf,
  sizeOf,
  visit,
  type Fetched,
} from '../../benchmarks/page-visit.ts';
import { LANGUAGES } from '../../src/lib/domain/languages.ts';
import { expect, test } from './test.ts';

/** DESIGN section 7: what a phone fetches of a branch page. Bytes are the same on a busy machine, so nothing needs to rest. */
const { before: firstTap, everything } = branchVisit.limits;

const kilobytes = (files: Fetched[]) => sizeOf(files).brotli / 1000;

/** The heaviest first: what to look at when a bar is broken. */
const told = (files: Fetched[]) =>
  files
    .map((file) => `${kilobytes([file]).toFixed(1)} ${file.url}`)
    .toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    .join('\n');

for (const language of LANGUAGES)
  test(`a branch page in ${language} costs no more than 105 kB until a dish is in the open cart, 6 kB of them script before the first tap`, async ({
    browser,
    baseURL,
  }) => {
    const { before, after } = await visit(browser, baseURL ?? '', branchVisitIn(language));
    const scripts = scriptsOf(before);
    expect(scripts.length, 'scripts before the first tap').toBeGreaterThan(2);
    // Calls, too: the one for the page's version says why more was fetched.
    expect(kilobytes(scripts), told(allButPictures(before))).toBeLessThanOrEqual(firstTap);
    const all = allButPictures(after);
    expect(all.filter(({ url }) => /_astro\/(react|ordering|menu)\./.test(url))).toHaveLength(3);
    expect(kilobytes(all), told(all)).toBeLessThanOrEqual(everything);
  });

test('the landing page costs 6 kB of script before the first tap', async ({ browser, baseURL }) => {
  const { before } = await visit(browser, baseURL ?? '', landingVisit);
  const scripts = scriptsOf(before);
  expect(scripts.length, 'scripts before the first tap').toBeGreaterThan(2);
  expect(kilobytes(scripts), told(scripts)).toBeLessThanOrEqual(landingVisit.limits.before);
});

test('the page of an order costs 80 kB of script', async ({ browser, baseURL }) => {
  const { before } = await visit(browser, baseURL ?? '', {
    name: 'status',
    path: '/status/unknown/unknown',
    limits: {},
  });
  const scripts = scriptsOf(before);
  expect(kilobytes(scripts), told(scripts)).toBeLessThanOrEqual(80);
});
