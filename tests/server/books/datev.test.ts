import { describe, expect, it } from 'vitest';
import { BookSettings } from '../../../src/lib/contract/books.ts';
import { closeDay, type DayCloseContent, type Sale } from '../../../src/lib/domain/day-close.ts';
import { datevBookings, missingFor } from '../../../src/server/books/exports/datev.ts';

const HEAD = {
  branch: { id: 1, name: 'Mitte' },
  day: '2026-11-21',
  number: 1,
  currency: 'CHF',
  timezone: 'Europe/Zurich',
};
const settings = (more: Partial<BookSettings> = {}) =>
  BookSettings.parse({
    consultant: 1001,
    client: 1,
    revenue: [
      { rate: 0, account: '8000' },
      { rate: 7, account: '8300' },
    ],
    money: [{ method: 'cash', account: '1000' }],
    ...more,
  });

/** 77.60 at 7 % with a tip of 2.34: 79.94, of which 79.95 is in the drawer. */
const sale: Sale = {
  method: 'cash',
  mode: 'takeaway',
  rates: [
    { rate: 0, grossCents: 234, taxCents: 0 },
    { rate: 7, grossCents: 7760, taxCents: 508 },
  ],
  positions: [{ name: 'goods', cents: 7994 }],
  untaxedTipCents: 234,
  roundingCents: 1,
};
const close: DayCloseContent = closeDay(HEAD, {
  sales: [sale],
  refunds: [{ method: 'cash', rates: [{ rate: 0, grossCents: 34, taxCents: 0 }], untaxedTipCents: 34 }],
  ended: [],
});
/** Amount, side, account and account against, of each booking. */
const booked = (given: BookSettings, of = close) =>
  datevBookings(given, of)
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const cells = line.split(';');
      return [cells[0], cells[1], cells[6], cells[7]].join(' ');
    });

describe('a booking batch', () => {
  it('books tips on their own account and rounding on another, so that the money account is the drawer', () => {
    const lines = booked(settings({ tips: '1590', rounding: '6960' }));
    expect(lines).toEqual([
      '77,60 "S" 1000 8300',
      '2,34 "S" 1000 1590',
      '0,01 "S" 1000 6960',
      '0,34 "H" 1000 1590',
    ]);
  });

  it('books tips as before without an account of their own, and asks for one for rounding', () => {
    expect(booked(settings({ rounding: '6960' }))).toContain('2,34 "S" 1000 8000');
    expect(missingFor(settings(), [close])).toMatchObject({ rounding: true, rates: [], methods: [] });
    expect(missingFor(settings({ rounding: '6960' }), [close])).toBeNull();
  });

  it('needs no account of 0 % where only tips are at 0 %', () => {
    const revenue = [{ rate: 7, account: '8300', taxKey: '' }];
    const rounding = '6960';
    expect(missingFor(settings({ revenue, rounding }), [close])).toMatchObject({ rates: [0] });
    expect(missingFor(settings({ revenue, rounding, tips: '1590' }), [close])).toBeNull();
  });

  it('books a close of before tips and rounding were kept as it was booked then', () => {
    const before = closeDay(HEAD, {
      sales: [{ ...sale, untaxedTipCents: 0, roundingCents: 0 }],
      refunds: [],
      ended: [],
    });
    expect(booked(settings({ tips: '1590', rounding: '6960' }), before)).toEqual([
      '2,34 "S" 1000 8000',
      '77,60 "S" 1000 8300',
    ]);
  });
});
