import type { CountryChoice } from './country.ts';
import { isCombo } from './combos/combo.ts';
import type { RatedComponent } from './combos/components.ts';
import type { Deposit, PartOption, Product } from './product.ts';
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

/** As `percentOf`, for numbers with names. */
const percentsOf = (
  terms: TaxTerms,
  { taxRates: names, ...numbers }: Pick<Taxed, 'tax' | 'takeawayTax' | 'dineInTax' | 'taxRates'>,
) => ({
  tax: percentOf(terms, names?.delivery, numbers.tax),
  takeawayTax: percentOf(terms, names?.takeaway, numbers.takeawayTax),
  dineInTax: percentOf(terms, names?.dineIn, numbers.dineInTax),
});

/**
 * A product with the percentages that its names stand for, and its options with those of their components; the same object where it has
 * neither. A small business charges 0.
 */
export function withNamedRates<T extends Taxed>(product: T, terms: TaxTerms): T {
  if (terms.isSmallBusiness) return { ...withoutOtherRates(product), ...percentsOf(terms, product) };
  const rated = isCombo(product) ? withComponentRates(product, terms) : product;
  return product.taxRates ? { ...rated, ...percentsOf(terms, product) } : rated;
}

/** A combo whose options have their own rates, else those of their components. */
function withComponentRates<T extends Taxed>(product: T, terms: TaxTerms): T {
  const parts = product.config.parts.map((part) => ({
    ...part,
    options: part.options.map((option) => withComponentRate(option, terms)),
  }));
  return { ...product, config: { ...product.config, parts } };
}

function withComponentRate(option: PartOption, terms: TaxTerms): PartOption {
  const { rates, ...component }: RatedComponent = option.product ?? { id: 0 };
  if (!rates) return option;
  const own = typeof option.tax === 'number' ? {} : percentsOf(terms, rates);
  return { ...option, ...own, product: component };
}

function atOneRate(component: RatedComponent): RatedComponent {
  const { rates: _rates, taxShares: _shares, ...rest } = component;
  return rest;
}

const atProductRate = (deposit: Deposit | null | undefined) => deposit && { ...deposit, tax: null };

/** A product whose options, shares and deposits have its own rate. */
function withoutOtherRates<T extends Taxed>(product: T): T {
  const parts = product.config.parts.map((part) => ({
    ...part,
    options: part.options.map(
      ({ tax: _tax, takeawayTax: _takeaway, dineInTax: _dineIn, product: of, ...option }) => ({
        ...option,
        deposit: atProductRate(option.deposit),
        ...(of ? { product: atOneRate(of) } : {}),
      }),
    ),
  }));
  return {
    ...product,
    taxShares: undefined,
    deposit: atProductRate(product.deposit),
    config: { ...product.config, parts },
  };
}

/** As `withNamedRates`, for the tax on an area's delivery fee. */
export function withAreaTax<T extends { tax: number; taxRate?: RateName | null | undefined }>(
  area: T,
  terms: TaxTerms,
): T {
  if (!area.taxRate && !terms.isSmallBusiness) return area;
  return { ...area, tax: percentOf(terms, area.taxRate, area.tax) };
}
