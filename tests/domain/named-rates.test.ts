import { describe, expect, it } from 'vitest';
import { withAreaTax, withNamedRates } from '../../src/lib/domain/named-rates.ts';

describe('a product with named rates', () => {
  const dish = {
    name: 'Pasta',
    tax: 1,
    takeawayTax: 2,
    dineInTax: 3,
    taxRates: { takeaway: 'reduced', dineIn: 'meal' },
    config: { parts: [] },
  } satisfies Parameters<typeof withNamedRates>[0] & { name: string };
  const terms = { country: 'DE', day: '2025-12-31', isSmallBusiness: false } as const;

  it('has their percentages of the day, and its number where a mode has no name', () => {
    expect(withNamedRates(dish, terms)).toMatchObject({ tax: 1, takeawayTax: 7, dineInTax: 19 });
    expect(withNamedRates(dish, { ...terms, day: '2026-01-01' })).toMatchObject({ dineInTax: 7 });
  });
  it('keeps its numbers where the country has no such rate', () =>
    expect(withNamedRates(dish, { ...terms, country: '' })).toMatchObject({
      tax: 1,
      takeawayTax: 2,
      dineInTax: 3,
    }));
  it('has no tax in a small business, nor has the delivery', () => {
    const small = { ...terms, isSmallBusiness: true };
    expect(withNamedRates(dish, small)).toMatchObject({ tax: 0, takeawayTax: 0, dineInTax: 0 });
    expect(withAreaTax({ tax: 19 }, small)).toEqual({ tax: 0 });
  });
  it('has none in a small business in options, shares and deposits either', () => {
    const deposit = { amount: 0.25, kind: 'einweg', tax: 19 } as const;
    const drink = { name: 'Wein', modifier: 'add', value: 3, tax: 19, deposit } as const;
    const part = { name: 'Dazu', description: '', type: 'select', optional: true, options: [drink] } as const;
    const menu = {
      ...dish,
      deposit,
      taxShares: [{ share: 30, tax: 19 }],
      config: { parts: [{ ...part, options: [drink] }] },
    };
    const item = { product: withNamedRates(menu, { ...terms, isSmallBusiness: true }) };
    expect(item.product).toMatchObject({ taxShares: undefined, deposit: { amount: 0.25, tax: null } });
    const [option] = item.product.config.parts[0]?.options ?? [];
    expect(option).toEqual({ name: 'Wein', modifier: 'add', value: 3, deposit: { ...deposit, tax: null } });
  });
  it('is left as it is without names', () => {
    const plain = { tax: 7, takeawayTax: 7, dineInTax: 19, config: { parts: [] } };
    expect(withNamedRates(plain, terms)).toBe(plain);
    const area = { tax: 7 };
    expect(withAreaTax(area, terms)).toBe(area);
    expect(withAreaTax({ tax: 7, taxRate: 'standard' }, terms)).toMatchObject({ tax: 19 });
  });
});
