import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProfile, isShopLink, profileName } from '../../src/lib/domain/shop-links.ts';

test.each([
  ['https://www.instagram.com/da.nonna', 'Instagram'],
  ['https://de-de.facebook.com/danonna', 'Facebook'],
  ['https://www.tiktok.com/@danonna', 'TikTok'],
  ['https://maps.app.goo.gl/x', 'Google'],
  ['https://wa.me/4922112345', 'WhatsApp'],
  ['https://youtu.be/x', 'YouTube'],
  ['https://www.nonna.example/', 'nonna.example'],
  ['https://notinstagram.com/x', 'notinstagram.com'],
  ['https://instagram.com.evil.example/x', 'instagram.com.evil.example'],
])('%s is called %s', (address, name) => {
  expect([isProfile(address), profileName(address)]).toEqual([true, name]);
});

test.each([
  'http://instagram.com/x',
  'javascript:alert(1)',
  'https://user:secret@instagram.com/',
  'https://localhost/',
  'instagram.com/x',
  'https://insta gram.com',
  '',
])('%s is no profile', (address) => {
  expect(isProfile(address)).toBe(false);
});

test('a link leads to https or to a path of the site, and to no other site by a path', () => {
  for (const good of [
    '/',
    '/site/imprint',
    '/karte.pdf',
    '/store/mitte?table=3#kategorie-1',
    'https://a.example/b',
  ])
    expect(isShopLink(good)).toBe(true);
  for (const bad of [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'site/imprint',
    'mailto:a@b.c',
    '/a b',
    'data:x',
    '',
  ])
    expect(isShopLink(bad)).toBe(false);
});

test('whatever is taken leads to https or stays on the site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((rest) => `/${rest}`),
      ),
      (address) => {
        if (!isShopLink(address)) return true;
        const { protocol, origin } = new URL(address, 'https://shop.example');
        return protocol === 'https:' && (!address.startsWith('/') || origin === 'https://shop.example');
      },
    ),
  );
});
