import fc from 'fast-check';
import { UNITS, UNIT_SYMBOLS } from '../../src/lib/domain/units.ts';

/** Shops as other APIs might send them: valid, with optional fields sometimes left out. */

const line = (max = 30) =>
  fc
    .string({ minLength: 1, maxLength: max, unit: 'grapheme-composite' })
    .map((text) => text.replaceAll(/\p{Cc}/gu, '-'))
    // Invisible characters make no name.
    .filter((text) => /[\p{L}\p{N}\p{P}]/u.test(text));
const money = fc.integer({ min: 0, max: 999_999_999 }).map((cents) => cents / 100);
const rate = fc.constantFrom(0, 7, 19, 8.1);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const unit = fc.constantFrom(...UNIT_SYMBOLS).map((symbol) => ({ type: UNITS[symbol].type, symbol }));
const identifier = (id: number) => fc.constantFrom(`nr-${id}`, String(id));

/** A record whose optional fields may be missing. */
const record = <R extends object, O extends object>(
  required: { [K in keyof R]: fc.Arbitrary<R[K]> },
  optional: { [K in keyof O]: fc.Arbitrary<O[K]> },
) =>
  fc.record({ ...required, ...optional } as { [K in keyof (R & O)]: fc.Arbitrary<(R & O)[K]> }, {
    requiredKeys: Object.keys(required) as (keyof (R & O))[],
  });

const rule = fc.oneof(
  record(
    { type: fc.constantFrom('daily', 'monday', 'sunday'), from: clock, to: clock },
    { isClosed: fc.boolean() },
  ),
  fc.record({ type: fc.constant('once'), date: fc.constant('2026-12-24'), from: clock, to: clock }),
);

const branch = (id: number) =>
  record(
    { id: fc.constant(id), identifier: identifier(id), name: line() },
    {
      openingHours: fc.array(rule, { maxLength: 3 }),
      isDeliveryEnabled: fc.boolean(),
      deliveryAreas: fc.uniqueArray(
        record({ area: line() }, { price: money, tax: rate, minimumOrderValue: money }),
        {
          maxLength: 2,
          selector: ({ area }) => area,
        },
      ),
      freeText: fc.string(),
    },
  );

const deposit = record(
  { amount: money, kind: fc.constantFrom('einweg', 'mehrweg') },
  { tax: fc.option(rate) },
);
const netContent = fc.record({
  amount: fc.constantFrom(0.33, 250, 750),
  unit: fc.constantFrom('ml', 'l', 'g', 'kg'),
});
const facts = {
  allergens: fc.array(line(), { maxLength: 3 }),
  noAllergens: fc.boolean(),
  isReturnable: fc.boolean(),
  additives: fc.array(line(), { maxLength: 2 }),
  netContent: fc.option(netContent),
  minimumAge: fc.constantFrom(16, 18, null),
};
const grams = fc.constantFrom(0, 0.5, 12);
const nutrition = fc.record({
  energyKj: fc.nat(4000),
  fat: grams,
  saturates: grams,
  carbohydrates: grams,
  sugars: grams,
  protein: grams,
  salt: grams,
});

const label = record(
  { ingredients: line() },
  {
    foodName: line(),
    producer: line(),
    instructions: line(),
    alcohol: fc.constantFrom(0, 4.9, 12.5),
    drainedWeight: fc.constant({ amount: 480, unit: 'g' }),
  },
);

const option = record(
  { name: line() },
  {
    ...facts,
    modifier: fc.constantFrom('add', 'subtract', 'overwrite'),
    value: money,
    deposit,
    tax: rate,
  },
);
const named = <T extends { name: string }>(item: fc.Arbitrary<T>) =>
  fc.uniqueArray(item, { maxLength: 3, selector: ({ name }) => name });
const part = record(
  { name: line(), type: fc.constantFrom('select', 'multiselect', 'text') },
  { optional: fc.boolean(), options: named(option) },
);

const product = (id: number) =>
  record(
    { id: fc.constant(id), name: line(), price: money },
    {
      description: fc.string({ maxLength: 40 }),
      unit,
      tax: rate,
      takeawayTax: rate,
      deposit,
      taxShares: fc.array(
        record({ share: fc.constantFrom(0.01, 12.5, 50), tax: rate }, { dineInTax: fc.option(rate) }),
        { minLength: 1, maxLength: 2 },
      ),
      minimumQuantity: fc.constantFrom(0.05, 1, 5),
      ...facts,
      origin: line(),
      nutrition: fc.option(nutrition),
      label,
      config: fc.record({ parts: named(part) }),
    },
  );

/** A group whose part no product has of its own. */
const group = fc.record({
  id: fc.constant(1),
  name: line(),
  part: part.map((its) => ({ ...its, name: 'Für alle' })),
});

const numbered = <T>(count: number, make: (id: number) => fc.Arbitrary<T>) =>
  fc.tuple(...Array.from({ length: count }, (_, i) => make(i + 1)));

const counts = fc.record({ branches: fc.nat(3), categories: fc.nat(2), products: fc.nat(4) });

interface Payloads {
  '/api/products': { config?: { parts: object[] } }[];
  '/api/option-groups': { part: object }[];
}

/** Every product with parts has that of the group, if there is one. */
const sharing = ({ '/api/products': products, '/api/option-groups': [shared] }: Payloads) =>
  products.map(({ config, ...its }) => ({
    ...its,
    ...(config && { config: { parts: [...config.parts, ...copyOf(shared)] } }),
  }));
const copyOf = (shared: { part: object } | undefined) =>
  shared ? [{ ...shared.part, group: { id: 1 } }] : [];

/** The body of `/api/init` of some shop. */
export const initBody = counts.chain((count) => {
  const pick = (max: number) => fc.subarray(Array.from({ length: max }, (_, i) => ({ id: i + 1 })));
  const menus = numbered(count.branches, (id) =>
    fc.record({
      id: fc.constant(id),
      availableFrom: fc.constant('2026-01-01T00:00:00+01:00'),
      branches: pick(count.branches),
      catalog: pick(count.categories).chain((categories) =>
        fc.tuple(
          ...categories.map((category) =>
            pick(count.products).map((products) => ({ ...category, products })),
          ),
        ),
      ),
    }),
  );
  return fc
    .record({
      '/api/config': record({ shopName: line() }, { currency: fc.constantFrom('EUR', 'CHF'), title: line() }),
      '/api/branches': numbered(count.branches, branch),
      '/api/categories': numbered(count.categories, (id) => fc.record({ id: fc.constant(id), name: line() })),
      '/api/products': numbered(count.products, product),
      '/api/menus': menus,
      '/api/option-groups': fc.array(group, { maxLength: 1 }),
    })
    .map((payloads) => ({ ...payloads, '/api/products': sharing(payloads) }))
    .map((payloads) => ({
      data: Object.entries(payloads).map(([url, data]) => ({ url, data: { data: data as unknown } })),
    }));
});

export { money };
