import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import { Order } from '../staff-orders.ts';
import { TillReceipt } from '../till.ts';
import { body, endpoint, failures, json } from './declare.ts';

/** The hand-over to a till. */
export const tillEndpoints = {
  listTillOrders: endpoint('employee', {
    method: 'get',
    path: '/api/till/orders',
    responses: {
      200: json(
        data(z.array(Order)),
        'Confirmed orders paid on site that no till has made a receipt for, the first placed first; at most 200 of the last 30 days',
      ),
    },
  }),
  recordTillReceipt: endpoint('employee', {
    method: 'put',
    path: '/api/orders/{id}/till-receipt',
    request: { params: z.object({ id: IdParam }), body: body(TillReceipt) },
    responses: {
      200: json(data(Order), 'The order with its receipt; the same again changes nothing'),
      ...failures(403, 404, 409, 422),
    },
  }),
} as const;
