import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import {
  NewWebhookEndpoint,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChanges,
  WebhookEndpointDraft,
  WebhookReplay,
  WebhookReplayed,
} from '../webhooks.ts';
import { body, endpoint, failures, json, staffList } from './declare.ts';

const params = z.object({ id: IdParam });

/** Addresses that are told of events, and what was sent to them. */
export const webhookEndpoints = {
  listWebhookEndpoints: endpoint('admin', {
    method: 'get',
    path: '/api/webhook-endpoints',
    responses: { 200: json(data(z.array(WebhookEndpoint)), 'All, oldest first, without what is secret') },
  }),
  createWebhookEndpoint: endpoint('admin', {
    method: 'post',
    path: '/api/webhook-endpoints',
    request: { body: body(WebhookEndpointDraft) },
    responses: {
      201: json(data(NewWebhookEndpoint), 'The new one with its secret, told this once'),
      ...failures(422),
    },
  }),
  updateWebhookEndpoint: endpoint('admin', {
    method: 'put',
    path: '/api/webhook-endpoints/{id}',
    request: { params, body: body(WebhookEndpointChanges) },
    responses: { 200: json(data(WebhookEndpoint), 'As it is now'), ...failures(404, 422) },
  }),
  deleteWebhookEndpoint: endpoint('admin', {
    method: 'delete',
    path: '/api/webhook-endpoints/{id}',
    request: { params },
    responses: { 200: json(data(WebhookEndpoint), 'As it was'), ...failures(404) },
  }),
  renewWebhookSecret: endpoint('admin', {
    method: 'post',
    path: '/api/webhook-endpoints/{id}/secret',
    request: { params },
    responses: {
      201: json(data(NewWebhookEndpoint), 'With a new secret; for 24 hours, messages have both signatures'),
      ...failures(404),
    },
  }),
  testWebhookEndpoint: endpoint('admin', {
    method: 'post',
    path: '/api/webhook-endpoints/{id}/test',
    request: { params },
    responses: {
      200: json(data(WebhookAttempt), 'What became of a message of the type webhook.test'),
      ...failures(404),
    },
  }),
  replayWebhooks: endpoint('admin', {
    method: 'post',
    path: '/api/webhook-endpoints/{id}/replay',
    request: { params, body: body(WebhookReplay) },
    responses: {
      200: json(data(WebhookReplayed), 'Sent again, in the order in which they happened'),
      ...failures(404, 409, 422),
    },
  }),
  listWebhookDeliveries: staffList('admin', '/api/webhook-deliveries', WebhookDelivery),
  sendWebhookAgain: endpoint('admin', {
    method: 'post',
    path: '/api/webhook-deliveries/{id}/again',
    request: { params },
    responses: { 200: json(data(WebhookDelivery), 'Waits to be sent'), ...failures(404, 409) },
  }),
} as const;
