import type { Delivery } from '../delivery.ts';

/** The push services of the browsers that there are: Chrome and Edge on Android, Firefox, Edge on Windows, Safari. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
];

/** Whether an address is one that notifications may be sent to. A browser names it, so the shop must not call just any. */
export type IsPushAddress = (address: string) => boolean;

export const isPushService: IsPushAddress = (address) => {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  return SERVICES.some((service) => service.test(url.hostname));
};

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
