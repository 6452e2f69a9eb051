import { describe, expect, it } from 'vitest';
import {
  acceptedLanguage,
  baseOf,
  LANGUAGES,
  offeredLanguages,
  splitLanguage,
} from '../../src/lib/domain/languages.ts';

describe('the language of a page', () => {
  it('is the first part of its path, and German has none', () => {
    expect(splitLanguage('/en/store/mitte')).toEqual({ language: 'en', path: '/store/mitte' });
    expect(splitLanguage('/tr/')).toEqual({ language: 'tr', path: '/' });
    expect(splitLanguage('/fr')).toEqual({ language: 'fr', path: '/' });
    expect(splitLanguage('/store/mitte')).toEqual({ language: 'de', path: '/store/mitte' });
    expect(splitLanguage('/')).toEqual({ language: 'de', path: '/' });
  });

  it.each(['/de/store/mitte', '/es/store/mitte', '/entree', '/it-ch/', '/EN/', 'en/', ''])(
    'is German where the path begins with no other: %s',
    (path) => {
      expect(splitLanguage(path)).toEqual({ language: 'de', path });
    },
  );

  it.each(LANGUAGES)('comes back from the path that it makes: %s', (language) => {
    expect(splitLanguage(`${baseOf(language)}/store/mitte`)).toEqual({ language, path: '/store/mitte' });
  });

  it('is one that the shop offers: always German, in one order, nothing unknown', () => {
    expect(offeredLanguages([])).toEqual(['de']);
    expect(offeredLanguages(['tr', 'es', 'en', 'de'])).toEqual(['de', 'en', 'tr']);
  });
});

describe('the language that a browser asks for', () => {
  it.each([
    ['tr', 'tr'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['de;q=0.5, it;q=0.7', 'it'],
    ['en;q=0.5,tr;q=0.5', 'en'],
    ['es, pt;q=0.9, en;q=0.1', 'en'],
    ['en;q=0, it;q=0.1', 'it'],
    ['EN-us', 'en'],
    ['tr ; q=0.4 , en ; q=0.6', 'en'],
    ['zh-Hant-TW, de-AT;q=0.7, en;q=0.3', 'de'],
  ])('is the one of ours that it likes best, of any region: %s → %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it.each([undefined, '', '*', 'es', 'xx-YY;q=0.9', ';q=1', ',,,', 'en;q=0', 'constructor', 'ende'])(
    'is German where there is none of ours: %s',
    (header) => {
      expect(acceptedLanguage(header)).toBe('de');
    },
  );
});
