import type { Delivery } from '../delivery.ts';

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
export interface SmsPlace {
  /** Of an account at seven.io. */
  apiKey: string;
  /** The sender on phones: up to 11 letters and digits, or a number. */
  from: string;
  /** Overridden only for testing. */
  url: string;
  /** In cents of the shop's currency: per order, for all orders within 24 hours, and the assumed price of a segment. */
  limits: { order: number; day: number; perSegment: number };
}
