/** A login link on its way to the one who asked for it. The address of the back office is the sender's business. */
export interface LoginLinkMail {
  to: string;
  name: string;
  /** What the link proves: to be sent to `POST /api/sessions/from-link`. */
  token: string;
}

/**
 * Takes a mail for sending and returns at once, before it is delivered: else the time it takes would tell whether the
 * account exists. Rejects if the mail was not taken.
 */
export type SendLoginLink = (mail: LoginLinkMail) => Promise<void>;
