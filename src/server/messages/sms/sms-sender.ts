import type { Delivery } from '../delivery.ts';

/** A text message on its way to one mobile phone. */
export interface Sms {
  /** The same for every try: providers note it with the message. */
  id: string;
  /** As +4915112345678. */
  to: string;
  text: string;
  /** Whether it may have been taken before, and only the answer was lost. */
  isRepeated: boolean;
}

/** Hands a text message to a provider, and says what came of it and what it has cost. */
export type SendSms = (sms: Sms) => Promise<Delivery>;

/** Who sends the shop's text messages, in whose name, and what they may cost. */
export interface SmsPlace {
  /** Of an account at seven.io. */
  apiKey: string;
  /** What phones show as the sender: up to 11 letters and digits, or a number. */
  from: string;
  /** Other than seven.io's own only for trying things out. */
  url: string;
  /** Cents of the shop's currency: for an order, for all within 24 hours, and what one part is reckoned at beforehand. */
  limits: { order: number; day: number; perSegment: number };
}
