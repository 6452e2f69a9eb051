import { describe, expect, test } from 'vitest';
import type { Mode } from '../../src/lib/domain/modes.ts';
import { noticeOf, submissionOf, type ModeState } from '../../src/lib/domain/branch-notice.ts';
import { branch } from './samples.ts';

type State = ModeState<{ start: number }>;
const OPEN: State = { state: 'open' };
const closedUntil = (start: number | null): State => ({
  state: 'closed',
  next: start === null ? null : { start },
});

function notice(states: Record<Mode, State>, change: Parameters<typeof branch>[0] = {}) {
  return noticeOf(branch(change), (mode) => states[mode]);
}

describe('The messages of a branch page (SPEC sections 2 and 8)', () => {
  test('if all its modes are open, only the preorder hint may be shown', () => {
    const states = { takeaway: OPEN, delivery: OPEN, dineIn: OPEN };
    expect(notice(states)).toEqual({ kind: 'open', acceptsPreorders: false });
    expect(notice(states, { isPreorderEnabled: true })).toEqual({ kind: 'open', acceptsPreorders: true });
  });

  test('if nothing is open, the branch is closed until the first mode opens', () => {
    const states = { takeaway: closedUntil(50), delivery: closedUntil(30), dineIn: closedUntil(50) };
    expect(notice(states, { isPreorderEnabled: true })).toEqual({
      kind: 'closed',
      next: { start: 30 },
      closedMessage: 'Wir machen Ferien.',
      acceptsPreorders: true,
    });
  });

  test('a branch that will not open again has its closed message', () => {
    const states = { takeaway: closedUntil(null), delivery: closedUntil(null), dineIn: closedUntil(null) };
    expect(notice(states)).toMatchObject({ kind: 'closed', next: null, closedMessage: 'Wir machen Ferien.' });
  });

  test('if only delivery is closed, the open alternatives are named', () => {
    const states = { takeaway: OPEN, delivery: closedUntil(30), dineIn: OPEN };
    expect(notice(states)).toEqual({
      kind: 'noDelivery',
      next: { start: 30 },
      alternatives: ['takeaway', 'dineIn'],
      acceptsPreorders: false,
    });
    expect(notice(states, { isTakeawayEnabled: false })).toMatchObject({ alternatives: ['dineIn'] });
    expect(notice({ ...states, delivery: closedUntil(null) })).toMatchObject({
      kind: 'noDelivery',
      next: null,
    });
  });

  test('a branch that does not deliver does not mention delivery', () => {
    const states = { takeaway: OPEN, delivery: closedUntil(30), dineIn: OPEN };
    expect(notice(states, { isDeliveryEnabled: false }).kind).toBe('open');
    const closed = { takeaway: closedUntil(50), delivery: OPEN, dineIn: closedUntil(40) };
    expect(notice(closed, { isDeliveryEnabled: false })).toMatchObject({
      kind: 'closed',
      next: { start: 40 },
    });
  });

  test('a branch that still delivers is open', () => {
    const states = { takeaway: closedUntil(50), delivery: OPEN, dineIn: closedUntil(50) };
    expect(notice(states).kind).toBe('open');
  });
});

describe('Submit only when the branch is open or preorder is enabled (SPEC sections 2 and 5)', () => {
  test.each([
    [true, false, false, 'order'],
    [true, true, false, 'order'],
    [false, true, false, 'preorder'],
    [false, false, false, null],
    [true, false, true, 'enquiry'],
    [false, true, true, 'enquiry'],
    [false, false, true, null],
  ])('open %s, preorder %s, quotation %s: %s', (isOpen, isPreorderEnabled, isQuotationRequired, expected) => {
    expect(submissionOf({ isPreorderEnabled, isQuotationRequired }, isOpen)).toBe(expected);
  });
});
