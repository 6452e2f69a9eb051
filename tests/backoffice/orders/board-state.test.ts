import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import type { OrderState } from '../../../src/lib/domain/order.ts';
import {
  calls,
  countCalls,
  forget,
  givenUp,
  NOTHING,
  revisionOf,
  showAll,
  showAnswer,
  showEnded,
  showOne,
  columnsOf,
} from '../../../src/backoffice/orders/board/board-state.ts';
import { anOrder as order } from '../../support/an-order.ts';

const ids = (orders: readonly Order[]) => orders.map(({ id }) => id);
const one = (id: number, state: OrderState = 'new', rest: Partial<Order> = {}) =>
  order({ id, state, ...rest });

describe('the board', () => {
  it('shows each order once, in the column of its state', () => {
    let board = showAll(NOTHING, [one(1), one(2, 'confirmed'), one(3, 'inDelivery')]);
    board = showOne(board, one(1, 'confirmed'));
    board = showOne(board, one(3, 'completed'));
    board = showOne(board, one(4));
    const columns = columnsOf(board);
    expect(ids(columns.new)).toEqual([4]);
    expect(ids(columns.confirmed)).toEqual([1, 2]);
    expect(ids(columns.inDelivery)).toEqual([]);
    expect(ids(columns.done)).toEqual([3]);
  });

  it('sorts new orders by arrival, the others by due time', () => {
    const at = (time: string) => `2026-11-21T${time}:00.000Z`;
    const board = showAll(NOTHING, [
      one(2, 'new', { createdAt: at('11:05'), dueAt: at('11:05') }),
      one(1, 'new', { createdAt: at('11:00'), dueAt: at('18:00') }),
      one(3, 'confirmed', { createdAt: at('10:00'), dueAt: at('18:00') }),
      one(4, 'confirmed', { createdAt: at('10:30'), dueAt: at('12:00') }),
    ]);
    expect(ids(columnsOf(board).new)).toEqual([1, 2]);
    expect(ids(columnsOf(board).confirmed)).toEqual([4, 3]);
  });

  it('loses and duplicates no order when the connection returns', () => {
    let board = showAll(NOTHING, [one(1), one(2), one(3, 'confirmed')]);
    // Meanwhile 1 was confirmed, 2 canceled, 3 completed, and 4 came in.
    board = showAll(board, [one(1, 'confirmed'), one(4)]);
    expect(ids(columnsOf(board).new)).toEqual([4]);
    expect(ids(columnsOf(board).confirmed)).toEqual([1]);
    expect([...board.missing]).toEqual([2, 3]);
    board = showEnded(board, [one(3, 'completed'), one(2, 'canceled')], false);
    expect(ids(columnsOf(board).done)).toEqual([3, 2]);
    expect(board.missing.size).toBe(0);
  });

  it('removes a deleted order', () => {
    const board = forget(showOne(showAll(NOTHING, [one(1)]), one(2, 'completed')), 1);
    expect(board.open.size).toBe(0);
    expect(ids(forget(board, 2).ended)).toEqual([]);
  });

  it('returns an order that was completed by mistake to its column', () => {
    let board = showOne(showAll(NOTHING, [one(1, 'confirmed')]), one(1, 'completed'));
    board = showOne(board, one(1, 'confirmed'));
    expect(ids(columnsOf(board).confirmed)).toEqual([1]);
    expect(board.ended).toEqual([]);
  });

  it('prefers the stream over an answer that it has overtaken', () => {
    const board = showAll(NOTHING, [one(1)]);
    const asked = revisionOf(board, 1);
    const later = showOne(showOne(board, one(1, 'confirmed')), one(1, 'inDelivery'));
    expect(showAnswer(later, one(1, 'confirmed'), asked)).toBe(later);
    expect(ids(columnsOf(showAnswer(board, one(1, 'confirmed'), asked)).confirmed)).toEqual([1]);
  });

  it('keeps events that arrive while the ended orders are loaded', () => {
    let board = showAll(NOTHING, [one(1), one(2)]);
    board = showOne(board, one(1, 'completed'));
    board = showEnded(board, [one(2, 'completed'), one(3, 'completed')], true);
    expect(ids(board.ended)).toEqual([1, 3]);
    expect(board.hasMoreEnded).toBe(true);
  });

  it('finds orders by words of customer, address and items', () => {
    const board = showAll(NOTHING, [
      one(1, 'new', { name: 'Gerda Gast' }),
      one(2, 'new', { street: 'Torstraße 3' }),
    ]);
    expect(ids(columnsOf(board, 'gast GERDA').new)).toEqual([1]);
    expect(ids(columnsOf(board, 'torstr').new)).toEqual([2]);
    expect(ids(columnsOf(board, 'margherita').new)).toEqual([1, 2]);
    expect(ids(columnsOf(board, 'niemand').new)).toEqual([]);
  });
});

describe('the bell', () => {
  it.each<[string, boolean, Partial<Order>]>([
    ['a new order', true, {}],
    ['an online order that is paid', true, { paymentMethod: 'mollie', isPaid: true }],
    ['an online order that is not paid yet', false, { paymentMethod: 'mollie' }],
    [
      'an order whose customer is asked for another time',
      false,
      { counterAppointment: '2026-11-21T18:30:00.000Z' },
    ],
    ['a confirmed order', false, { state: 'confirmed', isConfirmed: true }],
  ])('rings for %s: %s', (_, isCalled, changes) => {
    expect(calls(order({ id: 1, ...changes }))).toBe(isCalled);
  });

  it('stops once the last new order has been handled on any device', () => {
    let board = showAll(NOTHING, [one(1), one(2)]);
    expect(countCalls(board)).toBe(2);
    board = showOne(showOne(board, one(1, 'confirmed')), one(2, 'rejected'));
    expect(countCalls(board)).toBe(0);
  });

  it('reports orders that were given up, including while the connection was lost, once each', () => {
    const before = showAll(NOTHING, [one(1), one(2), one(3)]);
    const live = showOne(before, one(1, 'canceled'));
    expect(ids(givenUp(before, live))).toEqual([1]);
    const back = showAll(live, [one(3)]);
    expect(givenUp(live, back)).toEqual([]);
    const read = showEnded(back, [one(2, 'rejected'), one(1, 'canceled')], false);
    expect(ids(givenUp(back, read))).toEqual([2]);
    expect(givenUp(read, showOne(read, one(3, 'completed')))).toEqual([]);
  });
});
