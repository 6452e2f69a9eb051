import type { Delivery } from '../delivery.ts';

/** A mail to one recipient. */
export interface Mail {
  /** The same for every attempt, so that duplicates can be recognised. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The address for replies; defaults to the sender. */
  replyTo?: { name: string; address: string };
  /** The appointment as iCalendar. */
  calendar?: { fileName: string; content: string };
}

/** Hands a mail to the SMTP server. */
export type SendMail = (mail: Mail) => Promise<Delivery>;

/** The SMTP server and the sender's address. */
export interface MailPlace {
  /** `smtp://name:password@host:587`, or `smtps:` for implicit TLS. */
  url: string;
  /** `Pizzeria Roma <bestellung@example.org>` */
  from: string;
}
