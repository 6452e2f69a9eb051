import { afterEach, expect, test, vi } from 'vitest';
import { readAllReviews } from '../../../src/backoffice/statistics/use-statistics.ts';

afterEach(() => vi.unstubAllGlobals());

test('all reviews of a long period are read in several requests, each once', async () => {
  const stored = Array.from({ length: 2_300 }, (_, index) => ({ id: 2_300 - index }));
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const range = new URL(address, 'http://shop.test').searchParams.get('range') ?? '';
    asked.push(range);
    const [first, last] = JSON.parse(range) as [number, number];
    const data = stored.slice(first, last + 1);
    // One that is written meanwhile.
    if (asked.length === 1) stored.unshift({ id: 2_301 });
    return Promise.resolve(
      Response.json(
        { data },
        { headers: { 'content-range': `reviews ${first}-${first + data.length - 1}/${stored.length}` } },
      ),
    );
  });
  const period = { from: '2026-01-01', to: '2026-12-31' };
  const read = await readAllReviews({ branchId: undefined, range: period, before: period, isGoingOn: false });
  expect(asked).toEqual(['[0,999]', '[1000,1999]', '[2000,2999]']);
  expect(read.map(({ id }) => id)).toEqual(Array.from({ length: 2_300 }, (_, index) => 2_300 - index));
});
