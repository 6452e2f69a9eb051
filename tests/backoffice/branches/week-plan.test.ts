import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, nextRangeOf } from '../../../src/backoffice/branches/week-plan.ts';
import { planOf, specialDates, withPlan, type PlanKey } from '../../../src/lib/domain/day-plans.ts';
import { WEEKDAYS, type HoursRule } from '../../../src/lib/domain/hours.ts';

const rule = (
  type: HoursRule['type'],
  from: string,
  to: string,
  more: Partial<HoursRule> = {},
): HoursRule => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
  ...more,
});

const time = fc.constantFrom('00:00', '09:30', '14:00', '22:00', '23:59');
const anyRule = fc
  .record({
    type: fc.constantFrom('once' as const, 'daily' as const, ...WEEKDAYS),
    isClosed: fc.boolean(),
    from: time,
    to: time,
    day: fc.constantFrom('2026-12-24', '2027-03-28'),
  })
  .map(({ day, ...fields }): HoursRule => ({ ...fields, date: fields.type === 'once' ? day : null }));
const KEYS: PlanKey[] = ['daily', ...WEEKDAYS, { date: '2026-12-24' }, { date: '2027-03-28' }];
const plan = fc.option(fc.array(fc.record({ from: time, to: time }), { maxLength: 3 }), { nil: null });

describe('the week of the hours editor', () => {
  it('distinguishes a day with several ranges, a closed day and a day without rules', () => {
    const rules = [
      rule('monday', '11:00', '14:00'),
      rule('monday', '17:00', '01:00'),
      rule('tuesday', '00:00', '00:00', { isClosed: true }),
    ];
    expect(planOf(rules, 'monday')).toEqual([
      { from: '11:00', to: '14:00' },
      { from: '17:00', to: '01:00' },
    ]);
    expect(planOf(rules, 'tuesday')).toEqual([]);
    expect(planOf(rules, 'wednesday')).toBeNull();
  });

  it('shows only the rules after a closing, which clears those before it', () => {
    const closed = rule('monday', '00:00', '00:00', { isClosed: true });
    const rules = [rule('monday', '09:00', '10:00'), closed, rule('monday', '18:00', '20:00')];
    expect(planOf(rules, 'monday')).toEqual([{ from: '18:00', to: '20:00' }]);
  });

  it('changes one day and no other, for any rules', () => {
    fc.assert(
      fc.property(
        fc.array(anyRule, { maxLength: 12 }),
        fc.constantFrom(...KEYS),
        plan,
        (rules, key, next) => {
          const changed = withPlan(rules, key, next);
          expect(planOf(changed, key)).toEqual(next);
          const isOwn = (one: HoursRule) =>
            typeof key === 'string' ? one.type === key : one.type === 'once' && one.date === key.date;
          expect(changed.filter((one) => !isOwn(one))).toEqual(rules.filter((one) => !isOwn(one)));
        },
      ),
    );
  });

  it('lists special dates, earliest first and each once', () => {
    const once = (date: string) => rule('once', '10:00', '12:00', { date });
    expect(specialDates([once('2027-01-01'), once('2026-12-24'), once('2027-01-01')])).toEqual([
      '2026-12-24',
      '2027-01-01',
    ]);
  });

  it('recognises ranges that end on the next day or last all day', () => {
    expect(lengthOf({ from: '18:00', to: '02:00' })).toBe('nextDay');
    expect(lengthOf({ from: '00:00', to: '00:00' })).toBe('allDay');
    expect(lengthOf({ from: '11:00', to: '22:00' })).toBe('sameDay');
  });

  it('suggests a next range that does not overlap the last one', () => {
    expect(nextRangeOf([])).toEqual({ from: '11:00', to: '22:00' });
    expect(nextRangeOf([{ from: '11:00', to: '14:00' }])).toEqual({ from: '15:00', to: '19:00' });
  });
});
