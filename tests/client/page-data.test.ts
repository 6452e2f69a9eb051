import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRANCH_DATA_ID, readBranchData, readShopData, storageKey } from '../../src/lib/client/page-data.ts';
import { menuFacts } from '../../src/lib/domain/branch-facts.ts';
import { branch } from '../domain/samples.ts';
import { branchData, shopData } from '../stores/fixtures.ts';

/** As much of a page as is asked for its branch. */
function page(text: string | null): Document {
  const find = (id: string) => (id === BRANCH_DATA_ID && text !== null ? { textContent: text } : null);
  return { getElementById: find } as unknown as Document;
}

describe('Page data', () => {
  test('of the shop are attributes of the root element', () => {
    const dataset = { api: 'https://api.example', shop: 'glut', currency: 'CHF', timezone: 'Europe/Zurich' };
    expect(readShopData({ dataset: { ...dataset, mode: 'delivery' } })).toEqual({
      ...dataset,
      defaultMode: 'delivery',
    });
  });

  test('of the shop have defaults when the attributes are missing', () => {
    expect(readShopData({ dataset: {} })).toEqual({
      api: '',
      shop: 'shop',
      currency: 'EUR',
      timezone: 'Europe/Berlin',
      defaultMode: '',
    });
  });

  test('of the branch are read as they were written', () => {
    const data = branchData({ tables: [], paymentMethods: ['cash', 'mollie'] });
    expect(readBranchData(page(JSON.stringify(data)))).toEqual(data);
  });

  test('of a menu leave out what only the checkout needs', () => {
    const facts = menuFacts(branchData({ tables: [] }));
    expect(facts.branch).toMatchObject({ id: 1, identifier: 'mitte', isTakeawayEnabled: true });
    expect(Object.keys(facts.branch).filter((field) => /Required|Cash|email|zipCode/.test(field))).toEqual(
      [],
    );
    expect(facts).not.toHaveProperty('paymentMethods');
  });

  test('of a branch that is missing is a bug of the page', () => {
    for (const text of [null, ''])
      expect(() => readBranchData(page(text))).toThrow('this page carries no branch');
  });
});

describe('A browser storage key', () => {
  const at = (shop: string, identifier: string) =>
    [shopData({ shop }), branchData({ branch: branch({ identifier }) })] as const;

  test('contains shop and branch (SPEC section 9)', () => {
    expect(storageKey(...at('glut', 'mitte'), 'cart')).toBe('asp.glut.mitte.cart');
  });

  test('is unique per shop, branch and kind', () => {
    const identifier = fc.stringMatching(/^[a-z0-9-]{1,6}$/);
    const place = fc.tuple(
      fc.string({ maxLength: 6 }),
      identifier,
      fc.constantFrom('cart', 'choice', 'draft'),
    );
    fc.assert(
      fc.property(place, place, (one, other) => {
        const keyOf = ([shop, branchIdentifier, name]: typeof one) =>
          storageKey(...at(shop, branchIdentifier), name);
        expect(keyOf(one) === keyOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});
