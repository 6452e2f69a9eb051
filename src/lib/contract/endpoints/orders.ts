import { z } from 'zod';
import { MODES } from '../../domain/modes.ts';
import {
  Attendances,
  Heartbeat,
  FrontdeskTicket,
  Order,
  OrderChange,
  OrderDetails,
  OrderItemChange,
  OrderStep,
  StaffOrderDraft,
  StationMark,
} from '../staff-orders.ts';
import { FullDays, HoldKey, SlotHold, SlotPlaces, SlotWanted } from '../branches.ts';
import { data, Day, IdParam, Month, OrderKeys } from '../fields.ts';
import { OrderDraft, OrderRefused, PublicOrder, Questionnaire, WorkAsked } from '../orders.ts';
import { body, endpoint, failures, file, json } from './declare.ts';
import { ListParams } from '../lists.ts';

/** An answer to the appointment that the shop proposes; the body is empty. */
function counterAppointment<const P extends string>(path: P) {
  return endpoint('anyone', {
    method: 'post',
    path,
    request: { params: OrderKeys },
    responses: { 200: json(data(PublicOrder), 'The order as it is now'), ...failures(404, 409) },
  });
}

/** Calls of customers about orders. */
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
          'order-proof': z
            .string()
            .max(200)
            .optional()
            .meta({ description: 'The solved challenge of an answer 428 to the same key and body' }),
          'slot-hold': HoldKey.optional().meta({ description: 'The key of the held place that it takes' }),
        }),
        body: body(OrderDraft),
      },
      responses: {
        201: json(data(PublicOrder), 'The order as stored'),
        428: json(WorkAsked, 'Many orders came from this network: solve the challenge and send again'),
        409: json(OrderRefused, 'Shop, price or places have changed since the customer looked'),
        422: json(OrderRefused, 'Fields are invalid'),
        ...failures(400, 429),
      },
    },
    'order',
  ),
  readSlotPlaces: endpoint('anyone', {
    method: 'get',
    path: '/api/branches/{id}/places/{mode}/{day}',
    request: {
      params: z.object({ id: IdParam, mode: z.enum(MODES), day: Day }),
      headers: z.object({
        'slot-hold': HoldKey.optional().meta({ description: 'A held place that counts as free' }),
      }),
    },
    responses: {
      200: json(data(SlotPlaces), 'How many more orders the branch takes per half hour of the day'),
      ...failures(404),
    },
  }),
  holdSlot: endpoint('anyone', {
    method: 'put',
    path: '/api/slot-holds/{key}',
    request: { params: z.object({ key: HoldKey }), body: body(SlotWanted) },
    responses: {
      200: json(data(SlotHold), 'The place is held. A key holds one: another is given back'),
      409: json(OrderRefused, 'The half hour is full, or over'),
      422: json(OrderRefused, 'The branch takes no orders for that time'),
      ...failures(404, 429),
    },
  }),
  releaseSlot: endpoint('anyone', {
    method: 'delete',
    path: '/api/slot-holds/{key}',
    request: { params: z.object({ key: HoldKey }) },
    responses: { 200: json(data(SlotHold), 'The key holds nothing any more'), ...failures(404) },
  }),
  readFullDays: endpoint('anyone', {
    method: 'get',
    path: '/api/branches/{id}/full-days/{mode}/{month}',
    request: { params: z.object({ id: IdParam, mode: z.enum(MODES), month: Month }) },
    responses: {
      200: json(data(FullDays), 'The days of the month on which the branch takes no more orders'),
      ...failures(404),
    },
  }),
  readPublicOrder: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/public/{uid}/{hash}',
    request: { params: OrderKeys },
    responses: { 200: json(data(PublicOrder), 'The order'), ...failures(404, 429) },
  }),
  readConfirmation: endpoint(
    'anyone',
    {
      method: 'get',
      path: '/api/orders/public/{uid}/{hash}/confirmation',
      request: { params: OrderKeys },
      responses: {
        200: file('text/html', 'The confirmation of the order to keep, with the legal texts of its time'),
        ...failures(404),
      },
    },
    'document',
  ),
  readConfirmationPdf: endpoint(
    'anyone',
    {
      method: 'get',
      path: '/api/orders/public/{uid}/{hash}/confirmation.pdf',
      request: { params: OrderKeys },
      responses: { 200: file('application/pdf', 'The same as a PDF'), ...failures(404) },
    },
    'document',
  ),
  watchPublicOrder: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/public/{uid}/{hash}/events',
    request: { params: OrderKeys },
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
      params: OrderKeys,
      body: body(Questionnaire),
    },
    responses: { 201: json(data(PublicOrder), 'The order with its rating'), ...failures(400, 404, 409, 422) },
  }),
} as const;

