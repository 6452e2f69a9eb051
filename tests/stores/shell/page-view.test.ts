import { expect, test, vi } from 'vitest';
import { pageView, sendPageView } from '../../../src/lib/stores/shell/page-view.ts';

test('a page view names the page', async () => {
  const fetcher = vi.fn(async () => new Response(null, { status: 204 }));
  await sendPageView('https://api.example', pageView('/store/mitte', 'Mitte'), fetcher);
  expect(fetcher).toHaveBeenCalledWith(
    'https://api.example/api/analytics-log',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
  const [[, init]] = fetcher.mock.calls as unknown as [[string, RequestInit]];
  expect(JSON.parse(init.body as string)).toEqual({
    type: 'pageview',
    action: 'view',
    category: 'page',
    data: { path: '/store/mitte', title: 'Mitte' },
  });
});

test("an order's secret address never reaches analytics", () => {
  expect(pageView('/status/uid-1/secret-hash', 'Bestellung').data.path).toBe('/status');
});

test('failures are ignored', async () => {
  const broken = vi.fn(async () => Promise.reject(new TypeError('offline')));
  await expect(sendPageView('', pageView('/', ''), broken)).resolves.toBeUndefined();
});
