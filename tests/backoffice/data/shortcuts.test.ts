import { describe, expect, it } from 'vitest';
import { ariaKeys, isShortcut, keysOf } from '../../../src/backoffice/data/shortcuts.ts';

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('a shortcut of the office', () => {
  it('with the control key works with the command key, too, and not without', () => {
    expect(isShortcut('search', pressed('k', { ctrlKey: true }))).toBe(true);
    expect(isShortcut('search', pressed('K', { metaKey: true }))).toBe(true);
    expect(isShortcut('search', pressed('k'))).toBe(false);
    expect(isShortcut('search', pressed('k', { ctrlKey: true, altKey: true }))).toBe(false);
  });
  it('of a single letter does not take it from the browser', () => {
    expect(isShortcut('take', pressed('n'))).toBe(true);
    expect(isShortcut('take', pressed('N'))).toBe(true);
    expect(isShortcut('take', pressed('n', { ctrlKey: true }))).toBe(false);
  });
  it('is named for people and for what reads the page out', () => {
    expect(ariaKeys('search')).toBe('Control+K Meta+K');
    expect(keysOf('drag')).toEqual(['Leertaste']);
    expect(keysOf('cards')).toEqual(['↑', '↓', '←', '→']);
  });
});
