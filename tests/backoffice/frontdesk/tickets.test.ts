import { describe, expect, test } from 'vitest';
import { screenAddress } from '../../../src/backoffice/frontdesk/address.ts';
import { afterTickets, columnsOf, newlyReady } from '../../../src/backoffice/frontdesk/tickets.ts';
import type { FrontdeskTicket } from '../../../src/lib/contract/staff-orders.ts';

const NOW = Date.parse('2026-11-21T18:00:00Z');

const ticket = (
  id: number,
  state: FrontdeskTicket['state'],
  dueAt = '2026-11-21T18:00:00Z',
): FrontdeskTicket => ({ id, ticketNumber: String(id), state, isDineIn: false, dueAt });

const numbers = (tickets: readonly FrontdeskTicket[]) => tickets.map(({ ticketNumber }) => ticketNumber);

describe('the screen in the shop', () => {
  test('shows orders in preparation by due time, and no unconfirmed ones', () => {
    const shown = afterTickets(
      null,
      [ticket(10, 'confirmed'), ticket(9, 'confirmed', '2026-11-21T17:00:00Z'), ticket(3, 'new')],
      NOW,
    );
    const { preparing, ready } = columnsOf(shown, NOW);
    expect(numbers(preparing)).toEqual(['9', '10']);
    expect(ready).toEqual([]);
  });

  test('hides orders due much later until their time comes', () => {
    const shown = afterTickets(null, [ticket(1, 'confirmed', '2026-11-21T21:00:00Z')], NOW);
    expect(columnsOf(shown, NOW).preparing).toEqual([]);
    expect(numbers(columnsOf(shown, NOW + 61 * 60_000).preparing)).toEqual(['1']);
  });

  test('shows the newest ready ticket first, and earlier ones by their numbers', () => {
    const first = afterTickets(
      null,
      [ticket(10, 'inDelivery'), ticket(9, 'inDelivery'), ticket(2, 'confirmed')],
      NOW,
    );
    const then = afterTickets(first, [...first.tickets.slice(0, 2), ticket(2, 'inDelivery')], NOW + 1000);
    expect(numbers(columnsOf(then, NOW).ready)).toEqual(['2', '9', '10']);
  });

  test('announces each ready ticket once, and none that was ready when the screen was switched on', () => {
    const first = afterTickets(null, [ticket(1, 'inDelivery'), ticket(2, 'confirmed')], NOW);
    const then = afterTickets(first, [ticket(1, 'inDelivery'), ticket(2, 'inDelivery')], NOW + 1000);
    const later = afterTickets(then, then.tickets, NOW + 2000);
    expect(newlyReady(null, first)).toEqual([]);
    expect(numbers(newlyReady(first, then))).toEqual(['2']);
    expect(newlyReady(then, later)).toEqual([]);
  });

  test('opens at its address even with a wrong key, and nowhere else', () => {
    expect(screenAddress('/backend/frontdesk/3/ab%2Fc')).toEqual({ branchId: '3', apiKey: 'ab/c' });
    expect(screenAddress('/backend/frontdesk/3')).toEqual({ branchId: '3', apiKey: '' });
    expect(screenAddress('/backend/frontdesk/%E0/x')).toEqual({ branchId: '%E0', apiKey: 'x' });
    expect(screenAddress('/backend/orders')).toBeNull();
  });
});
