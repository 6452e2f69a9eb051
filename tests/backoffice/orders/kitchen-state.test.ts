import { describe, expect, it } from 'vitest';
import { NOTHING, showAll } from '../../../src/backoffice/orders/board/board-state.ts';
import {
  isReady,
  knownPlace,
  PASS,
  placeIn,
  ticketsAt,
  ticketsOn,
  type Ticket,
} from '../../../src/backoffice/orders/kitchen/kitchen-state.ts';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { anOrder } from '../../support/an-order.ts';

const OVEN = { id: 1, name: 'Pizzaofen' };
const BAR = { id: 2, name: 'Bar' };
const STATIONS = [OVEN, BAR];
const [line] = anOrder({ id: 1 }).items;

/** A confirmed order with a line at each of these stations; 0: at none. */
function order(id: number, stations: number[], changes: Partial<Order> = {}): Order {
  const items = stations.flatMap((station) =>
    line ? [{ ...line, ...(station > 0 ? { station: { id: station } } : {}) }] : [],
  );
  return anOrder({ id, state: 'confirmed', items, ...changes });
}
const done = (...stations: number[]) => ({
  stationsDone: stations.map((station) => ({ station, at: '2026-11-21T11:05:00.000Z', by: 'Ella' })),
});
const ticketsOf = (...orders: Order[]) => ticketsOn(showAll(NOTHING, orders), STATIONS);
const ids = (tickets: readonly Ticket[]) => tickets.map((ticket) => ticket.order.id);

describe('the kitchen', () => {
  it('prepares what is confirmed, what is due first at first', () => {
    const tickets = ticketsOf(
      order(1, [1], { dueAt: '2026-11-21T12:00:00.000Z' }),
      order(2, [1], { dueAt: '2026-11-21T11:30:00.000Z' }),
      order(3, [1], { state: 'new' }),
      order(4, [1], { state: 'inDelivery' }),
    );
    expect(ids(tickets)).toEqual([2, 1]);
  });

  it('shows a station the orders with its lines, those that it has ready apart', () => {
    const tickets = ticketsOf(order(1, [1, 2], done(1)), order(2, [1]), order(3, [2]), order(4, [0]));
    const { open, done: ready } = ticketsAt(tickets, OVEN.id);
    expect([ids(open), ids(ready)]).toEqual([[2], [1]]);
  });

  it('has an order ready once all its stations have', () => {
    const [half, whole, none] = ticketsOf(
      order(1, [1, 2], done(1)),
      order(2, [1, 2, 0], done(2, 1)),
      order(3, [0, 9]),
    );
    expect([half, whole, none].map((ticket) => ticket && isReady(ticket))).toEqual([false, true, true]);
    expect([whole?.rest.length, none?.rest.length]).toEqual([1, 2]);
  });

  it('knows its place by the address, and stands at the pass if that station is gone', () => {
    expect(['2', 'alle', '0', '', '2x', '-1'].map(placeIn)).toEqual([2, PASS, PASS, PASS, PASS, PASS]);
    expect([knownPlace(2, STATIONS), knownPlace(9, STATIONS), knownPlace(PASS, [])]).toEqual([2, PASS, PASS]);
  });
});
