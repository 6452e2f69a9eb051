import { COUNTRIES, type Country, type CountryChoice } from './country.ts';
import type { Deposit, Product } from './product.ts';

/**
 * VAT rates by name, each from a day on, so that a change at midnight needs nobody. Sources and what they do not cover: docs/law.md.
 * `meal`: food eaten at the table, where countries have changed their mind most often.
 */
export const RATE_NAMES = ['standard', 'reduced', 'special', 'meal'] as const;
/** One of `RATE_NAMES`. */
export type RateName = (typeof RATE_NAMES)[number];

/** A rate in percent from a day (YYYY-MM-DD) of the shop's calendar on. */
type Since = readonly [day: string, percent: number];

interface Rate {
  /** What the country calls it. */
  title: string;
  /** Earliest first. */
  since: readonly Since[];
}

const SWISS_STANDARD: readonly Since[] = [
  ['2011-01-01', 8],
  ['2018-01-01', 7.7],
  ['2024-01-01', 8.1],
];

/** § 12 and § 28 UStG (DE), §§ 10 and 28 UStG 1994 (AT), Art. 25 MWSTG (CH), as known on 25 November 2026. */
const RATES: Readonly<Record<Country, Partial<Record<RateName, Rate>>>> = {
  DE: {
    standard: {
      title: 'Regelsteuersatz',
      since: [
        ['2007-01-01', 19],
        ['2020-07-01', 16],
        ['2021-01-01', 19],
      ],
    },
    reduced: {
      title: 'Ermäßigter Satz',
      since: [
        ['1983-07-01', 7],
        ['2020-07-01', 5],
        ['2021-01-01', 7],
      ],
    },
    meal: {
      title: 'Speisen im Restaurant',
      since: [
        ['2007-01-01', 19],
        ['2020-07-01', 5],
        ['2021-01-01', 7],
        ['2024-01-01', 19],
        ['2026-01-01', 7],
      ],
    },
  },
  AT: {
    standard: { title: 'Normalsteuersatz', since: [['1984-01-01', 20]] },
    reduced: { title: 'Ermäßigter Satz', since: [['1984-01-01', 10]] },
    special: { title: 'Besonderer ermäßigter Satz', since: [['2016-01-01', 13]] },
    meal: {
      title: 'Speisen im Restaurant',
      since: [
        ['1984-01-01', 10],
        ['2020-07-01', 5],
        ['2022-01-01', 10],
      ],
    },
  },
  CH: {
    standard: { title: 'Normalsatz', since: SWISS_STANDARD },
    reduced: {
      title: 'Reduzierter Satz',
      since: [
        ['2011-01-01', 2.5],
        ['2024-01-01', 2.6],
      ],
    },
    special: {
      title: 'Sondersatz Beherbergung',
      since: [
        ['2011-01-01', 3.8],
        ['2018-01-01', 3.7],
        ['2024-01-01', 3.8],
      ],
    },
    meal: { title: 'Speisen im Restaurant', since: SWISS_STANDARD },
  },
};

/** A rate in percent on a day (YYYY-MM-DD); null: the country has none of this name, or none is known for so early a day. */
export function rateOf(country: CountryChoice, name: RateName, day: string): number | null {
  const since = country === '' ? [] : (RATES[country][name]?.since ?? []);
  return since.findLast(([from]) => from <= day)?.[1] ?? null;
}

/** The rates of a country on a day with their German names, in the order of `RATE_NAMES`. */
export function ratesOn(country: Country, day: string): { name: RateName; title: string; percent: number }[] {
  return RATE_NAMES.flatMap((name) => {
    const percent = rateOf(country, name, day);
    const rate = RATES[country][name];
    return rate && percent !== null ? [{ name, title: rate.title, percent }] : [];
  });
}

/** The first day after `day` on which any known rate of any country changes; null: none is known. */
export function nextRateChange(day: string): string | null {
  const days = COUNTRIES.flatMap((country) =>
    Object.values(RATES[country]).flatMap(({ since }) => since.map(([from]) => from)),
  );
  return days.filter((from) => from > day).sort()[0] ?? null;
}

/** The names of a product's rates, by mode; a mode without one has the product's number. */
export interface RateNames {
  delivery?: RateName | undefined;
  takeaway?: RateName | undefined;
  dineIn?: RateName | undefined;
}

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
