import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import type { ListFields } from './lists.ts';

/** What the shop tells people outside of it: mails, text messages and notifications, each with what became of it. */

export const MESSAGE_CHANNELS = ['mail', 'sms', 'push'] as const;
/** `notConfigured`: nobody is set up who could send it; `skipped`: it was not to be sent after all. */
export const MESSAGE_STATES = ['waiting', 'queued', 'done', 'failed', 'notConfigured', 'skipped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const Message = z
  .object({
    id: Id,
    order: z.object({ id: Id, ticketNumber: z.string(), branch: z.string() }).nullable(),
    branchId: Id.nullable(),
    channel: z.enum(MESSAGE_CHANNELS),
    audience: z.enum(['customer', 'branch', 'staff']).nullable(),
    /** The moment that it tells of, or the call that asked for it. */
    purpose: z.string(),
    /** An address or a number; of a notification: the number of its device. */
    recipient: z.string(),
    state: z.enum(MESSAGE_STATES),
    tries: z.int().min(0),
    /** Why it was not sent, or not yet. */
    lastError: z.string().nullable(),
    /** What a text message has cost, in the shop's currency; with fractions of a cent. */
    cost: z.number().nullable(),
    createdAt: Instant,
    nextTryAt: Instant.nullable(),
    doneAt: Instant.nullable(),
  })
  .meta({ id: 'Message' });

/** A message with what it says: as it was sent, else as it would be sent now. */
export const MessageDetails = Message.extend({
  subject: z.string(),
  text: z.string(),
  /** A mail as it looks; null: it is no mail, or how it looked was not kept. */
  html: z.string().nullable(),
  /** Whether that is what was sent; else it is made of the order as it is now. */
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

/** The address by which a browser's subscription is known. */
export const PushEndpoint = z.object({ endpoint: z.string().max(1000) }).meta({ id: 'PushEndpoint' });

/** Whether a browser is told from now on. */
export const PushState = z.object({ isSubscribed: z.boolean() }).meta({ id: 'PushState' });

export type Message = z.output<typeof Message>;
export type MessageDetails = z.output<typeof MessageDetails>;
export type PushSubscriptionDraft = z.output<typeof PushSubscriptionDraft>;
