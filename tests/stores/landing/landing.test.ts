import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeAlertsSeen, showAlertsOnce } from '../../../src/lib/stores/landing/landing.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';

const KEY = 'asp.shop.alerts';

const tab = (): TextStorage => ({});

describe('The alerts of the home page (SPEC sections 2 and 9)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('rise half a second after the page is there', () => {
    const show = vi.fn();
    showAlertsOnce(tab(), KEY, 'v1', show);
    vi.advanceTimersByTime(499);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledOnce();
  });

  it('do not reappear once dismissed, until their text changes', () => {
    const notes = tab();
    const show = vi.fn();
    storeAlertsSeen(notes, KEY, 'v1');
    showAlertsOnce(notes, KEY, 'v1', show);
    vi.runAllTimers();
    expect(show).not.toHaveBeenCalled();
    showAlertsOnce(notes, KEY, 'v2', show);
    vi.runAllTimers();
    expect(show).toHaveBeenCalledOnce();
  });
});
