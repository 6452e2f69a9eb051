import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneTap } from '../../../src/backoffice/forms/one-tap.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a second tap makes nothing, neither at once nor just after, and a later one does', async () => {
  const make = vi.fn(() => Promise.resolve());
  const once = oneTap();
  void once(make);
  await once(make);
  vi.advanceTimersByTime(200);
  await once(make);
  expect(make).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  await once(make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('nothing is made while the first is at work, however long, and what failed may be tried again', async () => {
  const once = oneTap();
  const { promise, reject } = Promise.withResolvers<void>();
  const first = once(() => promise);
  vi.advanceTimersByTime(5_000);
  const make = vi.fn(() => Promise.resolve());
  await once(make);
  expect(make).not.toHaveBeenCalled();
  reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  vi.advanceTimersByTime(500);
  await once(make);
  expect(make).toHaveBeenCalledTimes(1);
});
