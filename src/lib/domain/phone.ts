import type { Branch } from './branch.ts';
import { countryOf, type CountryChoice } from './country.ts';

/** Phone numbers: typed as at home or from abroad, stored as E.164 (+491712345678). */

/** Countries whose national numbers are known. */
export const PHONE_COUNTRIES = ['DE', 'AT', 'CH', 'LI'] as const;
/** One of `PHONE_COUNTRIES`. */
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];

interface Plan {
  code: string;
  /** A number as dialled within the country. */
  national: RegExp;
  /** Splits what follows the code for reading: area or mobile code first. */
  groups: RegExp;
  example: string;
}

/**
 * The numbering plans of Bundesnetzagentur, RTR, BAKOM and AK. German and Austrian numbers have many lengths, Swiss ones nine digits,
 * Liechtenstein's seven without a leading 0. Area codes of two and three digits are listed, others count as four.
 */
const PLANS: Readonly<Record<PhoneCountry, Plan>> = {
  DE: {
    code: '49',
    national: /^0[1-9]\d{5,11}$/,
    groups: /^(1\d\d|30|40|69|89|[2-9]\d1|20[2389]|21[24]|228|234|335|340|3[4-9]5|906|\d{4})(\d+)$/,
    example: '0171 2345678',
  },
  AT: {
    code: '43',
    national: /^0[1-9]\d{3,12}$/,
    groups: /^(1|316|463|512|732|6[5-9]\d|\d{4})(\d+)$/,
    example: '0664 1234567',
  },
  CH: {
    code: '41',
    national: /^0[1-9]\d{8}$/,
    groups: /^(\d\d)(\d{3})(\d\d)(\d\d)$/,
    example: '079 123 45 67',
  },
  LI: { code: '423', national: /^[2-9]\d{6}$/, groups: /^(\d{3})(\d\d)(\d\d)$/, example: '791 23 45' },
};

const ZONES: Readonly<Record<string, PhoneCountry>> = {
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Vaduz': 'LI',
};

/** The country of a number in international form, if its plan is known. */
const dialledIn = (phone: string): PhoneCountry | null =>
  PHONE_COUNTRIES.find((country) => phone.startsWith(`+${PLANS[country].code}`)) ?? null;

/**
 * The country that a branch's customers dial in: by the branch's own number if that has a country, by the country that is set, by a German
 * postcode, by the shop's time zone, its currency, an Austrian postcode, else Germany. null: another country, whose national numbers are not known.
 */
export function phoneCountry(
  shop: { timezone: string; currency: string; country?: CountryChoice },
  branch: Pick<Branch, 'phone' | 'zipCode' | 'country'>,
): PhoneCountry | null {
  const own = normalisePhone(branch.phone);
  if (own.startsWith('+')) return dialledIn(own);
  const set = countryOf(shop, branch);
  if (set) return set;
  const zip = branch.zipCode.trim();
  if (/^\d{5}$/.test(zip)) return 'DE';
  const zoned = ZONES[shop.timezone];
  if (zoned) return zoned;
  if (shop.currency === 'CHF') return 'CH';
  return /^\d{4}$/.test(zip) ? 'AT' : 'DE';
}

/** A number that a country's customers recognise, for hints. */
export function phoneExample(country: PhoneCountry | null): string {
  return country ? PLANS[country].example : '+49 171 2345678';
}

/** While typing: only digits, plus and space stay (SPEC section 5), without the (0) that nobody dials from abroad. */
export function filterPhoneInput(text: string): string {
  return text.replace(/^(\s*(?:\+|00)[\d\s]*)\(0\)/, '$1').replace(/[^\d+ ]/g, '');
}

/** Only digits and plus stay, and a leading 00 becomes + (SPEC section 5). */
export function normalisePhone(text: string): string {
  return filterPhoneInput(text).replaceAll(' ', '').replace(/^00/, '+');
}

/** Whether a number is in international format: + and 6 to 15 digits (E.164's maximum). */
export function isPhoneFormat(text: string): boolean {
  return /^\+[1-9]\d{5,14}$/.test(text);
}

/**
 * A number as typed → E.164. Without a country code it is one of `country`. null: no phone number; the format hint is shown.
 */
export function toE164(text: string, country: PhoneCountry | null): string | null {
  const digits = normalisePhone(text);
  if (country && PLANS[country].national.test(digits))
    return `+${PLANS[country].code}${digits.replace(/^0/, '')}`;
  // +49 0171: within these countries no number begins with 0.
  const known = dialledIn(digits);
  const code = known ? PLANS[known].code.length + 1 : 0;
  const phone = known && digits[code] === '0' ? digits.slice(0, code) + digits.slice(code + 1) : digits;
  return isPhoneFormat(phone) ? phone : null;
}

/** An E.164 number for reading: '+49 171 2345678'. Others stay as they are. */
export function spacedPhone(phone: string): string {
  const country = dialledIn(phone);
  if (!country) return phone;
  const { code, groups } = PLANS[country];
  const parts = groups.exec(phone.slice(code.length + 1));
  return parts ? [`+${code}`, ...parts.slice(1)].join(' ') : phone;
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
