/** A mail on its way to one person. */
export interface Mail {
  /** The same for every try, so that a mail that arrives twice is known for one. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands a mail to a server that will deliver it; rejects if it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
