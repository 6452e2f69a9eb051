import { describe, expect, test } from 'vitest';
import { presetRange, rangeBefore, rangeProblem } from '../../../src/backoffice/statistics/range.ts';
import { changeOf, changeText } from '../../../src/backoffice/statistics/report.ts';

describe('the period of the statistics', () => {
  const today = '2026-03-15';

  test.each([
    ['today', '2026-03-15', '2026-03-15'],
    ['yesterday', '2026-03-14', '2026-03-14'],
    ['last7', '2026-03-09', '2026-03-15'],
    ['month', '2026-03-01', '2026-03-15'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['year', '2026-01-01', '2026-03-15'],
  ] as const)('%s goes from %s to %s', (preset, from, to) => {
    expect(presetRange(preset, today)).toEqual({ from, to });
  });

  test('is compared with the preceding period of the same length', () => {
    expect(rangeBefore({ from: '2026-03-01', to: '2026-03-15' })).toEqual({
      from: '2026-02-14',
      to: '2026-02-28',
    });
    expect(rangeBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      from: '2026-02-28',
      to: '2026-02-28',
    });
  });

  test('is refused if reversed, incomplete or longer than five years', () => {
    expect(rangeProblem({ from: '2026-03-02', to: '2026-03-01' })).toContain('vor dem Anfang');
    expect(rangeProblem({ from: '', to: '2026-03-01' })).toBe('Bitte beide Tage angeben.');
    expect(rangeProblem({ from: '2020-01-01', to: '2026-03-01' })).not.toBeNull();
    expect(rangeProblem({ from: '2026-03-01', to: '2026-03-01' })).toBeNull();
  });
});

test('a change is shown in percent, and not without an earlier value', () => {
  expect(changeText(changeOf(150, 120))).toBe('+25 %');
  expect(changeText(changeOf(90, 120))).toBe('−25 %');
  expect(changeText(changeOf(120, 120))).toBe('±0 %');
  expect(changeText(changeOf(120, 0))).toBe('–');
  expect(changeText(changeOf(120, null))).toBe('–');
});
