import { z } from 'zod';
import { Errors, data, IdParam, OrderKeys } from '../fields.ts';
import { Payment, RefundWish } from '../payments.ts';
import { OrderDetails } from '../staff-orders.ts';
import { body, endpoint, failures, json, staffList } from './declare.ts';

const taken = z.object({ taken: z.literal(true) });

/** A webhook: the provider notifies of a change, and the shop reads the payment's state itself. */
function providerCall<const P extends string>(path: P, description: string) {
  return endpoint(
    'anyone',
    {
      method: 'post',
      path,
      request: {
        // Of any type: the provider's adapter parses it.
        body: { required: false, description, content: { '*/*': { schema: z.string() } } },
      },
      responses: {
        200: json(data(taken), 'Taken, whether it names something that the shop knows or not'),
        401: json(Errors, 'Not signed, forged or late: all are answered alike'),
        ...failures(413, 429, 503),
      },
    },
    'signed',
  );
}

/** Online payment: calls of providers, customers and staff. */
export const paymentEndpoints = {
  takeMollieCall: providerCall('/api/webhooks/mollie', 'id=tr_… as Mollie sends it'),
  takeDatatransCall: providerCall(
    '/api/webhooks/datatrans',
    'The transaction as Datatrans sends it, signed in Datatrans-Signature',
  ),
  returnFromProvider: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/public/{uid}/{hash}/payment-return',
    request: { params: OrderKeys },
    responses: {
      303: { description: 'To the status page, or back to the checkout if nothing was paid' },
      ...failures(404, 429),
    },
  }),
  listPayments: staffList('employee', '/api/payments', Payment),
  refundOrder: endpoint('employee', {
    method: 'post',
    path: '/api/orders/{id}/refunds',
    request: { params: z.object({ id: IdParam }), body: body(RefundWish) },
    responses: {
      200: json(data(OrderDetails), 'The order, whose money is on its way back'),
      ...failures(403, 404, 409, 422),
    },
  }),
} as const;
