/** Country as a fact: of the shop, or of a branch elsewhere. It chooses defaults and never hides a setting (docs/law.md). */

/** The countries whose rules are known. */
export const COUNTRIES = ['DE', 'AT', 'CH'] as const;
/** One of `COUNTRIES`. */
export type Country = (typeof COUNTRIES)[number];

/** A country, or '' where none is set: then everything is as the specification says. */
export type CountryChoice = Country | '';

interface Located {
  country?: CountryChoice | undefined;
}

/** A branch's own country, else the shop's; '': none is set. */
export const countryOf = (shop: Located, branch: Located): CountryChoice =>
  branch.country || (shop.country ?? '');

/** Whether the law of the European Union holds there. */
export const isInUnion = (country: CountryChoice): boolean => country === 'DE' || country === 'AT';

/** How the order button is labelled; `country`: as the country wants it. */
export const ORDER_BUTTON_WORDINGS = ['country', 'standard', 'binding'] as const;
/** One of `ORDER_BUTTON_WORDINGS`. */
export type OrderButtonWording = (typeof ORDER_BUTTON_WORDINGS)[number];

/**
 * The label of the order button (DESIGN 5.13). What the shop chose itself stays. Otherwise a set country makes it binding: § 312j Abs. 3 BGB
 * and § 8 Abs. 2 FAGG demand it, and in Switzerland it harms nobody (Art. 3 Abs. 1 Bst. s UWG asks for clear steps only).
 */
export function orderButton(wording: OrderButtonWording, country: CountryChoice): 'standard' | 'binding' {
  if (wording !== 'country') return wording;
  return country === '' ? 'standard' : 'binding';
}
