import type { CountryChoice } from './country.ts';

/** What a shop says of who sells. */
export interface SellerFacts {
  businessName?: string;
  shopName?: string;
  legalForm?: string;
  /** Lines of an address. */
  sellerAddress?: string;
}

/** Name, legal form and address of who sells, a line each; `place` stands in for an address that the shop has not given. */
export function sellerLines(
  { businessName = '', shopName = '', legalForm = '', sellerAddress = '' }: SellerFacts,
  place = '',
): string[] {
  const name = businessName || shopName;
  // Many write the name once more before the register.
  const isNamed = legalForm.trimStart().startsWith(name.trim());
  return [isNamed ? '' : name, legalForm, ...(sellerAddress || place).split('\n')]
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Forms that have to name more than themselves on letters of business (§ 35a GmbHG, § 80 AktG, § 125a HGB, § 37a HGB; § 14 UGB). */
const REGISTERED = /\b(GmbH|UG|AG|KG|OHG|OG|e\.\s?K\.|e\.\s?U\.|eG|FlexCo|FlexKapG)(?![\p{L}])/u;
/** What a register's number looks like: 'HRB 12345', 'FN 123456a', 'CHE-123.456.789'. */
const NUMBER = /\b(HR[AB]\s*\d|FN\s*\d|GnR\s*\d|CHE-?\s*\d)/i;

/** Whether a legal form names a registered one without its number in the register, in a country whose letters of business have to name it. */
export const lacksRegister = (legalForm: string, country: CountryChoice): boolean =>
  (country === 'DE' || country === 'AT') && REGISTERED.test(legalForm) && !NUMBER.test(legalForm);
