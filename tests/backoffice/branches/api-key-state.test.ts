import { describe, expect, it } from 'vitest';
import { apiKeyState, timeUntil } from '../../../src/backoffice/branches/api-key-state.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const after = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('an API key in the list of keys', () => {
  it.each([
    ['valid', { endsAt: null, renewedAt: null }],
    ['ending', { endsAt: after(1), renewedAt: null }],
    ['renewed', { endsAt: after(1), renewedAt: after(-1) }],
    ['ended', { endsAt: after(0), renewedAt: null }],
    ['ended', { endsAt: after(-1), renewedAt: after(-60) }],
  ] as const)('is %s with %j', (state, key) => {
    expect(apiKeyState(key, NOW)).toBe(state);
  });

  it.each([
    [0.5, 'in 1 Minute'],
    [59, 'in 59 Minuten'],
    [60, 'in 1 Stunde'],
    [24 * 60 - 1, 'in 23 Stunden'],
    [48 * 60, 'in 2 Tagen'],
  ])('that ends in %d minutes says so: %s', (minutes, text) => {
    expect(timeUntil(after(minutes), NOW)).toBe(text);
  });
});
