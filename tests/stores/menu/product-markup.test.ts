import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Product as ProductSchema } from '../../../src/lib/contract/products.ts';
import {
  CALCULATION_MODELS,
  LEAD_TIME_TYPES,
  PART_TYPES,
  PRICE_MODIFIERS,
  type Product,
} from '../../../src/lib/domain/product.ts';
import { UNITS, UNIT_SYMBOLS } from '../../../src/lib/domain/units.ts';
import {
  fromAttribute,
  menuMarkup,
  productFromMarkup,
  productMarkup,
} from '../../../src/lib/stores/menu/product-markup.ts';
import { cheese, product } from '../../domain/samples.ts';

/** What a browser's HTML parser makes of a text: every kind of line break is one line feed. */
const asHtmlText = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** The product that a visitor's browser reads out of its row. */
function throughThePage(given: Product): Product {
  const { name, description } = given;
  const said = { name: asHtmlText(name), description: asHtmlText(description) };
  return productFromMarkup(productMarkup(given), said, menuMarkup());
}

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const amount = fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1000);
const rate = fc.constantFrom(0, 7, 8.1, 19);
const unit = fc.constantFrom(...UNIT_SYMBOLS).map((symbol) => ({ type: UNITS[symbol].type, symbol }));

const anyProduct: fc.Arbitrary<Product> = fc.record({
  id: fc.integer({ min: 1 }),
  name: text,
  description: fc.oneof(
    text,
    fc.array(text).map((lines) => lines.join('\r\n')),
  ),
  type: fc.constantFrom('simple', 'configurable', 'bundle', 'anders'),
  enabled: fc.boolean(),
  visible: fc.boolean(),
  price: amount,
  unit,
  alternativeUnits: fc.array(
    fc.record({
      unit,
      ratio: amount,
      minimumQuantity: amount,
      maximumQuantity: amount,
      quantityStepSize: amount,
      calculationModel: fc.constantFrom(...CALCULATION_MODELS),
    }),
    { maxLength: 2 },
  ),
  minimumQuantity: fc.oneof(fc.constant(1), amount),
  maximumQuantity: fc.oneof(fc.constant(0), amount),
  quantityStepSize: fc.oneof(fc.constant(1), amount),
  defaultQuantity: fc.oneof(fc.constant(1), amount),
  defaultUnit: fc.constantFrom(...UNIT_SYMBOLS),
  pricing: fc.constantFrom('unit', 'fixed'),
  calculationModel: fc.constantFrom(...CALCULATION_MODELS),
  tax: rate,
  takeawayTax: rate,
  dineInTax: rate,
  images: fc.array(fc.record({ id: fc.nat(), version: fc.nat(), extension: fc.constant('jpg') }), {
    maxLength: 2,
  }),
  allergens: fc.array(text, { maxLength: 3 }),
  noAllergens: fc.boolean(),
  isReturnable: fc.constantFrom(true, undefined),
  additives: fc.array(text, { maxLength: 2 }),
  netContent: fc.constantFrom(null, { amount: 0.33, unit: 'l' as const }),
  minimumAge: fc.constantFrom(null, 16 as const, 18 as const),
  origin: text,
  nutrition: fc.constant(null),
  isStepByStep: fc.boolean(),
  isLeadTimeEnabled: fc.boolean(),
  leadTimeType: fc.constantFrom(...LEAD_TIME_TYPES),
  leadTimeValue: fc.nat(),
  config: fc.record({
    parts: fc.array(
      fc.record({
        name: text,
        description: text,
        type: fc.constantFrom(...PART_TYPES),
        optional: fc.boolean(),
        options: fc.array(
          fc.record({ name: text, modifier: fc.constantFrom(...PRICE_MODIFIERS), value: amount }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 3 },
    ),
  }),
});

/** Its pictures are the row's own. */
const withoutPictures = (given: Product): Product => ({ ...given, images: [] });

describe("A product in the menu's HTML", () => {
  test('is the same product but for its pictures when the browser parses it', () => {
    fc.assert(
      fc.property(anyProduct, (given) => {
        expect(throughThePage(given)).toEqual(withoutPictures(given));
      }),
      { numRuns: 300 },
    );
  });

  test("equals the API's product also with CRLF line breaks", () => {
    const given = product({ description: 'Tomate,\r\nMozzarella\rBasilikum' });
    expect(throughThePage(given)).toEqual(given);
  });

  test('keeps quotes of either kind, and is written without double ones', () => {
    const given = product({ origin: `Kellerei "L'Alpina" \\ Süd` });
    expect(throughThePage(given)).toEqual(given);
    expect(productMarkup(given)).not.toContain('"');
  });

  test('repeats neither what its row shows nor common defaults', () => {
    expect(fromAttribute(productMarkup(product({ dineInTax: 7 })))).toEqual({ id: 1, price: 9.9 });
    expect(productMarkup(cheese())).not.toMatch(/Bergkäse|Tomate/);
  });

  test('does not say what the shop pins to it, which only the checkout asks for', () => {
    const pinned = product({ goesWith: [{ id: 7 }] });
    expect(productMarkup(pinned)).toBe(productMarkup(product()));
  });

  test('has the numbers of a label, not its texts, which the dialog asks the API for', () => {
    const label = { ingredients: 'Gurken, Senfsaat', producer: 'Muster AG', alcohol: 0.5 };
    const said = fromAttribute(productMarkup(product({ dineInTax: 7, label }))) as unknown;
    expect(said).toEqual({ id: 1, price: 9.9, label: { alcohol: 0.5, isCut: true } });
    expect(productMarkup(product({ label: null }))).toBe(productMarkup(product()));
  });

  test('has the same defaults as an API product with name and price only', () => {
    const bare = ProductSchema.parse({ id: 1, name: 'Wasser', price: 2, tax: 7, type: 'simple' });
    expect(fromAttribute(productMarkup(bare))).toEqual({ id: 1, price: 2 });
    // Absent is false.
    expect(throughThePage(bare)).toEqual({ ...bare, isReturnable: undefined });
  });

  test('shares no objects with the next one parsed', () => {
    const markup = productMarkup(product());
    const words = { name: 'Margherita', description: '' };
    const first = productFromMarkup(markup, words, menuMarkup());
    first.allergens.push('Gluten');
    first.config.parts.push({ name: 'Rand', description: '', type: 'text', optional: true, options: [] });
    expect(productFromMarkup(markup, words, menuMarkup())).toEqual(product({ description: '' }));
  });
});