const ById = z.object({ id: IdParam });

const eventStream = (description: string) => ({
  description,
  content: { 'text/event-stream': { schema: z.string() } },
});

/** A step of an order; its details are optional. */
function step<const P extends string>(path: P) {
  return endpoint('kitchen', {
    method: 'post',
    path,
    request: {
      params: ById,
      body: { required: false, content: { 'application/json': { schema: OrderStep } } },
    },
    responses: {
      200: json(data(OrderDetails), 'The order as it is now'),
      ...failures(403, 404, 409, 422),
    },
  });
}

/** An action for an order: message, print or payment check. Succeeds once it is done; the body is empty. */
function orderTask<const P extends string>(path: P) {
  return endpoint('kitchen', {
    method: 'post',
    path,
    request: { params: ById },
    responses: {
      200: json(data(OrderDetails), 'The order, with what was done'),
      ...failures(403, 404, 409),
    },
  });
}

/** A display of a branch, authorised by one of its API keys (SPEC section 6). */
const FeedKeys = z.object({ branchId: IdParam, apiKey: z.string().max(200) });

/** The index of a line item, from 0. As text, since a number coerced from null is 0 and would not be required. */
const ItemIndex = z
  .string()
  .regex(/^[1-4]?\d{1,2}$/)
  .transform(Number);

