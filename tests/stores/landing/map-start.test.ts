import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onceAccepted } from '../../../src/lib/stores/landing/map-start.ts';

describe('The map starts after consent (SPEC section 4)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('at once for visitors who have accepted before', () => {
    const begin = vi.fn();
    onceAccepted(() => true, begin);
    expect(begin).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(begin).toHaveBeenCalledOnce();
  });

  it('within 100 ms of the acceptance, once', () => {
    let isAccepted = false;
    const begin = vi.fn();
    onceAccepted(() => isAccepted, begin);
    vi.advanceTimersByTime(5000);
    expect(begin).not.toHaveBeenCalled();
    isAccepted = true;
    vi.advanceTimersByTime(100);
    expect(begin).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('not for visitors who scrolled past it before accepting', () => {
    const begin = vi.fn();
    onceAccepted(() => false, begin)();
    expect(vi.getTimerCount()).toBe(0);
  });
});
