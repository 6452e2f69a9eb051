import type { Delivery } from '../delivery.ts';

/** A browser that asked to be told: where, and with which keys only it can read it (RFC 8291). */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a device shows. */
export interface Push {
  title: string;
  body: string;
  /** Where a tap on it leads. */
  url: string;
  /** A later one of the same tag takes the place of an earlier one. */
  tag: string;
  isUrgent: boolean;
}

/** Hands a notification to the push service of a browser, and says what came of it. */
export type SendPush = (subscription: PushSubscription, push: Push) => Promise<Delivery>;
