import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../../src/lib/client/api.ts';
import type { HoursRule } from '../../../src/lib/domain/hours.ts';
import { renewBranch } from '../../../src/lib/stores/menu/live-branch.ts';
import { isModeOpenIn } from '../../../src/lib/stores/checkout/form.ts';
import { branch } from '../../domain/samples.ts';
import { branchData, openCart, shopData } from '../fixtures.ts';

beforeAll(() => useTestStorageEngine());
afterEach(cleanTestStorage);

const NOON = Date.parse('2026-11-21T12:00:00+01:00');
const DAILY: HoursRule[] = [{ type: 'daily', date: null, isClosed: false, from: '10:00', to: '22:00' }];
const TODAY_CLOSED: HoursRule[] = [
  ...DAILY,
  { type: 'once', date: '2026-11-21', isClosed: true, from: '', to: '' },
];

/** An API with these answers about branch 1, and no others. */
function apiOf(answers: Record<string, unknown>) {
  return createApi('', (url) => {
    const data = answers[url as string];
    return Promise.resolve(
      data === undefined ? new Response('{}', { status: 503 }) : Response.json({ data }),
    );
  });
}

const config = { enableCash: true, orderButtonWording: 'binding' };

describe('The live data of a branch page', () => {
  test('are hours, payment methods and tables as the API has them now', async () => {
    const api = apiOf({
      '/api/branches/1': branch({ openingHours: TODAY_CLOSED }),
      '/api/config': config,
      '/api/tables': [
        { id: 4, branch: { id: 1 } },
        { id: 5, branch: { id: 2 } },
      ],
    });
    const $page = atom(
      branchData({
        branch: branch({ openingHours: DAILY }),
        openRanges: { opening: [{ start: 0, end: 9e15 }], delivery: [] },
      }),
    );
    expect(isModeOpenIn($page.get(), 'takeaway', NOON)).toBe(true);
    await renewBranch(api, $page, 'Europe/Berlin', NOON);
    expect($page.get()).toMatchObject({
      paymentMethods: ['cash'],
      orderButtonWording: 'binding',
      tables: [{ id: 4 }],
    });
    expect(isModeOpenIn($page.get(), 'takeaway', NOON)).toBe(false);
    expect(isModeOpenIn($page.get(), 'takeaway', NOON + 24 * 60 * 60_000)).toBe(true);
  });

  test("stay as they are if the API's answer is incomplete", async () => {
    const api = apiOf({ '/api/branches/1': branch(), '/api/config': config });
    const before = branchData();
    const $page = atom(before);
    await expect(renewBranch(api, $page, 'Europe/Berlin', NOON)).rejects.toThrow('could not be read');
    expect($page.get()).toBe(before);
  });

  test('apply to the cart at once: its mode is one that is still offered', async () => {
    const page = branchData({ branch: branch({ isTakeawayEnabled: true, isDineInEnabled: true }) });
    const $page = atom(page);
    const cart = openCart(page, shopData(), $page);
    const modes: string[] = [];
    cart.$mode.subscribe((mode) => modes.push(mode));
    cart.chooseMode('dineIn');
    const api = apiOf({
      '/api/branches/1': { ...page.branch, isDineInEnabled: false },
      '/api/config': config,
      '/api/tables': [],
    });
    await renewBranch(api, $page, 'Europe/Berlin', NOON);
    expect(modes).toEqual(['takeaway', 'dineIn', 'takeaway']);
  });
});
