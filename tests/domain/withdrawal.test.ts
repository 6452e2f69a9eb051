import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber, dayOf } from '../../src/lib/domain/dates.ts';
import { lineFacts } from '../../src/lib/domain/line-facts.ts';
import {
  declaredLines,
  exceptionOf,
  hasWithdrawal,
  isLateWithdrawal,
  lastWithdrawalDay,
  moneyDueAt,
  numbersIn,
  receivedText,
  returnableLines,
  scopeOf,
} from '../../src/lib/domain/withdrawal.ts';
import { product } from './samples.ts';

const ZONE = 'Europe/Berlin';
const DAY = 86_400_000;
const at = (time: string) => Date.parse(`${time}+01:00`);
const mug = { facts: lineFacts(product({ isReturnable: true }), []) };
const pizza = { facts: null };

describe('The period of withdrawal', () => {
  test('ends with the 14th day after the handover, whatever the hour', () => {
    // A Wednesday.
    const handedOver = at('2026-11-11T20:30:00');
    expect(lastWithdrawalDay(handedOver, ZONE)).toBe('2026-11-25');
    expect(isLateWithdrawal(at('2026-11-25T23:59:59'), handedOver, ZONE)).toBe(false);
    expect(isLateWithdrawal(at('2026-11-26T00:00:00'), handedOver, ZONE)).toBe(true);
  });

  test('moves on to Monday from a weekend', () => {
    expect(lastWithdrawalDay(at('2026-11-14T12:00:00'), ZONE)).toBe('2026-11-30');
    expect(lastWithdrawalDay(at('2026-11-15T12:00:00'), ZONE)).toBe('2026-11-30');
  });

  test('has not begun before the handover', () => {
    expect(isLateWithdrawal(at('2030-01-01T00:00:00'), null, ZONE)).toBe(false);
  });

  test('is never shorter than 14 days, never longer than 16, and ends on a working day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_600_000_000, max: 2_200_000_000 }), (seconds) => {
        const handedOver = seconds * 1000;
        const last = lastWithdrawalDay(handedOver, ZONE);
        const days = dayNumber(last) - dayNumber(dayOf(handedOver, ZONE));
        expect(days).toBeGreaterThanOrEqual(14);
        expect(days).toBeLessThanOrEqual(16);
        expect(new Date(last).getUTCDay() % 6).not.toBe(0);
        expect(isLateWithdrawal(handedOver + 13 * DAY, handedOver, ZONE)).toBe(false);
        expect(isLateWithdrawal(handedOver + 18 * DAY, handedOver, ZONE)).toBe(true);
      }),
    );
  });

  test('leaves 14 days for the money', () => {
    expect(moneyDueAt(0)).toBe(14 * DAY);
  });
});

describe('What can be withdrawn from', () => {
  test('are the lines that could be sent back when they were ordered', () => {
    expect(returnableLines([pizza, mug, {}])).toEqual([1]);
    expect([scopeOf([]), scopeOf([{ isReturnable: true }, {}]), scopeOf([{ isReturnable: true }])]).toEqual([
      'none',
      'some',
      'all',
    ]);
  });

  test('is never nothing: a declaration is about chosen lines, else those with the right, else all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
        fc.option(fc.array(fc.nat(12), { maxLength: 8 })),
        (returnable, chosen) => {
          const items = returnable.map((is) => (is ? mug : pizza));
          const lines = declaredLines(items, chosen);
          expect(lines.length).toBeGreaterThan(0);
          expect(lines.every((index) => index in items)).toBe(true);
          expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
          const known = (chosen ?? []).filter((index) => index in items);
          if (known.length > 0) expect(new Set(lines)).toEqual(new Set(known));
          else if (returnable.includes(true)) expect(lines).toEqual(returnableLines(items));
        },
      ),
    );
  });

  test('is told where the country knows the right and the shop sells such goods, or has a notice', () => {
    const goods = [{ isReturnable: true }];
    expect(hasWithdrawal({ country: 'DE' }, goods)).toBe(true);
    expect(hasWithdrawal({ country: 'AT' }, goods)).toBe(true);
    expect(hasWithdrawal({ country: 'CH' }, goods)).toBe(false);
    expect(hasWithdrawal({ country: '' }, goods)).toBe(false);
    expect(hasWithdrawal({ country: 'DE' }, [{}])).toBe(false);
    expect(hasWithdrawal({ withdrawalText: 'Sie können widerrufen.' }, [])).toBe(true);
    expect([exceptionOf('DE'), exceptionOf('CH'), exceptionOf('')]).toEqual([
      '§ 312g Abs. 2 Nr. 1, 2 BGB',
      null,
      null,
    ]);
  });
});

test('The receipt says to the second when a declaration came in, by the shop’s clock', () => {
  expect(receivedText(at('2026-11-25T19:41:09'), ZONE)).toBe('25.11.2026, 19:41:09 Uhr');
  expect(receivedText(at('2026-11-25T23:59:59'), 'Europe/Athens')).toBe('26.11.2026, 00:59:59 Uhr');
});

test('The number of an order is read as customers write it', () => {
  expect(numbersIn('1234 (#42)')).toEqual({ id: 1234, ticket: 42 });
  expect(numbersIn('Nr. 1234')).toEqual({ id: 1234, ticket: null });
  expect(numbersIn('# 42')).toEqual({ id: null, ticket: 42 });
  expect(numbersIn('12345678901')).toEqual({ id: null, ticket: null });
  expect(numbersIn('weiß nicht')).toEqual({ id: null, ticket: null });
});