/** Calls of staff about orders; employees reach those of their own branches. */
export const staffOrderEndpoints = {
  listOrders: endpoint('kitchen', {
    method: 'get',
    path: '/api/orders',
    request: { query: ListParams },
    responses: {
      200: json(data(z.array(Order)), 'Part of the orders, newest first; Content-Range tells which part'),
      ...failures(400),
    },
  }),
  listCurrentOrders: endpoint('kitchen', {
    method: 'get',
    path: '/api/orders/current',
    request: { query: z.object({ branchId: IdParam.optional() }) },
    responses: {
      200: json(data(z.array(Order)), 'The orders under way, by when they are due'),
      ...failures(403, 422),
    },
  }),
  takeOrder: endpoint('employee', {
    method: 'post',
    path: '/api/orders/taken',
    request: {
      headers: z.object({
        'idempotency-key': z.string().min(8).max(200).optional().meta({
          description: 'The same key with the same body gives the same order again',
        }),
      }),
      body: body(StaffOrderDraft),
    },
    responses: {
      201: json(data(Order), 'The order that was told by phone or at the counter, as stored'),
      409: json(OrderRefused, 'Shop, price or places have changed meanwhile'),
      422: json(OrderRefused, 'Fields are invalid, or a rule would have to be set aside'),
      ...failures(403),
    },
  }),
  readOrder: endpoint('kitchen', {
    method: 'get',
    path: '/api/orders/{id}',
    request: { params: ById },
    responses: { 200: json(data(OrderDetails), 'The order with its history'), ...failures(403, 404) },
  }),
  updateOrder: endpoint('kitchen', {
    method: 'put',
    path: '/api/orders/{id}',
    request: { params: ById, body: body(OrderChange) },
    responses: {
      200: json(data(OrderDetails), 'The order as it is now'),
      ...failures(403, 404, 409, 422),
    },
  }),
  deleteOrder: endpoint('admin', {
    method: 'delete',
    path: '/api/orders/{id}',
    request: { params: ById },
    responses: {
      200: json(data(OrderDetails), 'The finished order without its customer: figures and payment stay'),
      ...failures(404, 409),
    },
  }),
  updateOrderItem: endpoint('kitchen', {
    method: 'put',
    path: '/api/orders/{id}/items/{index}',
    request: {
      params: z.object({ id: IdParam, index: ItemIndex }),
      body: body(OrderItemChange),
    },
    responses: {
      200: json(data(OrderDetails), 'The order with its new sums'),
      ...failures(403, 404, 409, 422),
    },
  }),
  markStation: endpoint('kitchen', {
    method: 'put',
    path: '/api/orders/{id}/stations/{station}',
    request: { params: z.object({ id: IdParam, station: IdParam }), body: body(StationMark) },
    responses: {
      200: json(data(Order), 'The open order, with the stations that have prepared their part'),
      ...failures(403, 404, 409, 422),
    },
  }),
  cancelOrder: step('/api/orders/{id}/status/cancel'),
  confirmOrder: step('/api/orders/{id}/status/confirm'),
  rejectOrder: step('/api/orders/{id}/status/reject'),
  deliverOrder: step('/api/orders/{id}/status/in-delivery'),
  completeOrder: step('/api/orders/{id}/status/completed'),
  undoOrderStep: endpoint('kitchen', {
    method: 'post',
    path: '/api/orders/{id}/status/undo',
    request: { params: ById },
    responses: {
      200: json(data(OrderDetails), 'The order as it was before the last step'),
      ...failures(403, 404, 409),
    },
  }),
  resendNewOrderEmail: orderTask('/api/orders/{id}/resend-new-order-email'),
  resendNewOrderSms: orderTask('/api/orders/{id}/resend-new-order-sms'),
  printOrder: orderTask('/api/orders/{id}/print'),
  updatePaymentStatus: orderTask('/api/orders/{id}/update-payment-status'),
  listFrontdeskOrders: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/frontdesk/{branchId}/{apiKey}',
    request: { params: FeedKeys },
    responses: {
      200: json(data(z.array(FrontdeskTicket)), 'The tickets under way that are not delivered'),
      ...failures(404),
    },
  }),
  listBackofficeOrders: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/backoffice/{branchId}/{apiKey}',
    request: { params: FeedKeys },
    responses: {
      200: json(data(z.array(Order)), "The branch's orders under way, by when they are due"),
      ...failures(404),
    },
  }),
  watchOrders: endpoint('kitchen', {
    method: 'get',
    path: '/api/branches/{id}/orders/events',
    request: { params: ById },
    responses: {
      200: eventStream(
        'The orders under way as an event named "orders", then each that changes as "order", each that is deleted as "deleted"; "busy" tells what pauses, now and after each change',
      ),
      ...failures(403, 404, 429, 503),
    },
  }),
  sendHeartbeat: endpoint('kitchen', {
    method: 'post',
    path: '/api/heartbeats',
    request: { body: body(Heartbeat) },
    responses: {
      200: json(data(z.object({ isAwake: z.literal(true) })), 'The branch counts as attended'),
      ...failures(403, 404, 422),
    },
  }),
  readAttendances: endpoint('kitchen', {
    method: 'get',
    path: '/api/heartbeats',
    responses: { 200: json(data(Attendances), 'At the branches that the person serves') },
  }),
  watchFrontdeskOrders: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/frontdesk/{branchId}/{apiKey}/events',
    request: { params: FeedKeys },
    responses: {
      200: eventStream('The tickets now and after each change, as events named "tickets"'),
      ...failures(404, 429, 503),
    },
  }),
  watchBackofficeOrders: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/backoffice/{branchId}/{apiKey}/events',
    request: { params: FeedKeys },
    responses: {
      200: eventStream('As for staff: "orders" at first, then "order" and "deleted"'),
      ...failures(404, 429, 503),
    },
  }),
} as const;
