import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { freeTimeIn, orderDraft, type PlacedOrder } from '../order-draft.ts';
import { admin } from './page.tsx';

/** Places an order as the pages do; answers what the API did. */
export async function placeOrder(
  branchId: number,
  draft: Readonly<Record<string, unknown>> = {},
): Promise<PlacedOrder> {
  const place = (appointment: object = {}) =>
    commands.call(admin, 'POST', '/api/orders', orderDraft(branchId, { ...appointment, ...draft }));
  let placed = await place();
  const appointmentDate = freeTimeIn(placed.body);
  if (appointmentDate !== undefined) placed = await place({ appointmentDate });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return (placed.body as { data: PlacedOrder }).data;
}
