import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneTap } from '../../../src/backoffice/forms/one-tap.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a second tap shortly after the first does nothing, a later one does', async () => {
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

it('taps are ignored while the action runs, however long, and a failed action can be repeated', async () => {
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
