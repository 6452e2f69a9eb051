import { describe, expect, test } from 'vitest';
import { missingFacts, STEPS, stepsDone, type ShopFacts } from '../../../src/backoffice/first-run/steps.ts';
import { Branch } from '../../../src/lib/contract/branches.ts';
import { Config } from '../../../src/lib/contract/config.ts';
import { Menu } from '../../../src/lib/contract/entities.ts';
import { branches } from '../../../src/server/shop/demo/branches.ts';
import { config, menus } from '../../../src/server/shop/demo/shop.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const doneOf = (facts: ShopFacts) => STEPS.filter((step) => stepsDone(facts, NOW)[step]);

const own: ShopFacts = {
  config: Config.parse({
    shopName: 'Pizzeria Roma',
    country: 'DE',
    legalForm: 'GmbH, HRB 1',
    sellerAddress: 'Ring 1, 10115 Berlin',
    imprintText: 'Roma GmbH',
    privacyPolicy: 'https://roma.example/datenschutz',
    termsAndConditionsText: 'Es gilt …',
    guaranteeLink: 'https://roma.example/hinweis.png',
  }),
  branches: [
    Branch.parse({
      id: 1,
      identifier: 'roma',
      name: 'Roma Mitte',
      street: 'Ring 1',
      zipCode: '10115',
      city: 'Berlin',
      openingHours: [{ type: 'daily', from: '11:00', to: '22:00' }],
    }),
  ],
  menus: [
    Menu.parse({
      id: 1,
      availableFrom: '2026-01-01T00:00:00Z',
      branches: [{ id: 1 }],
      catalog: [{ id: 1, products: [{ id: 1 }] }],
    }),
  ],
  orders: 1,
  isDemo: false,
};

describe('the first steps of a new shop', () => {
  test('are all open while the shop is the demo', () => {
    expect(doneOf({ config, branches, menus, orders: 0, isDemo: true })).toEqual([]);
  });

  test('are all done in a shop of its own', () => {
    expect(doneOf(own)).toEqual([...STEPS]);
  });

  test('need what the law wants to be said, and payment that is none of the demo’s', () => {
    const { config } = own;
    const missing = (changes: Partial<Config>) => missingFacts({ ...own, config: { ...config, ...changes } });
    expect(missing({})).toEqual(['email']);
    expect(missing({ legalForm: ' ', sellerAddress: '' })).toEqual(['legalForm', 'sellerAddress', 'email']);
    expect(missing({ legalForm: 'Roma GmbH' })).toEqual(['legalForm', 'email']);
    expect(missing({ legalForm: 'Inhaber: Ugo Agnelli' })).toEqual(['email']);
    expect(missing({ legalForm: 'GmbH, FN 123456a', country: 'AT' })).toEqual(['email']);
    expect(missing({ legalForm: 'GmbH', country: 'CH' })).toEqual(['email']);
    expect(missing({ guaranteeLink: '' })).toEqual(['guarantee', 'email']);
    expect(missing({ guaranteeLink: '', country: 'CH' })).toEqual(['email']);
    expect(missing({ imprintText: '' })).toContain('imprint');
    expect(missing({ enableCash: false, enableTestTerminal: true })).toContain('payment');
    const asking = own.branches.map((branch) => ({ ...branch, isTakeawayEmailRequired: true }));
    expect(missingFacts({ config, branches: asking })).toEqual([]);
  });

  test('need opening hours and an active menu with products', () => {
    const closed = own.branches.map((branch) => ({
      ...branch,
      openingHours: branch.openingHours.map((rule) => ({ ...rule, isClosed: true })),
    }));
    const later = own.menus.map((menu) => ({ ...menu, availableFrom: '2026-12-01T00:00:00Z' }));
    expect(doneOf({ ...own, branches: closed, menus: later })).toEqual([
      'country',
      'name',
      'branch',
      'legal',
      'order',
    ]);
  });
});
