import { expect, test } from 'vitest';
import { mapHost, mapStyle } from '../../src/lib/domain/map-style.ts';

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
