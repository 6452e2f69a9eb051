/** When the app first speaks up, in milliseconds (SPEC section 9). */
export const UPDATE_CHECK_MS = 2500;
export const OFFER_AFTER_LOAD_MS = 5000;
export const OFFER_AFTER_ACCEPTANCE_MS = 250;
