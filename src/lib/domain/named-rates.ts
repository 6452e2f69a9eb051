import type { CountryChoice } from './country.ts';
import type { Deposit, Product } from './product.ts';
import { rateOf, type RateName } from './tax-rates.ts';

/** What decides rates: the country of shop or branch, the day in the shop's zone, and whether VAT is charged at all. */
export interface TaxTerms {
  country: CountryChoice;
  day: string;
  isSmallBusiness: boolean;
}

type Taxed = Pick<
  Product,
  'tax' | 'takeawayTax' | 'dineInTax' | 'taxRates' | 'taxShares' | 'deposit' | 'config'
>;

function percentOf(terms: TaxTerms, name: RateName | null | undefined, number: number): number {
  if (terms.isSmallBusiness) return 0;
  return (name && rateOf(terms.country, name, terms.day)) ?? number;
}

/** A product with the percentages that its names stand for; the same object where it has no names. A small business charges 0. */
export function withNamedRates<T extends Taxed>(product: T, terms: TaxTerms): T {
  const { taxRates: names } = product;
  if (!names && !terms.isSmallBusiness) return product;
  return {
    ...(terms.isSmallBusiness ? withoutOtherRates(product) : product),
    tax: percentOf(terms, names?.delivery, product.tax),
    takeawayTax: percentOf(terms, names?.takeaway, product.takeawayTax),
    dineInTax: percentOf(terms, names?.dineIn, product.dineInTax),
  };
}

const atProductRate = (deposit: Deposit | null | undefined) => deposit && { ...deposit, tax: null };

/** A product whose options, shares and deposits have its own rate. */
function withoutOtherRates<T extends Taxed>(product: T): T {
  const parts = product.config.parts.map((part) => ({
    ...part,
    options: part.options.map(({ tax: _tax, takeawayTax: _takeaway, dineInTax: _dineIn, ...option }) => ({
      ...option,
      deposit: atProductRate(option.deposit),
    })),
  }));
  return {
    ...product,
    taxShares: undefined,
    deposit: atProductRate(product.deposit),
    config: { ...product.config, parts },
  };
}

/** The same for the tax on an area's delivery fee. */
export function withAreaTax<T extends { tax: number; taxRate?: RateName | null | undefined }>(
  area: T,
  terms: TaxTerms,
): T {
  if (!area.taxRate && !terms.isSmallBusiness) return area;
  return { ...area, tax: percentOf(terms, area.taxRate, area.tax) };
}
