import { describe, expect, it } from 'vitest';
import * as german from '../../../src/lib/contract/words/customers.ts';
import { messageOf, type Issue } from '../../../src/lib/contract/words/issues.ts';
import { customerWords } from '../../../src/lib/contract/words/languages.ts';
import { refusalMessage, type OrderRefusal } from '../../../src/lib/contract/words/refusals.ts';
import { FURTHER_LANGUAGES, LANGUAGES, type Language } from '../../../src/lib/domain/languages.ts';
import { asCents } from '../../../src/lib/domain/money.ts';

const keysOf = <T extends object>(texts: T) => Object.keys(texts) as (keyof T)[];

/** One refusal of each kind. */
const REFUSALS: OrderRefusal[] = [
  ...keysOf(german.PLAIN_REFUSALS).map((code) => ({ code })),
  ...keysOf(german.PRODUCT_REFUSALS).map((code) => ({ code, product: 'Pizza Funghi' })),
  ...keysOf(german.PART_REFUSALS).map((problem) => ({ code: 'part' as const, problem, part: 'Größe' })),
  ...keysOf(german.MODE_REFUSALS).map((mode) => ({ code: 'modeNotOffered' as const, mode })),
  { code: 'phoneFormat', example: '0171 2345678' },
  { code: 'notOrderableYet', from: { day: '2026-11-08', time: '11:30' } },
  { code: 'paused', until: { day: '2026-11-28', time: '11:30' }, message: 'Bis morgen!' },
  { code: 'paused', until: { day: null, time: '11:30' }, message: '' },
  { code: 'paused', until: { day: null, time: '11:30' }, message: '', phone: '030 1234' },
  { code: 'paused', until: { day: '2026-11-28', time: '11:30' }, message: '', phone: '' },
  { code: 'appointmentLeadTime', earliest: { day: '2026-11-25', time: '11:30' } },
  { code: 'appointmentLeadTime', earliest: null },
  { code: 'ageNotConfirmed', age: 18 },
  { code: 'minimumOrder', amount: asCents(123_450), currency: 'EUR' },
  { code: 'priceChanged', product: 'Pizza Funghi', amount: asCents(123_450), currency: 'EUR' },
  { code: 'totalChanged', amount: asCents(123_450), currency: 'EUR' },
];

const ISSUES: Issue[] = [
  ...keysOf(german.OWN_CODES).map((message) => ({ message, path: [] })),
  ...keysOf(german.BY_FIELD).map((field) => ({ code: 'custom', message: '', path: [field] })),
  ...['invalid_value', 'not_multiple_of', 'custom', 'invalid_type', 'invalid_format'].map((code) => ({
    code,
    message: '',
    path: [],
  })),
  { code: 'invalid_type', message: 'expected string, received undefined', path: [] },
  { code: 'invalid_format', format: 'datetime', message: '', path: [] },
  ...['string', 'array', 'number'].flatMap((origin) => [
    { code: 'too_small', origin, minimum: 7, message: '', path: [] },
    { code: 'too_big', origin, maximum: 7, message: '', path: [] },
  ]),
];

/** Everything that a language says. */
function saidIn(language: Language): string[] {
  const words = customerWords(language);
  return [
    ...REFUSALS.map((refusal) => refusalMessage(refusal, words)),
    ...ISSUES.map((issue) => messageOf(issue, words)),
    ...Object.values(words.REQUEST_MESSAGES),
    ...Object.values(words.LIST_MESSAGES),
  ];
}

const say = (language: Language, refusal: OrderRefusal) => refusalMessage(refusal, customerWords(language));

