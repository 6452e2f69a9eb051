import { describe, expect, it, test } from 'vitest';
import { languageStep, placeIn } from '../../../src/lib/stores/shell/languages.ts';

const OFFERED = ['de', 'en', 'tr'] as const;
const visit = (more: Partial<Parameters<typeof languageStep>[0]>) =>
  languageStep({ current: 'de', offered: OFFERED, kept: null, wanted: [], ...more });

describe('a visitor', () => {
  it("is offered the browser's language if the shop has it", () => {
    expect(visit({ wanted: ['en-US', 'de'] })).toEqual({ suggest: 'en' });
    expect(visit({ current: 'en', wanted: ['de-AT'] })).toEqual({ suggest: 'de' });
  });

  it('is offered nothing on a page in the first language that both have', () => {
    expect(visit({ wanted: ['de-CH', 'en'] })).toBeNull();
    expect(visit({ wanted: ['pl', 'de', 'en'] })).toBeNull();
  });

  it('is offered the next language if the shop lacks the first', () => {
    expect(visit({ wanted: ['it', 'tr-TR', 'de'] })).toEqual({ suggest: 'tr' });
  });

  it('is offered nothing in a language that the shop does not have', () => {
    expect(visit({ wanted: ['fr-FR', 'pl'] })).toBeNull();
  });

  it('is led from a German page to the language chosen before, as from a printed code', () => {
    expect(visit({ kept: 'tr', wanted: ['en'] })).toEqual({ go: 'tr' });
  });

  it('stays on a page whose address names another language than the one chosen before', () => {
    expect(visit({ current: 'en', kept: 'tr', wanted: ['tr'] })).toBeNull();
  });

  it('is not asked again after having declined', () => {
    expect(visit({ kept: 'de', wanted: ['en'] })).toBeNull();
  });

  it('is asked once more if the chosen language is no longer offered', () => {
    expect(visit({ kept: 'fr', wanted: ['en'] })).toEqual({ suggest: 'en' });
  });
});

test.each([
  ['/store/mitte', '?tisch=4', '#dish-7', '/en/store/mitte?tisch=4#dish-7'],
  ['/tr/store/mitte/checkout', '', '', '/en/store/mitte/checkout'],
  ['/', '', '', '/en'],
  ['/tr/', '', '#filialen', '/en#filialen'],
])('the page at %s%s%s stays the same in English', (pathname, search, hash, expected) => {
  expect(placeIn('en', { pathname, search, hash })).toBe(expected);
});

test.each([
  ['/en', '/'],
  ['/fr/status/abc/def', '/status/abc/def'],
])('the page at %s stays the same in German', (pathname, expected) => {
  expect(placeIn('de', { pathname, search: '', hash: '' })).toBe(expected);
});
