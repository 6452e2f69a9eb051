import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOTHING, showOne } from '../../../src/backoffice/orders/board/board-state.ts';
import { detailTexts } from '../../../src/backoffice/orders/detail/texts.ts';
import { paymentOnCard, paymentOnSheet } from '../../../src/backoffice/orders/payment-words.ts';
import { $asking, ask, askOnlyHere, keepWords } from '../../../src/backoffice/orders/steps/asking.tsx';
import { isStrayTap, stillUndoable } from '../../../src/backoffice/orders/steps/possible-steps.ts';
import { TASKS } from '../../../src/server/orders/order-tasks.ts';
import { anOrder } from '../../support/an-order.ts';

describe('a tap on a card', () => {
  const tap = (timeStamp: number, clientX = 100, detail = 1) => ({
    timeStamp,
    clientX,
    clientY: 400,
    detail,
  });

  it('counts for the order that moved under the finger only if it is not the second of a double tap', () => {
    expect(isStrayTap(1, tap(1_000))).toBe(false);
    expect(isStrayTap(2, tap(1_250, 104))).toBe(true);
    expect(isStrayTap(2, tap(1_900))).toBe(false);
  });

  it('counts at once elsewhere, on the same order, and by keyboard', () => {
    expect(isStrayTap(1, tap(5_000))).toBe(false);
    expect(isStrayTap(2, tap(5_100, 420))).toBe(false);
    expect(isStrayTap(2, tap(5_200, 420))).toBe(false);
    expect(isStrayTap(3, tap(5_300, 420, 0))).toBe(false);
  });
});

describe('a step', () => {
  const step = { id: 1, ticket: '1', action: 'confirm' as const, until: 0 };
  const boardWith = (state: 'new' | 'confirmed' | 'inDelivery') =>
    showOne(NOTHING, anOrder({ id: 1, state }));

  it('can be undone until another device has advanced the order', () => {
    expect(stillUndoable([step, undefined], boardWith('confirmed'))).toEqual([step]);
    expect(stillUndoable([step], boardWith('inDelivery'))).toEqual([]);
    expect(stillUndoable([step], boardWith('new'))).toEqual([]);
  });

  it('can be undone for an order of a branch that the board does not show', () => {
    expect(stillUndoable([step], NOTHING)).toEqual([step]);
  });
});

describe('the dialog before a step', () => {
  afterEach(() => {
    ask(null);
    vi.unstubAllGlobals();
  });

  it('stays on its own screen, and keeps its input across a sign-in', () => {
    vi.stubGlobal('location', { pathname: '/backend/' });
    ask({ what: 'reject', order: anOrder({ id: 1 }) });
    keepWords('Kein Teig mehr');
    // Signing in leads back without the last stroke.
    vi.stubGlobal('location', { pathname: '/backend' });
    askOnlyHere();
    expect($asking.get()?.words).toBe('Kein Teig mehr');
    vi.stubGlobal('location', { pathname: '/backend/statistics' });
    askOnlyHere();
    expect($asking.get()).toBeNull();
  });
});

describe('the words for a payment', () => {
  const online = { paymentMethod: 'mollie', payment: null } as const;
  const cash = { paymentMethod: 'cash', payment: null } as const;

  it.each([
    ['new', online, 'Wartet auf Zahlung', 'noch nicht bezahlt'],
    ['failed', online, 'Nicht bezahlt', 'nicht bezahlt'],
    ['rejected', { ...online, isPaid: true, isRefunded: true }, 'Rückerstattet', 'rückerstattet'],
    ['completed', { ...online, isPaid: true }, 'Bezahlt', 'bezahlt'],
    ['confirmed', cash, 'Barzahlung', 'wird bei Übergabe bezahlt'],
    ['completed', cash, 'Barzahlung', 'bei Übergabe bezahlt'],
    ['canceled', cash, 'Barzahlung', 'nichts zu bezahlen'],
  ] as const)('of an order that is %s (%#)', (state, { payment, ...how }, card, sheet) => {
    const order = anOrder({ id: 1, state, ...how });
    expect([paymentOnCard(order), paymentOnSheet({ ...order, payment })]).toEqual([card, sheet]);
  });
});

it('the history of an order has German words for each task', () => {
  for (const task of Object.keys(TASKS)) expect(detailTexts.actions).toHaveProperty(task);
});
