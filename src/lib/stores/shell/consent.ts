/**
 * Whether the visitor has accepted cookies (SPEC section 2 'Cookie banner'). This much is there before the first tap, so it
 * is a text in a cookie, without a library.
 */

const NAME = 'cookies-accepted';

/** 12 months (SPEC section 9). */
const ANSWERED_SECONDS = 365 * 24 * 60 * 60;

/** What is written to `document.cookie`: '1' on acceptance, '0' where the notice was closed without. */
export const answerOf = (is: string) => `${NAME}=${is};path=/;max-age=${ANSWERED_SECONDS};samesite=lax`;

/** Whether a text of cookies has an answer, whichever it is. */
export const hasAnswered = (cookies: string): boolean => cookies.includes(`${NAME}=`);

/** Whether a text of cookies, as `document.cookie` gives it, says so. */
export function hasAccepted(cookies: string): boolean {
  return cookies.includes(`${NAME}=1`);
}

/** When the app first speaks up, in milliseconds (SPEC section 9). */
export const UPDATE_CHECK_MS = 2500;
export const OFFER_AFTER_ACCEPTANCE_MS = 250;
