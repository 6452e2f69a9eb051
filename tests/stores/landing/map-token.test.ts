import { describe, expect, it } from 'vitest';
import { withToken } from '../../../src/lib/stores/landing/map-token.ts';

describe('The token of the map service', () => {
  it('replaces {token}, also where it was URL-encoded', () => {
    expect(withToken('https://maps.example/{token}/a?key={token}', 'a+b')).toBe(
      'https://maps.example/a%2Bb/a?key=a%2Bb',
    );
    expect(withToken('https://maps.example/?key=%7Btoken%7D', "$&'")).toBe(
      `https://maps.example/?key=${encodeURIComponent("$&'")}`,
    );
  });
});
