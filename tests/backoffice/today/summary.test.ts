import { describe, expect, it } from 'vitest';
import { lateOrders, nextSlots } from '../../../src/backoffice/today/summary.ts';
import { anOrder as order } from '../../support/an-order.ts';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const NOW = Date.parse(at('12:10'));
const late = (...orders: Parameters<typeof order>[0][]) =>
  lateOrders(orders.map(order), NOW).map(({ order: { id }, why, minutes }) => [id, why, minutes]);

describe('what waits too long', () => {
  it('is a new order without an answer, and any order whose time has passed', () => {
    expect(
      late(
        { id: 1, state: 'new', createdAt: at('12:04'), dueAt: at('12:04') },
        { id: 2, state: 'new', createdAt: at('12:06'), dueAt: at('12:06') },
        { id: 3, state: 'confirmed', createdAt: at('10:00'), appointment: at('12:00'), dueAt: at('12:00') },
        { id: 4, state: 'inDelivery', createdAt: at('10:00'), appointment: at('12:30'), dueAt: at('12:30') },
        { id: 5, state: 'new', createdAt: at('10:00'), appointmentDate: at('18:00'), dueAt: at('18:00') },
      ),
    ).toEqual([
      [5, 'unanswered', 130],
      [3, 'overdue', 10],
      [1, 'unanswered', 6],
    ]);
  });

  it('is an order as soon as possible that is still open long after', () => {
    expect(
      late(
        { id: 1, state: 'confirmed', createdAt: at('11:00'), dueAt: at('11:00') },
        { id: 2, state: 'confirmed', createdAt: at('11:40'), dueAt: at('11:40') },
      ),
    ).toEqual([[1, 'open', 70]]);
  });

  it('is no order that waits for its customer', () => {
    const counterAppointment = at('13:00');
    expect(late({ id: 1, state: 'new', createdAt: at('11:00'), counterAppointment })).toEqual([]);
  });
});

describe('the next half hours', () => {
  const due = (id: number, time: string, branch: number) =>
    order({ id, dueAt: at(time), branch: { id: branch, name: '' } });
  const orders = [due(1, '12:10', 1), due(2, '12:29', 1), due(3, '12:30', 2), due(4, '11:59', 1)];

  it('begin with the current one, and count what is due in each', () => {
    const slots = nextSlots(orders, [{ id: 1, name: 'Mitte', slotCapacity: null }], NOW);
    expect(slots.slice(0, 3)).toEqual([
      { start: Date.parse(at('12:00')), orders: 2, capacity: null, full: [] },
      { start: Date.parse(at('12:30')), orders: 1, capacity: null, full: [] },
      { start: Date.parse(at('13:00')), orders: 0, capacity: null, full: [] },
    ]);
  });

  it('name the branches that are full, and what all take together', () => {
    const branches = [
      { id: 1, name: 'Mitte', slotCapacity: 2 },
      { id: 2, name: 'West', slotCapacity: 3 },
    ];
    expect(nextSlots(orders, branches, NOW)[0]).toMatchObject({ orders: 2, capacity: 5, full: ['Mitte'] });
  });
});
