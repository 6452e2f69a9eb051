import type { Delivery } from '../delivery.ts';

/** A mail on its way to one person. */
export interface Mail {
  /** The same for every try, so that a mail that arrives twice is known for one. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whoever answers writes to them; left out: to the sender. */
  replyTo?: { name: string; address: string };
  /** An appointment, as iCalendar. */
  calendar?: { fileName: string; content: string };
}

/** Hands a mail to a server that will deliver it, and says what came of it. */
export type SendMail = (mail: Mail) => Promise<Delivery>;

/** Who sends the shop's mail, and in whose name. */
export interface MailPlace {
  /** `smtp://name:password@host:587`, or `smtps:` for one that is encrypted from the first byte. */
  url: string;
  /** `Pizzeria Roma <bestellung@example.org>` */
  from: string;
}
