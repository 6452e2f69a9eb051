import { describe, expect, it } from 'vitest';
import { shiftDate } from '../../../src/server/publishing/rendering/shifted-date.ts';

const CHRISTMAS = Date.parse('2026-12-24T13:00:00Z');

/** A window whose real clock stands still until a test moves it. */
function newScope() {
  const real = { now: Date.parse('2026-11-21T11:00:00Z') };
  class RealDate extends Date {
    static override now = () => real.now;
  }
  const scope = { Date: RealDate as unknown as DateConstructor };
  return { real, scope, set: shiftDate(scope) };
}

describe('a shifted clock', () => {
  it('tells the other time in every way, and runs on', () => {
    const { real, scope, set } = newScope();
    set(CHRISTMAS);
    const { Date: Shifted } = scope;
    expect([Shifted.now(), new Shifted().getTime()]).toEqual([CHRISTMAS, CHRISTMAS]);
    expect((Shifted as unknown as () => string)()).toContain('2026');
    real.now += 90_000;
    expect(Shifted.now()).toBe(CHRISTMAS + 90_000);
  });

  it('can be set again, also back', () => {
    const { scope, set } = newScope();
    set(CHRISTMAS);
    set(CHRISTMAS - 86_400_000);
    expect(scope.Date.now()).toBe(CHRISTMAS - 86_400_000);
  });

  it('leaves dates that are given as they are', () => {
    const { scope, set } = newScope();
    set(CHRISTMAS);
    const { Date: Shifted } = scope;
    expect(new Shifted('2026-01-01T00:00:00Z').toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(new Shifted(2026, 0, 1) instanceof Shifted).toBe(true);
    expect([Shifted.parse('1970-01-01'), Shifted.UTC(1970, 0)]).toEqual([0, 0]);
  });
});
