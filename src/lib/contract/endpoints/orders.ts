import { z } from 'zod';
import { data } from '../fields.ts';
import { OrderDraft, PublicOrder, Questionnaire } from '../orders.ts';
import { body, endpoint, failures, json } from './declare.ts';

/** Who knows both has the order: its uid names it, its hash is the secret. */
const orderKeys = z.object({ uid: z.string(), hash: z.string() });

/** An answer to the appointment that the shop proposes; the body is empty. */
function counterAppointment<const P extends string>(path: P) {
  return endpoint('anyone', {
    method: 'post',
    path,
    request: { params: orderKeys },
    responses: { 200: json(data(PublicOrder), 'The order as it is now'), ...failures(404, 409) },
  });
}

/** What customers do with orders. */
export const orderEndpoints = {
  createOrder: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/orders',
      request: {
        headers: z.object({
          'idempotency-key': z.string().min(8).max(200).optional().meta({
            description: 'The same key with the same body gives the same order again',
          }),
        }),
        body: body(OrderDraft),
      },
      responses: { 201: json(data(PublicOrder), 'The order as stored'), ...failures(400, 409, 422) },
    },
    'order',
  ),
  readPublicOrder: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/public/{uid}/{hash}',
    request: { params: orderKeys },
    responses: { 200: json(data(PublicOrder), 'The order'), ...failures(404) },
  }),
  watchPublicOrder: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/public/{uid}/{hash}/events',
    request: { params: orderKeys },
    responses: {
      200: {
        description:
          'The order now and after each change, as events named "order"; ends with its final state',
        content: { 'text/event-stream': { schema: z.string() } },
      },
      ...failures(404, 429, 503),
    },
  }),
  confirmCounterAppointment: counterAppointment(
    '/api/orders/public/{uid}/{hash}/confirm-counter-appointment',
  ),
  rejectCounterAppointment: counterAppointment('/api/orders/public/{uid}/{hash}/reject-counter-appointment'),
  createQuestionnaire: endpoint('anyone', {
    method: 'post',
    path: '/api/orders/public/{uid}/{hash}/questionnaire',
    request: {
      params: orderKeys,
      body: body(Questionnaire),
    },
    responses: { 201: json(data(PublicOrder), 'The order with its rating'), ...failures(400, 404, 409, 422) },
  }),
} as const;
