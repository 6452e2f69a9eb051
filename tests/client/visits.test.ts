import { afterEach, describe, expect, test, vi } from 'vitest';
import { tellVisit } from '../../src/lib/client/visits.ts';
import { branchData } from '../stores/fixtures.ts';

const data = branchData();

/** The page of a branch in a browser that says so about being followed. */
function open(asks: { doNotTrack?: string; globalPrivacyControl?: boolean; onLine?: boolean } = {}) {
  vi.stubGlobal('navigator', { onLine: true, ...asks });
  vi.stubGlobal('document', {
    documentElement: { dataset: { api: 'https://api.example' } },
    getElementById: () => ({ textContent: JSON.stringify(data) }),
  });
  return vi.fn(async () => new Response(null, { status: 202 }));
}

describe('A visit', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('is told by its steps, order type and language, without cookies, also by a page that is being left', () => {
    const fetcher = open();
    tellVisit(['page', 'dish'], 'delivery', fetcher);
    expect(fetcher).toHaveBeenCalledExactlyOnceWith('https://api.example/api/visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        branch: { id: data.branch.id },
        steps: ['page', 'dish'],
        mode: 'delivery',
        language: 'de',
      }),
      credentials: 'omit',
      keepalive: true,
    });
  });

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { onLine: false }])(
    'is not told by a browser that asks not to be followed, or is offline: %j',
    (asks) => {
      const fetcher = open(asks);
      tellVisit(['page'], 'takeaway', fetcher);
      expect(fetcher).not.toHaveBeenCalled();
    },
  );

  test('that cannot be told is nobody’s trouble', async () => {
    open();
    const broken = vi.fn(async () => Promise.reject(new TypeError('offline')));
    expect(() => tellVisit(['page'], 'takeaway', broken)).not.toThrow();
    await expect(broken.mock.results[0]?.value).rejects.toThrow('offline');
  });
});
