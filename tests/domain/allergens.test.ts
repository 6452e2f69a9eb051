import { describe, expect, test } from 'vitest';
import { ADDITIVES, additiveSigns } from '../../src/lib/domain/additives.ts';
import { ALLERGENS, allergenSigns } from '../../src/lib/domain/allergens.ts';

describe('The signs of allergens', () => {
  test('are the letters A to R of the Austrian agreement, in the order of the law', () => {
    expect(ALLERGENS.map(({ sign }) => sign).join('')).toBe('ABCDEFGHLMNOPR');
  });

  test.each(ALLERGENS.map(({ sign, name }) => [name, sign]))('%s is %s', (name, sign) => {
    expect(allergenSigns([name])).toEqual([sign]);
  });

  test('stand once each and in order, whatever a shop writes', () => {
    expect(allergenSigns(['Milch', 'Weizen', 'Laktose', 'Dinkel'])).toEqual(['A', 'G']);
  });

  test('leave other names as they are written, once', () => {
    expect(allergenSigns(['Koriander', 'Milch', 'Koriander', ' '])).toEqual(['G', 'Koriander']);
  });
});

describe('The signs of additives', () => {
  test.each(ADDITIVES.map(({ sign, name }) => [name, sign]))('%s is %s', (name, sign) => {
    expect(additiveSigns([name])).toEqual([sign]);
  });

  test.each([
    ['Farbstoffe', '1'],
    ['konserviert', '2'],
    ['coffeinhaltig', '11'],
    ['enthält Aspartam', '10'],
    ['mit Süßungsmitteln', '9'],
    ['MIT GESCHMACKSVERSTAERKER', '4'],
    ['geschwefelt', '2'],
    ['Pökelsalz', '14'],
    ['mit Nitriten', '14'],
    ['Nitrate', '16'],
    ['mit Nitrat und Nitritpökelsalz', '17'],
  ])('%s is %s too', (name, sign) => {
    expect(additiveSigns([name])).toEqual([sign]);
  });

  test('leave other names as they are written, once', () => {
    expect(additiveSigns(['mit Milcheiweiß', 'gewachst', 'mit Milcheiweiß', ''])).toEqual([
      '7',
      'mit Milcheiweiß',
    ]);
    const tabletop = 'Tafelsüße auf der Grundlage von Steviolglycosiden';
    expect(additiveSigns([tabletop])).toEqual([tabletop]);
  });
});
