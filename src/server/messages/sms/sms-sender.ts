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
