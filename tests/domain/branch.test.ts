import { describe, expect, it } from 'vitest';
import { addressToday, formerIdentifiers, MOST_FORMER } from '../../src/lib/domain/branch.ts';

const named = (identifier: string, ...former: string[]) => ({ identifier, formerIdentifiers: former });

describe('the former identifiers of a branch', () => {
  it('are those that it had, newest first', () => {
    expect(formerIdentifiers(named('a'), named('b'))).toEqual(['a']);
    expect(formerIdentifiers(named('b', 'a'), named('c', 'a'))).toEqual(['b', 'a']);
  });
  it('have none that it has taken back', () => {
    expect(formerIdentifiers(named('b', 'a'), named('a', 'a'))).toEqual(['b']);
  });
  it('stay as they are, or are given up, while it keeps its own', () => {
    expect(formerIdentifiers(named('b', 'a'), named('b', 'a'))).toEqual(['a']);
    expect(formerIdentifiers(named('b', 'a'), named('b'))).toEqual([]);
  });
  it('are a few', () => {
    const all = Array.from({ length: MOST_FORMER }, (_, at) => `f${at}`);
    const next = formerIdentifiers(named('b', ...all), named('c', ...all));
    expect([next.length, next[0], next.at(-1)]).toEqual([MOST_FORMER, 'b', `f${MOST_FORMER - 2}`]);
  });
});

describe('the address of a page of a former identifier', () => {
  const branches = [named('mitte', 'zentrum', 'alt'), named('sued')];
  it.each([
    ['/store/zentrum', '', '/store/mitte?von=zentrum'],
    ['/store/alt/', '', '/store/mitte/?von=alt'],
    ['/store/zentrum/checkout', '?table=4', '/store/mitte/checkout?table=4&von=zentrum'],
    ['/store/zentrum/lieferung/10115-berlin', '?von=x', '/store/mitte/lieferung/10115-berlin?von=zentrum'],
  ])('%s%s leads to today’s', (path, search, today) =>
    expect(addressToday(path, search, branches)).toBe(today),
  );
  it.each(['/store/mitte', '/store/nord', '/store/', '/', '/site/zentrum', '/store'])(
    '%s leads nowhere else',
    (path) => expect(addressToday(path, '', branches)).toBeNull(),
  );
});
