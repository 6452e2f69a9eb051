import type { Country } from '../country.ts';

/** What stands at prices about tax. */
export const taxWords = {
  /** § 6 Abs. 1 Nr. 1 PAngV, § 9 PrAG, Art. 3 and 4 PBV. */
  included: 'inkl. MwSt.',
  /** Why a small business shows no VAT, as an exemption by name (§ 34a Nr. 5 UStDV asks invoices for it; docs/law.md). */
  smallBusiness: {
    DE: 'Steuerfrei nach § 19 UStG (Kleinunternehmer).',
    AT: 'Umsatzsteuerfrei nach § 6 Abs. 1 Z 27 UStG (Kleinunternehmerregelung).',
    CH: 'Nicht mehrwertsteuerpflichtig (Art. 10 Abs. 2 MWSTG).',
  } satisfies Record<Country, string>,
} as const;
