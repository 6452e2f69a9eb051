import { describe, expect, test } from 'vitest';
import { CHECK_EVERY_MS } from '../../../src/lib/client/page-data.ts';
import {
  createFreshness,
  RETRY_AFTER_MS,
  type Age,
  type Outdated,
} from '../../../src/lib/stores/menu/freshness.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MADE = { menu: 'm1', facts: 'f1' };

/** A page that was made of `MADE`, and an API that answers what `now` is. */
function page(now: { live: typeof MADE | null | 'silence'; age?: Age }) {
  const asked: number[] = [];
  const renewals: Outdated[] = [];
  const current: unknown[] = [];
  const freshness = createFreshness({
    async readVersion() {
      asked.push(asked.length);
      if (now.live === 'silence') throw new TypeError('no reception');
      return now.live;
    },
    shown: MADE,
    async renew(outdated) {
      renewals.push(outdated);
      if (now.age === 'outdated') throw new Error('no answer');
      return now.age ?? 'current';
    },
    onCurrent: (live) => void current.push(live),
  });
  return { freshness, asked, renewals, current };
}

describe('A page that may be stale', () => {
  test('leaves everything as it is while the API says the same', async () => {
    const { freshness, renewals, current } = page({ live: MADE });
    await freshness.check(NOW);
    expect(renewals).toEqual([]);
    expect(freshness.$age.get()).toBe('current');
    expect(current).toEqual([MADE]);
  });

  test.each([
    ['the menu', { menu: 'm2', facts: 'f1' }],
    ['the facts', { menu: 'm1', facts: 'f2' }],
    ['both', { menu: 'm2', facts: 'f2' }],
  ])('is updated after %s, once', async (_, live) => {
    const { freshness, renewals } = page({ live });
    await freshness.check(NOW);
    await freshness.check(NOW, true);
    expect(renewals).toEqual([{ menu: live.menu !== MADE.menu, facts: live.facts !== MADE.facts, live }]);
  });

  test('asks once however often it is touched, and again after half a minute', async () => {
    const { freshness, asked } = page({ live: MADE });
    await Promise.all([freshness.check(NOW), freshness.check(NOW), freshness.check(NOW, true)]);
    await freshness.check(NOW + CHECK_EVERY_MS - 1);
    expect(asked).toHaveLength(1);
    await freshness.check(NOW + CHECK_EVERY_MS);
    expect(asked).toHaveLength(2);
  });

  test('asks at once when it becomes visible again', async () => {
    const { freshness, asked } = page({ live: MADE });
    await freshness.check(NOW);
    await freshness.check(NOW + 1, true);
    expect(asked).toHaveLength(2);
  });

  test('shows nothing and retries sooner if the API is unreachable', async () => {
    const { freshness, asked } = page({ live: 'silence' });
    await freshness.check(NOW);
    expect(freshness.$age.get()).toBe('current');
    await freshness.check(NOW + RETRY_AFTER_MS - 1);
    expect(asked).toHaveLength(1);
    await freshness.check(NOW + RETRY_AFTER_MS);
    expect(asked).toHaveLength(2);
  });

  test('does not poll an API without the endpoint', async () => {
    const { freshness, asked, renewals } = page({ live: null });
    await freshness.check(NOW);
    await freshness.check(NOW + RETRY_AFTER_MS);
    expect([asked.length, renewals.length]).toEqual([1, 0]);
  });

  test('counts as stale until it was updated', async () => {
    const now: Parameters<typeof page>[0] = { live: { menu: 'm2', facts: 'f1' }, age: 'outdated' };
    const { freshness, current } = page(now);
    await freshness.check(NOW);
    expect(freshness.$age.get()).toBe('outdated');
    now.age = 'current';
    await freshness.check(NOW + RETRY_AFTER_MS);
    expect(freshness.$age.get()).toBe('current');
    expect(current).toEqual([now.live]);
  });

  test('that could be updated in part only is updated again later', async () => {
    const now: Parameters<typeof page>[0] = { live: { menu: 'm2', facts: 'f1' }, age: 'incomplete' };
    const { freshness, renewals, current } = page(now);
    await freshness.check(NOW);
    expect(freshness.$age.get()).toBe('incomplete');
    await freshness.check(NOW + CHECK_EVERY_MS);
    expect(renewals).toHaveLength(2);
    expect(current).toEqual([]);
  });

  test('is updated again when an edit is reverted', async () => {
    const now: Parameters<typeof page>[0] = { live: { menu: 'm2', facts: 'f1' }, age: 'incomplete' };
    const { freshness, renewals } = page(now);
    await freshness.check(NOW);
    Object.assign(now, { live: MADE, age: 'current' });
    await freshness.check(NOW, true);
    expect(renewals.at(-1)).toEqual({ menu: true, facts: false, live: MADE });
    expect(freshness.$age.get()).toBe('current');
  });
});
