/** While typing: only digits, plus and space stay (SPEC section 5). */
export function filterPhoneInput(text: string): string {
  return text.replace(/[^\d+ ]/g, '');
}

/** On change: only digits and plus stay, and a leading 00 becomes + (SPEC section 5). */
export function normalisePhone(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/^00/, '+');
}

/** Whether a number is in international format: + and 6 to 15 digits (E.164's maximum). Otherwise the format hint is shown. */
export function isPhoneFormat(text: string): boolean {
  return /^\+\d{6,15}$/.test(text);
}

/**
 * What mobile numbers begin with behind the country code, as their regulators assign them: Germany 15 to 17 (Bundesnetzagentur), Austria
 * 650 to 699 without 662, which is Salzburg (RTR), Switzerland 74 to 79 (BAKOM), Liechtenstein 6 and 7 (AK).
 */
const MOBILE: Readonly<Record<string, RegExp>> = {
  '49': /^1(5\d|6[023]|7\d)\d{7,8}$/,
  '43': /^6(5[0-3579]|6[01]|6[3-9]|[7-9]\d)\d{4,10}$/,
  '41': /^7[4-9]\d{7}$/,
  '423': /^[67]\d{6}$/,
};

/**
 * Whether a number (in the form +4915112345678) can receive text messages. Other countries' numbers count as landlines, where a message
 * would cost more than permitted, and might be read aloud by a machine.
 */
export function isMobileNumber(phone: string): boolean {
  return Object.entries(MOBILE).some(
    ([country, pattern]) => phone.startsWith(`+${country}`) && pattern.test(phone.slice(country.length + 1)),
  );
}
