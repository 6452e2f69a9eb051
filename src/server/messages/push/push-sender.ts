import type { Delivery } from '../delivery.ts';

/** The push services of Chrome and Edge on Android, Firefox, Edge on Windows, and Safari. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
];

/** Whether notifications may be sent to an address. Browsers choose it, so the shop must not call arbitrary ones. */
export type IsPushAddress = (address: string) => boolean;

export const isPushService: IsPushAddress = (address) => {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  return SERVICES.some((service) => service.test(url.hostname));
};

/** A browser's subscription: its address and the keys for encryption (RFC 8291). */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The content of a notification. */
export interface Push {
  title: string;
  body: string;
  /** Opened by a tap. */
  url: string;
  /** Replaces earlier notifications with the same tag. */
  tag: string;
  isUrgent: boolean;
}

/** Hands a notification to the browser's push service. */
export type SendPush = (subscription: PushSubscription, push: Push) => Promise<Delivery>;
