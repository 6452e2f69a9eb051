import { z } from 'zod';
import { DailyMail, DailyMailState } from '../daily-mail.ts';
import { data, IdParam, OrderKeys } from '../fields.ts';
import { Message, MessageDetails, PushEndpoint, PushState, PushSubscriptionDraft } from '../messages.ts';
import { body, endpoint, failures, json, staffList } from './declare.ts';

const params = z.object({ id: IdParam });
const pushState = json(data(PushState), 'How it is now');

/** Messages about orders, and subscriptions to push notifications. */
export const messageEndpoints = {
  listMessages: staffList('employee', '/api/messages', Message),
  readMessage: endpoint('employee', {
    method: 'get',
    path: '/api/messages/{id}',
    request: { params },
    responses: { 200: json(data(MessageDetails), 'The message, with what it says'), ...failures(403, 404) },
  }),
  resendMessage: endpoint('employee', {
    method: 'post',
    path: '/api/messages/{id}/resend',
    request: { params },
    responses: {
      200: json(data(MessageDetails), 'The message that is going to be sent'),
      ...failures(403, 404, 409),
    },
  }),
  readDailyMail: endpoint('admin', {
    method: 'get',
    path: '/api/daily-mail',
    responses: { 200: json(data(DailyMailState), 'Who gets the report of the day, and when') },
  }),
  writeDailyMail: endpoint('admin', {
    method: 'put',
    path: '/api/daily-mail',
    request: { body: body(DailyMail) },
    responses: { 200: json(data(DailyMailState), 'As it is now'), ...failures(422) },
  }),
  readPushKey: endpoint('anyone', {
    method: 'get',
    path: '/api/push/key',
    responses: {
      200: json(
        data(z.object({ publicKey: z.string().nullable() })),
        'What browsers subscribe with (VAPID); null: there are no notifications',
      ),
    },
  }),
  subscribeToOrder: endpoint('anyone', {
    method: 'post',
    path: '/api/orders/public/{uid}/{hash}/push',
    request: { params: OrderKeys, body: body(PushSubscriptionDraft) },
    responses: { 200: pushState, ...failures(404, 409, 422) },
  }),
  unsubscribeFromOrder: endpoint('anyone', {
    method: 'delete',
    path: '/api/orders/public/{uid}/{hash}/push',
    request: { params: OrderKeys, body: body(PushEndpoint) },
    responses: { 200: pushState, ...failures(404, 422) },
  }),
  subscribeMe: endpoint('employee', {
    method: 'post',
    path: '/api/users/me/push',
    request: { body: body(PushSubscriptionDraft) },
    responses: { 200: pushState, ...failures(409, 422) },
  }),
  unsubscribeMe: endpoint('employee', {
    method: 'delete',
    path: '/api/users/me/push',
    request: { body: body(PushEndpoint) },
    responses: { 200: pushState, ...failures(422) },
  }),
} as const;
