/** While typing: only digits, plus and space stay (SPEC section 5). */
export function filterPhoneInput(text: string): string {
  return text.replace(/[^\d+ ]/g, '');
}

/** On change: only digits and plus stay, and a leading 00 becomes + (SPEC section 5). */
export function normalisePhone(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/^00/, '+');
}

/** Whether a number can be called from anywhere: + and 6 to 15 digits (E.164's longest). Else the format hint is shown. */
export function isPhoneFormat(text: string): boolean {
  return /^\+\d{6,15}$/.test(text);
}
