import { z } from 'zod';
import { Id, Instant, Line, Ref } from './fields.ts';
import type { ListFields } from './lists.ts';

/** Outgoing webhooks after the Standard Webhooks specification (standardwebhooks.com). */

/** What a receiver can be told; `webhook.test` is sent when staff ask for it, and to nobody else. */
export const WEBHOOK_TYPES = [
  'order.placed',
  'order.time_proposed',
  'order.accepted',
  'order.in_delivery',
  'order.completed',
  'order.rejected',
  'order.cancelled',
  'order.failed',
  'order.changed',
  'order.corrected',
  'payment.paid',
  'payment.refunded',
  'product.sold_out',
  'product.available',
  'shop.published',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];
export const WEBHOOK_TEST = 'webhook.test';

/** Hours for which messages are signed with the old secret as well, after there is a new one. */
export const OLD_SECRET_HOURS = 24;

/** Why the shop has switched an endpoint off: nothing came through for days, or it answered 410. */
const OFF_REASONS = ['failing', 'gone'] as const;

const fields = {
  name: Line(200).trim().min(1),
  url: Line(2000).trim().min(1).meta({ description: 'https://…; told by the receiver' }),
  types: z
    .array(z.enum(WEBHOOK_TYPES))
    .max(WEBHOOK_TYPES.length)
    .meta({ description: 'Which events; empty: all' }),
  branches: z
    .array(Ref)
    .max(1000)
    .nullable()
    .meta({ description: 'Events of which branches; null: all. Those of no branch are always sent' }),
  hasContact: z.boolean().meta({ description: "Whether orders come with their customer's contact data" }),
  isEnabled: z.boolean(),
};

/** An address that is told of events, without its secret. */
export const WebhookEndpoint = z
  .object({
    id: Id,
    ...fields,
    /** Why the shop has switched it off; null: it has not. */
    offReason: z.enum(OFF_REASONS).nullable(),
    /** Since when every attempt has failed; null: the last one came through. */
    failingSince: Instant.nullable(),
    /** Until then, messages are signed with the old secret as well; null: there is none. */
    oldSecretUntil: Instant.nullable(),
    /** Messages that are not delivered yet. */
    waiting: z.int().min(0),
    createdAt: Instant,
  })
  .meta({ id: 'WebhookEndpoint' });

/** A `WebhookEndpoint` with its secret, which is shown this once. */
export const NewWebhookEndpoint = WebhookEndpoint.extend({
  secret: z.string().meta({ description: 'whsec_ and the key in base64' }),
}).meta({ id: 'NewWebhookEndpoint' });

export const WebhookEndpointDraft = z
  .object({
    ...fields,
    types: fields.types.default([]),
    branches: fields.branches.default(null),
    hasContact: fields.hasContact.default(false),
    isEnabled: fields.isEnabled.default(true),
  })
  .meta({ id: 'WebhookEndpointDraft' });

export const WebhookEndpointChanges = z.object(fields).partial().meta({ id: 'WebhookEndpointChanges' });

/** `skipped`: undone before it was sent. */
export const DELIVERY_STATES = ['waiting', 'done', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an attempt failed without an answer. `notAllowed`: an address of this machine or a private network. */
export const ATTEMPT_PROBLEMS = ['notAllowed', 'notFound', 'timeout', 'connection', 'certificate'] as const;
export type AttemptProblem = (typeof ATTEMPT_PROBLEMS)[number];

/** One attempt to deliver a message. */
export const WebhookAttempt = z
  .object({
    at: Instant,
    /** The HTTP status of the answer; null: there was none. */
    status: z.int().nullable(),
    problem: z.enum(ATTEMPT_PROBLEMS).nullable(),
    /** Milliseconds until the answer, or until it was given up. */
    ms: z.int().min(0),
    /** The beginning of the answer. */
    excerpt: z.string(),
  })
  .meta({ id: 'WebhookAttempt' });

/** A message to one endpoint, with what became of it. */
export const WebhookDelivery = z
  .object({
    id: Id,
    endpoint: Ref,
    /** `webhook-id` of the message: the same at every attempt and replay. */
    messageId: z.string(),
    type: z.string(),
    order: Ref.nullable(),
    branchId: Id.nullable(),
    createdAt: Instant,
    state: z.enum(DELIVERY_STATES),
    tries: z.int().min(0),
    nextTryAt: Instant.nullable(),
    doneAt: Instant.nullable(),
    /** The latest attempts, newest first. */
    attempts: z.array(WebhookAttempt),
  })
  .meta({ id: 'WebhookDelivery' });

/** Which events to send to an endpoint again. */
export const WebhookReplay = z
  .object({
    from: Instant,
    to: Instant,
    onlyFailed: z
      .boolean()
      .default(false)
      .meta({ description: 'Only what did not come through, and what happened while it was switched off' }),
  })
  .meta({ id: 'WebhookReplay' });

export const WebhookReplayed = z
  .object({ count: z.int().min(0).meta({ description: 'Messages that are sent again' }) })
  .meta({ id: 'WebhookReplayed' });

/** Fields of the list of deliveries. */
export const WEBHOOK_DELIVERY_FIELDS = {
  id: 'id',
  endpointId: 'id',
  state: 'text',
  type: 'text',
  orderId: 'id',
  createdAt: 'instant',
} as const satisfies ListFields;

export type WebhookEndpoint = z.output<typeof WebhookEndpoint>;
export type NewWebhookEndpoint = z.output<typeof NewWebhookEndpoint>;
export type WebhookEndpointDraft = z.output<typeof WebhookEndpointDraft>;
export type WebhookEndpointChanges = z.output<typeof WebhookEndpointChanges>;
export type WebhookAttempt = z.output<typeof WebhookAttempt>;
export type WebhookDelivery = z.output<typeof WebhookDelivery>;
export type WebhookReplay = z.output<typeof WebhookReplay>;
