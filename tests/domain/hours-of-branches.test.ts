import { describe, expect, test } from 'vitest';
import {
  branchNotice,
  branchRanges,
  branchState,
  countOpenBranches,
  isBranchOpen,
  isModeOpen,
  modeRanges,
  modeRules,
  openingState,
  openRanges,
  SEARCH_DAYS,
  submission,
} from '../../src/lib/domain/hours.ts';
import { berlin, branch, rule, shown } from './samples.ts';

describe('Delivery is open by delivery hours if enabled, otherwise by opening hours (SPEC section 4)', () => {
  const own = branch({ isDeliveryHoursEnabled: true });

  test('only delivery goes by delivery hours, and only where they are enabled', () => {
    expect(modeRules(own, 'delivery')).toBe(own.deliveryHours);
    expect(modeRules(own, 'takeaway')).toBe(own.openingHours);
    expect(modeRules(own, 'dineIn')).toBe(own.openingHours);
    expect(modeRules(branch(), 'delivery')).not.toBe(branch().deliveryHours);
    expect(isModeOpen(own, 'delivery', berlin('2026-11-21T12:00'))).toBe(false);
    expect(isModeOpen(branch(), 'delivery', berlin('2026-11-21T12:00'))).toBe(true);
    expect(isModeOpen(own, 'takeaway', berlin('2026-11-21T12:00'))).toBe(true);
  });

  test('a branch is open when opening hours match, or when delivery hours are enabled and match', () => {
    const night = { deliveryHours: [rule('daily', '22:00-02:00')] };
    const at = berlin('2026-11-21T23:00');
    expect(isBranchOpen(branch(), berlin('2026-11-21T12:00'))).toBe(true);
    expect(isBranchOpen(branch(night), at)).toBe(false);
    expect(isBranchOpen(branch({ ...night, isDeliveryHoursEnabled: true }), at)).toBe(true);
    expect(
      isBranchOpen(branch({ ...night, isDeliveryHoursEnabled: true, isDeliveryEnabled: false }), at),
    ).toBe(false);
    const day = [berlin('2026-11-21T00:00'), berlin('2026-11-22T00:00')] as const;
    expect(branchRanges(branch({ ...night, isDeliveryHoursEnabled: true }), ...day)).toHaveLength(2);
  });

  test('a branch is open at the very instant it opens', () => {
    expect(isBranchOpen(branch(), berlin('2026-11-21T11:00'))).toBe(true);
    expect(isModeOpen(branch(), 'takeaway', berlin('2026-11-21T11:00'))).toBe(true);
  });

  test('a branch that does not deliver has its opening hours alone', () => {
    const day = [berlin('2026-11-21T00:00'), berlin('2026-11-22T00:00')] as const;
    const own = branch({ isDeliveryHoursEnabled: true, isDeliveryEnabled: false });
    expect(branchRanges(own, ...day)).toEqual(openRanges(own.openingHours, ...day));
    expect(openRanges([], ...day)).toEqual([]);
  });

  test('nothing is open before orderableFrom', () => {
    const soon = branch({ orderableFrom: '2026-11-21T13:00:00+01:00' });
    expect(isModeOpen(soon, 'takeaway', berlin('2026-11-21T12:59'))).toBe(false);
    expect(isModeOpen(soon, 'takeaway', berlin('2026-11-21T13:00'))).toBe(true);
    expect(isBranchOpen(soon, berlin('2026-11-21T12:59'))).toBe(false);
    expect(openingState(soon, 'takeaway', berlin('2026-11-21T12:00'))).toMatchObject({
      state: 'closed',
      next: { from: '13:00', to: '22:00', isToday: true },
    });
    expect(
      modeRanges(soon, 'takeaway', berlin('2026-11-21T00:00'), berlin('2026-11-22T00:00')).map((range) =>
        shown(range.start),
      ),
    ).toEqual(['2026-11-21T13:00']);
  });

  test('the toolbar counts the public branches that are open', () => {
    const at = berlin('2026-11-21T23:00');
    const open = branch({ openingHours: [rule('daily', '00:00-00:00')] });
    expect(countOpenBranches([branch(), open, open, { ...open, isPublic: false }], at)).toBe(2);
    expect(countOpenBranches([branch()], at)).toBe(0);
  });
});

