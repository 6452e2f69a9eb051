import type { AggregateOffer, Offer } from 'schema-dts';
import type { Product } from '../../lib/domain/product.ts';
import type { UnitSymbol } from '../../lib/domain/units.ts';

/** Units that are weighed or measured, by their codes of UN/CEFACT Recommendation 20; the others are counted. */
const UNIT_CODES: Partial<Record<UnitSymbol, string>> = {
  g: 'GRM',
  dag: 'DJ',
  kg: 'KGM',
  ml: 'MLT',
  cl: 'CLT',
  dl: 'DLT',
  l: 'LTR',
  mm: 'MMT',
  cm: 'CMT',
  dm: 'DMT',
  m: 'MTR',
  'mm²': 'MMK',
  'cm²': 'CMK',
  'dm²': 'DMK',
  'm²': 'MTK',
  'mm³': 'MMQ',
  'cm³': 'CMQ',
  'dm³': 'DMQ',
  'm³': 'MTQ',
};

/** The code of the unit that the price is for; null: it is for a piece, or for any amount. */
export function unitCodeOf({ unit, pricing }: Pick<Product, 'unit' | 'pricing'>): string | null {
  return pricing === 'unit' ? (UNIT_CODES[unit.symbol] ?? null) : null;
}

/** For how much a dish is offered: per unit where it is weighed, from a least price on where the menu says 'ab'. */
export function offerOf(product: Product, isOrderable: boolean, currency: string): Offer | AggregateOffer {
  const priceCurrency = currency;
  const { price, unit } = product;
  const availability = isOrderable ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut';
  const unitCode = unitCodeOf(product);
  if (unitCode !== null) {
    const specification = { price, priceCurrency, unitCode, unitText: unit.symbol };
    return {
      '@type': 'Offer',
      priceSpecification: { '@type': 'UnitPriceSpecification', ...specification },
      availability,
    };
  }
  if (product.calculationModel === 'minimum')
    return { '@type': 'AggregateOffer', lowPrice: price, priceCurrency, availability };
  return { '@type': 'Offer', price, priceCurrency, availability };
}
