import { COUNTRIES, type Country, type CountryChoice, countryOf } from './country.ts';
import { taxWords } from './words/tax.ts';

/**
 * VAT rates by name, each from a day on, so that a change at midnight needs nobody. Sources and what they do not cover: docs/law.md.
 * `meal`: food eaten at the table, where countries have changed their mind most often. `basic`: food that a law lists one by one.
 */
export const RATE_NAMES = ['standard', 'reduced', 'special', 'meal', 'basic'] as const;
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
    // § 10 Abs. 1a UStG 1994: milk, eggs, bread, vegetables and others of its list, unprepared.
    basic: { title: 'Grundnahrungsmittel', since: [['2026-07-01', 4.9]] },
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

interface Taxable {
  country?: CountryChoice | undefined;
  isSmallBusiness?: boolean | undefined;
}

/** What a small business says in place of VAT, German where no country is set; null: the shop charges VAT. */
export const smallBusinessNote = (shop: Taxable, branch: Pick<Taxable, 'country'>): string | null =>
  shop.isSmallBusiness ? taxWords.smallBusiness[countryOf(shop, branch) || 'DE'] : null;

/** What stands at prices about tax (§ 6 Abs. 1 Nr. 1 PAngV, § 9 PrAG, Art. 3 and 4 PBV); '' where no country is set. */
export const taxNote = (shop: Taxable, branch: Pick<Taxable, 'country'>): string =>
  smallBusinessNote(shop, branch) ?? (countryOf(shop, branch) === '' ? '' : taxWords.included);
