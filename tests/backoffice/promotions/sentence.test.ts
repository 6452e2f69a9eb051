import { describe, expect, test } from 'vitest';
import { promotionSentence } from '../../../src/backoffice/promotions/sentence.ts';
import type { Promotion } from '../../../src/lib/contract/promotions.ts';
import { shopPromotion } from '../../support/promotions.ts';

const NAMES = {
  categories: new Map([[1, 'Pizza']]),
  products: new Map([[7, 'Tiramisu']]),
  branches: new Map([[2, 'Nord']]),
};
const said = (change: Partial<Promotion>) => promotionSentence(shopPromotion(change), NAMES, 'EUR');

describe('What the office says of a promotion', () => {
  test.each([
    [{}, '10 % Rabatt auf alles, von selbst.'],
    [
      { percent: 12.5, value: 5, trigger: 'code', code: 'SOMMER' },
      '12,5 % Rabatt auf alles, höchstens 5,00 EUR, mit dem Code SOMMER.',
    ],
    [
      { kind: 'amount', value: 5, trigger: 'code', categories: [{ id: 1 }], products: [{ id: 7 }] },
      '5,00 EUR Rabatt auf Pizza und Tiramisu, mit einem erzeugten Code.',
    ],
    [{ kind: 'delivery', minimumValue: 20 }, 'Kostenlose Lieferung, von selbst, ab 20,00 EUR Warenwert.'],
    [{ kind: 'dish', products: [{ id: 7 }] }, 'Einmal Tiramisu gratis, von selbst.'],
    [{ kind: 'dish', products: [{ id: 7 }], value: 2 }, 'Einmal Tiramisu für 2,00 EUR, von selbst.'],
    [
      { kind: 'buyGet', categories: [{ id: 1 }], giftProducts: [{ id: 7 }] },
      'Wer 2-mal Pizza kauft, bekommt 1-mal Tiramisu gratis, von selbst.',
    ],
    [{ kind: 'nth', buy: 9 }, 'Jedes 10. Stück ist gratis, das günstigste zuerst (alles), von selbst.'],
    [
      { modes: ['takeaway'], weekdays: [1, 0], fromTime: '11:00', toTime: '14:00', branches: [{ id: 2 }] },
      '10 % Rabatt auf alles, von selbst, bei Takeaway, am Montag und Dienstag, von 11:00 bis 14:00 Uhr, in Nord.',
    ],
    [
      {
        validFrom: '2026-12-01',
        validUntil: '2026-12-24',
        isFirstOrder: true,
        mostUses: 50,
        isCombinable: false,
      },
      '10 % Rabatt auf alles, von selbst, vom 01.12.2026 bis 24.12.2026, nur bei der ersten Bestellung, höchstens 50-mal, nicht kombinierbar.',
    ],
    [
      { validUntil: '2026-12-24', mostUsesPerContact: 1 },
      '10 % Rabatt auf alles, von selbst, bis 24.12.2026, je Kunde höchstens 1-mal.',
    ],
  ] as [Partial<Promotion>, string][])('%j', (change, sentence) => {
    expect(said(change)).toBe(sentence);
  });
});
