import { describe, expect, it } from 'vitest';
import { countryOf, orderButton } from '../../src/lib/domain/country.ts';

describe('the country', () => {
  it.each([
    ['the branch’s own', { country: 'DE' }, { country: 'AT' }, 'AT'],
    ['the shop’s where the branch has none', { country: 'CH' }, { country: '' }, 'CH'],
    ['none for a shop of another API, which does not say', {}, {}, ''],
  ] as const)('is %s', (_, shop, branch, country) => expect(countryOf(shop, branch)).toBe(country));
});

describe('the order button', () => {
  it('is binding by itself in every country', () => {
    for (const country of ['DE', 'AT', 'CH'] as const)
      expect(orderButton('country', country)).toBe('binding');
  });
  it('is the specification’s where no country is set', () =>
    expect(orderButton('country', '')).toBe('standard'));
  it('stays what the shop chose itself', () => {
    expect(orderButton('standard', 'DE')).toBe('standard');
    expect(orderButton('binding', '')).toBe('binding');
  });
});
