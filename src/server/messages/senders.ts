import type { Order } from '../../lib/contract/staff-orders.ts';
import type { Wording } from '../../lib/domain/languages.ts';

/**
 * The outcome of handing a message over. `isFinal`: retries are pointless. `isGone`: the recipient no longer exists. `costMillionths`: the
 * price in millionths of the shop's currency, if reported.
 */
export type Delivery =
  { ok: true; costMillionths?: number } | { ok: false; isFinal: boolean; reason: string; isGone?: boolean };

/** A mail to one recipient. */
export interface Mail {
  /** The same for every attempt, so that duplicates can be recognised. */
  id: string;
  /** German by default. */
  language?: Wording;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The address for replies; defaults to the sender. */
  replyTo?: { name: string; address: string };
  /** The appointment as iCalendar. */
  calendar?: { fileName: string; content: string };
  /** The confirmation of the order to keep, as PDF. */
  confirmation?: { fileName: string; content: Uint8Array };
}

/** Hands a mail to the SMTP server. */
export type SendMail = (mail: Mail) => Promise<Delivery>;

/** The SMTP server and the sender's address. */
export interface MailAccount {
  /** `smtp://name:password@host:587`, or `smtps:` for implicit TLS. */
  url: string;
  /** `Pizzeria Roma <bestellung@example.org>` */
  from: string;
}

/** A text message to one mobile phone. */
export interface Sms {
  /** The same for every attempt: providers store it with the message. */
  id: string;
  /** As +4915112345678. */
  to: string;
  text: string;
  /** Whether an earlier attempt may have been accepted without an answer. */
  isRepeated: boolean;
}

/** Hands a text message to the provider; the outcome includes its price. */
export type SendSms = (sms: Sms) => Promise<Delivery>;

/** The SMS account, the sender and the cost limits. */
export interface SmsAccount {
  /** Of an account at seven.io. */
  apiKey: string;
  /** The sender on phones: up to 11 letters and digits, or a number. */
  from: string;
  /** Overridden only for testing. */
  url: string;
  /** In cents of the shop's currency: per order, for all orders within 24 hours, and the assumed price of a segment. */
  limits: { order: number; day: number; perSegment: number };
}

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

/** An order as its customer is told of it: in a language, or in the shop's variant of German. */
export type SpokenOrder = Omit<Order, 'language'> & { language: Wording };
