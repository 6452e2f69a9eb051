import { z } from 'zod';
import { Id, Instant, Line } from './fields.ts';
import type { ListFields } from './lists.ts';

/** Mails, text messages and push notifications about orders, with their state. */

export const MESSAGE_CHANNELS = ['mail', 'sms', 'push'] as const;
/** `notConfigured`: the channel is not set up; `skipped`: no longer to be sent. */
export const MESSAGE_STATES = ['waiting', 'queued', 'done', 'failed', 'notConfigured', 'skipped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const Message = z
  .object({
    id: Id,
    order: z.object({ id: Id, ticketNumber: z.string(), branch: z.string() }).nullable(),
    branchId: Id.nullable(),
    channel: z.enum(MESSAGE_CHANNELS),
    audience: z.enum(['customer', 'branch', 'staff']).nullable(),
    /** The order event that it is about, or the call that requested it. */
    purpose: z.string(),
    /** Mail address or phone number; for a push notification the subscription's id. */
    recipient: z.string(),
    state: z.enum(MESSAGE_STATES),
    tries: z.int().min(0),
    /** Why the last try failed. */
    lastError: z.string().nullable(),
    /** Cost of an SMS in the shop's currency, with fractions of a cent. */
    cost: z.number().nullable(),
    createdAt: Instant,
    nextTryAt: Instant.nullable(),
    doneAt: Instant.nullable(),
  })
  .meta({ id: 'Message' });

/** A message with its content: as it was sent, else as it would be sent now. */
export const MessageDetails = Message.extend({
  subject: z.string(),
  text: z.string(),
  /** The mail as HTML; null: not a mail, or its HTML was not stored. */
  html: z.string().nullable(),
  /** Whether the content is what was sent; else it was composed from the current order. */
  isAsSent: z.boolean(),
}).meta({ id: 'MessageDetails' });

export const MESSAGE_FIELDS = {
  id: 'id',
  orderId: 'id',
  branchId: 'id',
  channel: 'text',
  audience: 'text',
  state: 'text',
  purpose: 'text',
  recipient: 'text',
  createdAt: 'instant',
} as const satisfies ListFields;

/** A browser's subscription to notifications, as `PushSubscription.toJSON()` has it. */
export const PushSubscriptionDraft = z
  .object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{86,88}=?$/),
      auth: z.string().regex(/^[\w-]{22,24}={0,2}$/),
    }),
  })
  .meta({ id: 'PushSubscriptionDraft' });

/** The endpoint that identifies a browser's subscription. */
export const PushEndpoint = z.object({ endpoint: Line(1000) }).meta({ id: 'PushEndpoint' });

/** Whether the browser receives notifications. */
export const PushState = z.object({ isSubscribed: z.boolean() }).meta({ id: 'PushState' });

export type Message = z.output<typeof Message>;
export type MessageDetails = z.output<typeof MessageDetails>;
export type PushSubscriptionDraft = z.output<typeof PushSubscriptionDraft>;
