import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeParts, readParts, writeParts, type TablePart } from '../../src/lib/domain/option-table.ts';
import { PART_TYPES, PRICE_MODIFIERS } from '../../src/lib/domain/product.ts';
import { parsePrice } from '../../src/lib/domain/product-table.ts';
import { CASES, money } from './arbitraries.ts';
import { part } from './samples.ts';

const read = (text: string) => readParts(text, parsePrice);

/** Names with the notation's own signs, prices and quotation marks. */
const names = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc
      .array(
        fc.constantFrom(
          '"',
          ';',
          '|',
          ':',
          '(',
          ')',
          'eine',
          'keine',
          '+2,00',
          '=3',
          '#12',
          '-',
          ' ',
          '€',
          '\n',
        ),
        {
          minLength: 1,
          maxLength: 5,
        },
      )
      .map((pieces) => pieces.join('')),
  )
  .filter((name) => name.trim() !== '');
const options = fc.uniqueArray(
  fc
    .record(
      {
        name: names,
        modifier: fc.constantFrom(...PRICE_MODIFIERS),
        value: money(50),
        product: fc.record({ id: fc.integer({ min: 1, max: 9999 }) }),
      },
      { requiredKeys: ['name', 'modifier', 'value'] },
    )
    // What costs nothing more is written without a sign.
    .map((option) =>
      option.value === 0 && option.modifier !== 'overwrite'
        ? { ...option, modifier: 'add' as const }
        : option,
    ),
  { maxLength: 4, selector: ({ name }) => name },
);
const parts: fc.Arbitrary<TablePart[]> = fc.uniqueArray(
  fc.record({ name: names, type: fc.constantFrom(...PART_TYPES), optional: fc.boolean(), options }),
  { minLength: 1, maxLength: 3, selector: ({ name }) => name },
);

describe('a product’s parts in a table', () => {
  it('are read as they were written, whatever they are called', () => {
    fc.assert(
      fc.property(parts, (given) => {
        expect(read(writeParts(given))).toEqual(given);
      }),
      { numRuns: CASES },
    );
  });
  it('are written by hand, in lines too, with prices in any notation', () => {
    expect(
      read('Größe: klein ; groß + 2 €\nExtras (freiwillig, Mehrere):Käse +1,5;ohne Zwiebeln;Menü=9.90'),
    ).toEqual([
      {
        name: 'Größe',
        type: 'select',
        optional: false,
        options: [
          { name: 'klein', modifier: 'add', value: 0 },
          { name: 'groß', modifier: 'add', value: 2 },
        ],
      },
      {
        name: 'Extras',
        type: 'multiselect',
        optional: true,
        options: [
          { name: 'Käse', modifier: 'add', value: 1.5 },
          { name: 'ohne Zwiebeln', modifier: 'add', value: 0 },
          { name: 'Menü', modifier: 'overwrite', value: 9.9 },
        ],
      },
    ]);
    expect(read('Dip (scharf): ja; nein')).toMatchObject([{ name: 'Dip (scharf)' }]);
    expect(read(' Keine ')).toEqual([]);
  });
  it.each(['mit Käse', 'Größe:', ': klein', 'Größe: klein; klein', 'A: b | A: c', 'Größe: groß +2,0,0', '|'])(
    '%j cannot be read',
    (text) => expect(read(text)).toBeNull(),
  );
  it('keep what tables do not say, where names are the same', () => {
    const size = part({ description: 'Wie hungrig?' });
    const known = { ...size, options: [{ ...size.options[0]!, name: 'klein', allergens: ['A'] }] };
    expect(mergeParts([known], read('Größe: klein +1; groß +2')!)).toMatchObject([
      {
        description: 'Wie hungrig?',
        options: [{ name: 'klein', value: 1, allergens: ['A'] }, { name: 'groß' }],
      },
    ]);
  });
  it('leave their group where the table says otherwise than it', () => {
    const known = part({ group: { id: 7 } });
    const groupOf = (text: string) => mergeParts([known], read(text)!)[0]?.group;
    expect(groupOf(writeParts([known]))).toEqual({ id: 7 });
    expect(groupOf('Größe: klein; groß +3,00')).toBeUndefined();
  });
});