describe("'Geöffnet bis', 'Geschlossen' and 'Wir öffnen wieder' (SPEC sections 2 and 8)", () => {
  test('an open branch has its closing time, and closes soon in the last 60 minutes', () => {
    const at = (time: string) => openingState(branch(), 'takeaway', berlin(`2026-11-21T${time}`));
    expect(at('20:59')).toMatchObject({ state: 'open', closesSoon: false });
    expect(at('21:00')).toMatchObject({ state: 'open', closesSoon: true });
    const state = at('12:00');
    expect(state.state === 'open' && shown(state.until)).toBe('2026-11-21T22:00');
  });

  test('a branch that never closes has no closing time', () => {
    const always = branch({ openingHours: [rule('daily', '00:00-00:00')] });
    expect(openingState(always, 'takeaway', berlin('2026-11-21T12:00'))).toEqual({
      state: 'open',
      until: null,
      closesSoon: false,
    });
  });

  test.each([
    ['2026-11-21T09:00', '2026-11-21', true],
    ['2026-11-21T22:00', '2026-11-22', false],
    ['2026-11-22T00:30', '2026-11-22', true],
  ])('closed at %s, the next shift is on %s', (at, day, isToday) => {
    const state = openingState(branch(), 'takeaway', berlin(at));
    expect(state).toMatchObject({ state: 'closed', next: { day, from: '11:00', to: '22:00', isToday } });
  });

  test('the next shift is found across weeks', () => {
    const mondays = branch({ openingHours: [rule('monday', '18:00-01:30')] });
    const state = openingState(mondays, 'takeaway', berlin('2026-11-17T01:30'));
    expect(state).toMatchObject({ next: { day: '2026-11-23', from: '18:00', to: '01:30', isToday: false } });
    const holidays = branch({
      openingHours: [
        rule('monday', '18:00-20:00'),
        rule('2026-11-23', 'closed'),
        rule('2026-11-30', 'closed'),
      ],
    });
    expect(openingState(holidays, 'takeaway', berlin('2026-11-17T12:00'))).toMatchObject({
      next: { day: '2026-12-07' },
    });
  });

  test('a once rule months ahead is the next shift, up to 180 days', () => {
    const season = (day: string) => branch({ openingHours: [rule(day, '10:00-12:00')] });
    const at = berlin('2026-11-21T12:00');
    expect(openingState(season('2027-04-01'), 'takeaway', at)).toMatchObject({ next: { day: '2027-04-01' } });
    expect(openingState(season('2027-05-20'), 'takeaway', at)).toMatchObject({ next: { day: '2027-05-20' } });
    expect(openingState(season('2027-05-21'), 'takeaway', at)).toEqual({ state: 'closed', next: null });
    expect(SEARCH_DAYS).toBe(180);
  });

  test("delivery has its own state, and the branch's state joins both", () => {
    const own = branch({ isDeliveryHoursEnabled: true, deliveryHours: [rule('daily', '21:00-23:00')] });
    const at = berlin('2026-11-21T12:00');
    expect(openingState(own, 'delivery', at)).toMatchObject({ next: { from: '21:00', isToday: true } });
    const state = branchState(own, at);
    expect(state.state === 'open' && shown(state.until)).toBe('2026-11-21T23:00');
    expect(branchState(own, berlin('2026-11-21T23:00'))).toMatchObject({
      next: { day: '2026-11-22', from: '11:00' },
    });
  });

  test('the notice and the button follow the same hours', () => {
    const own = branch({ isDeliveryHoursEnabled: true, isPreorderEnabled: true });
    const noon = berlin('2026-11-21T12:00');
    expect(branchNotice(own, noon)).toMatchObject({
      kind: 'noDelivery',
      next: { from: '17:00', isToday: true },
      alternatives: ['takeaway', 'dineIn'],
    });
    expect(branchNotice(own, berlin('2026-11-21T23:00'))).toMatchObject({
      kind: 'closed',
      next: { day: '2026-11-22', from: '11:00' },
    });
    expect(submission(own, 'takeaway', noon)).toBe('order');
    expect(submission(own, 'delivery', noon)).toBe('preorder');
    expect(submission({ ...own, isPreorderEnabled: false }, 'delivery', noon)).toBeNull();
  });
});
