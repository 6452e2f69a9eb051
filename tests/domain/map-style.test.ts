import { expect, test } from 'vitest';
import { mapHost, mapStyle, withToken } from '../../src/lib/domain/map-style.ts';

test('A shop without a style of its own has one that needs no token', () => {
  expect(mapStyle({ mapStyle: '' })).toBe('https://tiles.openfreemap.org/styles/dark');
  expect(mapStyle({ mapStyle: 'https://a.example/s.json' })).toBe('https://a.example/s.json');
});

test.each([
  ['', 'tiles.openfreemap.org'],
  ['https://karten.example:8443/stil.json?key={token}', 'karten.example'],
  ['/map/style.json', null],
  ['mapbox://styles/mapbox/dark-v11', null],
  ['https://', null],
])('who is asked for the map of %j is told as %j', (style, host) => {
  expect(mapHost({ mapStyle: style })).toBe(host);
});

test('The token of the map service replaces {token}, also where it was URL-encoded', () => {
  expect(withToken('https://maps.example/{token}/a?key={token}', 'a+b')).toBe(
    'https://maps.example/a%2Bb/a?key=a%2Bb',
  );
  expect(withToken('https://maps.example/?key=%7Btoken%7D', "$&'")).toBe(
    `https://maps.example/?key=${encodeURIComponent("$&'")}`,
  );
});
