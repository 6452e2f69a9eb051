import { countryOf, type CountryChoice } from './country.ts';

/** Why a small business shows no VAT, as an exemption by name (§ 34a Nr. 5 UStDV asks invoices for it; docs/law.md). */
const SMALL_BUSINESS: Readonly<Record<CountryChoice, string>> = {
  '': 'Steuerfrei nach § 19 UStG (Kleinunternehmer).',
  DE: 'Steuerfrei nach § 19 UStG (Kleinunternehmer).',
  AT: 'Umsatzsteuerfrei nach § 6 Abs. 1 Z 27 UStG (Kleinunternehmerregelung).',
  CH: 'Nicht mehrwertsteuerpflichtig (Art. 10 Abs. 2 MWSTG).',
};

interface Taxable {
  country?: CountryChoice | undefined;
  isSmallBusiness?: boolean | undefined;
}

/** What a small business says in place of VAT; null: the shop charges VAT. */
export const smallBusinessNote = (shop: Taxable, branch: Pick<Taxable, 'country'>): string | null =>
  shop.isSmallBusiness ? SMALL_BUSINESS[countryOf(shop, branch)] : null;

/** What stands at prices about tax (§ 6 Abs. 1 Nr. 1 PAngV, § 9 PrAG, Art. 3 and 4 PBV); '' where no country is set. */
export const taxNote = (shop: Taxable, branch: Pick<Taxable, 'country'>): string =>
  smallBusinessNote(shop, branch) ?? (countryOf(shop, branch) === '' ? '' : 'inkl. MwSt.');
