import { describe, expect, test } from 'vitest';
import { createPassport } from '../../../src/lib/stores/menu/passport.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';

function open(storage: TextStorage) {
  const told: boolean[] = [];
  return { passport: createPassport(storage, 'asp.demo.passport', (isSet) => void told.push(isSet)), told };
}

describe('The allergen passport', () => {
  test('is kept on the device, and known to the next page', () => {
    const storage: TextStorage = {};
    const { passport, told } = open(storage);
    passport.toggle('Milch');
    passport.toggle('Nüsse');
    expect(open(storage).passport.$names.get()).toEqual(['Milch', 'Nüsse']);
    expect(told).toEqual([true, true]);
  });

  test('leaves nothing behind when it is forgotten, or nothing of it is left', () => {
    for (const leave of ['forget', 'toggle'] as const) {
      const storage: TextStorage = {};
      const { passport, told } = open(storage);
      passport.toggle('Milch');
      if (leave === 'forget') passport.forget();
      else passport.toggle('Laktose');
      expect(storage).toEqual({});
      expect(told.at(-1)).toBe(false);
    }
  });

  test.each(['', 'x', '{}', '[1, null, ""]', '"Milch"'])('is empty where %j is stored', (stored) => {
    expect(open({ 'asp.demo.passport': stored }).passport.$names.get()).toEqual([]);
  });
});
