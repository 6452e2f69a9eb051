import { expect, test } from 'vitest';
import { appIconFile, hasUsualIcons, initialOf, motifOf } from '../../../src/lib/domain/face/app-icon.ts';
import { DEFAULT_FACE, READY_FACES } from '../../../src/lib/domain/face/face.ts';

const logo = { id: 7, version: 2, extension: 'png' };
const shop = { face: READY_FACES.trattoria, appIcon: 'cutlery', shopName: 'Da Nonna', logo } as const;

test.each([
  ['Da Nonna', 'D'],
  ['„élan“ Bistro', 'É'],
  ['  şişecam', 'Ş'],
  ['3 Schwestern', '3'],
  ['🍕', null],
])('the initial of "%s" is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('an icon shows what was chosen, and fork and knife where there is none of it', () => {
  expect(motifOf({ ...shop, appIcon: 'initial' })).toEqual({ kind: 'initial', letter: 'D' });
  expect(motifOf({ ...shop, appIcon: 'initial', shopName: '🍕' })).toEqual({ kind: 'cutlery' });
  expect(motifOf({ ...shop, appIcon: 'logo' })).toEqual({ kind: 'logo', logo });
  expect(motifOf({ ...shop, appIcon: 'logo', logo: null })).toEqual({ kind: 'cutlery' });
});

test("an icon's file is named after all that shows in it", () => {
  expect(appIconFile('icon-192', shop)).toBe('icon-192-a61c28-soft.png');
  expect(appIconFile('icon-192', { ...shop, appIcon: 'initial' })).toBe(
    'icon-192-a61c28-soft-playfair-display-44.png',
  );
  expect(appIconFile('favicon', { ...shop, appIcon: 'logo' })).toBe('favicon-a61c28-soft-7-2.svg');
});

test('only fork and knife of the default face are the icons that every shop has', () => {
  expect(hasUsualIcons({ ...shop, face: DEFAULT_FACE })).toBe(true);
  expect(hasUsualIcons({ ...shop, face: DEFAULT_FACE, appIcon: 'initial' })).toBe(false);
  expect(hasUsualIcons(shop)).toBe(false);
});