describe('what the API says to customers', () => {
  it.each(FURTHER_LANGUAGES)('is all translated: %s', (language) => {
    const source = saidIn('de');
    const same = saidIn(language).filter((text, index) => text.trim() === '' || text === source[index]);
    expect(same).toEqual([]);
  });

  it.each(LANGUAGES)('names what it is about, and nothing that is not there: %s', (language) => {
    for (const refusal of REFUSALS) {
      const text = say(language, refusal);
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|=>/);
      if ('product' in refusal) expect(text).toContain(refusal.product);
      if ('part' in refusal) expect(text).toContain(refusal.part);
      if (refusal.code === 'paused') expect(text).toContain(refusal.phone ?? refusal.message);
    }
  });

  it.each([
    ['de', '1.234,50 EUR', '08.11.2026', 'Mittwoch, 25.11.2026, 11:30 Uhr', 'ab 28.11., 11:30.'],
    ['en', '1,234.50 EUR', '08/11/2026', 'Wednesday, 25/11/2026, 11:30', 'from 28/11, 11:30.'],
    ['fr', '1\u202f234,50 EUR', '08/11/2026', 'mercredi 25/11/2026 à 11:30', 'dès le 28/11 à 11:30.'],
    ['it', '1234,50 EUR', 'dall’08/11/2026', 'mercoledì 25/11/2026, 11:30', 'dal 28/11, 11:30.'],
    ['tr', '1.234,50 EUR', '08.11.2026', 'Çarşamba, 25.11.2026, 11:30', '28.11 11:30.'],
  ] as const)(
    'writes amounts and times as the language does: %s',
    (language, amount, day, earliest, until) => {
      expect(say(language, { code: 'totalChanged', amount: asCents(123_450), currency: 'EUR' })).toContain(
        amount,
      );
      expect(
        say(language, { code: 'notOrderableYet', from: { day: '2026-11-08', time: '11:30' } }),
      ).toContain(day);
      const soon = { day: '2026-11-25', time: '11:30' };
      expect(say(language, { code: 'appointmentLeadTime', earliest: soon })).toContain(earliest);
      const then = { day: '2026-11-28', time: '11:30' };
      expect(say(language, { code: 'paused', until: then, message: '' })).toContain(until);
    },
  );

  it('says the same in German as ever', () => {
    expect([
      say('de', { code: 'slotFull' }),
      say('de', { code: 'productSoldOut', product: 'Pizza Funghi' }),
      say('de', { code: 'part', problem: 'missing', part: 'Größe' }),
      say('de', { code: 'modeNotOffered', mode: 'takeaway' }),
      say('de', { code: 'minimumOrder', amount: asCents(1500), currency: 'EUR' }),
      say('de', { code: 'paused', until: { day: null, time: '18:30' }, message: '' }),
      say('de', { code: 'paused', until: { day: null, time: '18:30' }, message: '', phone: '030 1234' }),
      say('de', { code: 'notOrderableYet', from: { day: '2026-11-08', time: '11:30' } }),
      messageOf({ code: 'too_big', origin: 'string', maximum: 2000, message: '', path: ['email'] }),
    ]).toEqual([
      'Zu dieser Zeit können wir leider keine Bestellungen mehr annehmen. Bitte wählen Sie einen anderen Termin.',
      'Pizza Funghi ist leider ausverkauft.',
      'Größe fehlt noch. Bitte treffen Sie eine Auswahl.',
      'Diese Filiale bietet derzeit kein Takeaway an.',
      'Sie haben den Mindestbestellwert in Höhe von 15,00 EUR leider noch nicht erreicht.',
      'Gerade sehr viel los: Bestellungen wieder ab 18:30.',
      'Die Filiale meldet sich gerade nicht: Bestellungen wieder ab 18:30, oder sobald jemand da ist. Bitte rufen Sie an: 030 1234',
      'Bestellungen sind erst ab 08.11.2026, 11:30 Uhr möglich.',
      'Der Text ist zu lang (höchstens 2000 Zeichen).',
    ]);
  });

  it('is German in any language where only staff fill something in', () => {
    const issue = { message: 'identifier', path: ['identifier'] };
    expect(messageOf(issue, customerWords('fr'))).toBe(
      'Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche.',
    );
  });
});
