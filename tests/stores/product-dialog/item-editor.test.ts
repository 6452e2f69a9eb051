import { atom } from 'nanostores';
import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fromCents } from '../../../src/lib/domain/money.ts';
import { isAllowedAmount } from '../../../src/lib/domain/quantity.ts';
import { unitsOf } from '../../../src/lib/domain/units-of.ts';
import { createDraft } from '../../../src/lib/stores/checkout/draft.ts';
import { createItemEditor } from '../../../src/lib/stores/product-dialog/item-editor.ts';
import { orderBody } from '../../../src/lib/stores/checkout/order-placing.ts';
import { products } from '../../domain/arbitraries.ts';
import { cheese, part, product } from '../../domain/samples.ts';
import { branchData, openCart } from '../fixtures.ts';

const SIZE = part();
const EXTRAS = part({ name: 'Extras', type: 'multiselect', optional: true });
const WISH = part({ name: 'Wunsch', type: 'text', optional: true, options: [] });
const PIZZA = product({ config: { parts: [SIZE, EXTRAS, WISH] } });
const MENU = product({ ...PIZZA, isStepByStep: true });

beforeAll(() => useTestStorageEngine());
afterEach(cleanTestStorage);

const view = (editor: ReturnType<typeof createItemEditor>) => editor.$view.get();

describe('A product being configured', () => {
  test('starts with its default amount and unit and no choices', () => {
    expect(createItemEditor(cheese(), 'takeaway').item()).toMatchObject({ amount: 0.5, unit: 'kg' });
    expect(createItemEditor(PIZZA, 'takeaway').item().parts).toEqual([
      { name: 'Größe', value: '' },
      { name: 'Extras', value: [] },
      { name: 'Wunsch', value: '' },
    ]);
  });

  test('of a line of the cart starts as that line is', () => {
    const line = {
      product: PIZZA,
      amount: 3,
      unit: 'Stk',
      parts: [{ name: 'Größe', value: 'groß' }],
    } as const;
    const editor = createItemEditor(PIZZA, 'takeaway', { ...line, parts: [...line.parts] });
    expect(editor.item()).toEqual(line);
    editor.toggle(EXTRAS, 'klein');
    expect(editor.item().parts[1]).toEqual({ name: 'Extras', value: ['klein'] });
  });

  test('is valid once every required choice is made', () => {
    const editor = createItemEditor(PIZZA, 'takeaway');
    expect(view(editor).gap).toBe(SIZE);
    editor.toggle(SIZE, 'groß');
    expect(view(editor).gap).toBeNull();
  });

  test('waits for running uploads', () => {
    const photos = part({ name: 'Fotos', type: 'images', optional: true, options: [] });
    const editor = createItemEditor(product({ config: { parts: [photos] } }), 'takeaway');
    const sent = { id: 1, publicHash: 'a' };
    editor.setFiles(photos, [sent], true);
    expect(view(editor).gap).toBe(photos);
    editor.setFiles(photos, [sent, { id: 2, publicHash: 'b' }], false);
    expect(view(editor).gap).toBeNull();
    expect(editor.item().parts[0]?.value).toHaveLength(2);
  });

  test('keeps a required choice when it is tapped again, and deselects an optional one', () => {
    const crust = part({ name: 'Rand', optional: true });
    const editor = createItemEditor(product({ config: { parts: [SIZE, crust] } }), 'takeaway');
    for (const one of [SIZE, crust]) {
      editor.toggle(one, 'groß');
      editor.toggle(one, 'groß');
    }
    expect(editor.item().parts).toEqual([
      { name: 'Größe', value: 'groß' },
      { name: 'Rand', value: '' },
    ]);
  });

  test('accepts any number of extras, toggled by taps, in the order of the menu', () => {
    const editor = createItemEditor(PIZZA, 'takeaway');
    editor.toggle(EXTRAS, 'groß');
    editor.toggle(EXTRAS, 'klein');
    expect(editor.item().parts[1]?.value).toEqual(['klein', 'groß']);
    editor.toggle(EXTRAS, 'groß');
    expect(editor.item().parts[1]?.value).toEqual(['klein']);
  });

  test('updates its price with each choice', () => {
    const editor = createItemEditor(PIZZA, 'takeaway');
    const seen: number[] = [];
    const stop = editor.$view.subscribe(({ price }) => void seen.push(price.gross));
    editor.toggle(SIZE, 'groß');
    editor.increase();
    editor.setValue(WISH, 'gut durch');
    stop();
    expect(seen).toEqual([990, 1190, 2380, 2380]);
    expect(editor.item().parts[2]).toEqual({ name: 'Wunsch', value: 'gut durch' });
  });

  test('has no unit that it is not sold in', () => {
    expect(() => {
      const editor = createItemEditor(product(), 'takeaway');
      editor.setUnit('kg');
      return view(editor);
    }).toThrow('Margherita is not sold by kg');
  });
});

describe('Amounts', () => {
  test('plus and minus go one step and stop at the bounds', () => {
    const editor = createItemEditor(cheese({ maximumQuantity: 0.6 }), 'takeaway');
    editor.increase();
    editor.increase();
    editor.increase();
    expect(view(editor).amount).toBe(0.6);
    for (let taps = 0; taps < 20; taps++) editor.decrease();
    expect(view(editor).amount).toBe(0.1);
  });

  test.each([
    ['0,33', 0.35],
    ['1.25', 1.25],
    ['99', 5],
    ['0', 0.1],
    ['viel', 0.1],
    ['', 0.1],
  ])('%j typed is %d kg', (text, amount) => {
    const editor = createItemEditor(cheese(), 'takeaway');
    editor.typeAmount(text);
    expect(view(editor).amount).toBe(amount);
  });

  test('another unit starts with its minimum, and the own unit with its default', () => {
    const editor = createItemEditor(cheese(), 'takeaway');
    editor.setUnit('Stk');
    expect(view(editor)).toMatchObject({
      unit: 'Stk',
      amount: 1,
      price: { gross: 623, isApproximate: true },
    });
    editor.setUnit('g');
    expect(view(editor)).toMatchObject({
      unit: 'g',
      amount: 100,
      price: { gross: 249, isApproximate: false },
    });
    editor.setUnit('kg');
    expect(view(editor)).toMatchObject({ unit: 'kg', amount: 0.5, price: { gross: 1245 } });
  });
});

describe('Step by step', () => {
  test('advances only when the choice is made', () => {
    const editor = createItemEditor(MENU, 'takeaway');
    expect(view(editor)).toMatchObject({ step: 0, steps: 3, isLastStep: false, gap: SIZE, canSkip: false });
    expect(view(editor).shownParts).toEqual([SIZE]);
    editor.next();
    expect(view(editor).step).toBe(0);
    editor.toggle(SIZE, 'klein');
    editor.next();
    expect(view(editor), 'the rest may be skipped').toMatchObject({ shownParts: [EXTRAS], canSkip: true });
    editor.next();
    expect(view(editor)).toMatchObject({ step: 2, isLastStep: true, gap: null, canSkip: false });
    editor.next();
    expect(view(editor).step).toBe(2);
  });

  test('leads back to the step that something is missing in', () => {
    const editor = createItemEditor(MENU, 'takeaway');
    editor.goTo(WISH);
    expect(view(editor)).toMatchObject({ step: 2, gap: SIZE });
    editor.goTo(SIZE);
    expect(view(editor).shownParts).toEqual([SIZE]);
  });

  test('back keeps choices, and cancels on the first step', () => {
    const editor = createItemEditor(MENU, 'takeaway');
    editor.toggle(SIZE, 'klein');
    editor.next();
    expect(editor.back()).toBe(true);
    expect(view(editor)).toMatchObject({ step: 0, gap: null });
    expect(editor.item().parts[0]?.value).toBe('klein');
    expect(editor.back()).toBe(false);
  });

  test('does not apply to products shown at once', () => {
    const editor = createItemEditor(PIZZA, 'takeaway');
    expect(view(editor)).toMatchObject({ steps: 1, isLastStep: true, shownParts: [SIZE, EXTRAS, WISH] });
    expect(editor.back()).toBe(false);
  });
});

describe('Dialog, cart and order', () => {
  const tap = fc.oneof(
    fc.record({ kind: fc.constant('toggle' as const), part: fc.nat(3), option: fc.nat(5) }),
    fc.record({ kind: fc.constant('unit' as const), unit: fc.nat(3) }),
    fc.record({ kind: fc.constant('type' as const), text: fc.stringMatching(/^\d{0,3}([.,]\d{0,3})?$/) }),
    fc.record({ kind: fc.constant('plus' as const) }),
    fc.record({ kind: fc.constant('minus' as const) }),
  );

  test('have the same price, whatever was chosen', () => {
    fc.assert(
      fc.property(
        products,
        fc.array(tap, { maxLength: 12 }),
        fc.constantFrom('takeaway', 'delivery', 'dineIn'),
        (chosen, taps, mode) => {
          const editor = createItemEditor(chosen, mode);
          for (const one of taps) {
            const parts = chosen.config.parts;
            if (one.kind === 'plus') editor.increase();
            else if (one.kind === 'minus') editor.decrease();
            else if (one.kind === 'type') editor.typeAmount(one.text);
            else if (one.kind === 'unit') {
              const units = unitsOf(chosen);
              editor.setUnit(units[one.unit % units.length]?.symbol ?? 'Stk');
            } else {
              const aimed = parts[one.part % Math.max(1, parts.length)];
              const option = aimed?.options[one.option % aimed.options.length];
              if (aimed && option) editor.toggle(aimed, option.name);
            }
          }
          const { amount, rule, price } = view(editor);
          expect(isAllowedAmount(amount, rule)).toBe(true);

          const data = branchData();
          const cart = openCart(data);
          cart.clear();
          cart.chooseMode(mode);
          cart.add(editor.item());
          const pricing = cart.$pricing.get();
          expect(pricing.lines).toEqual([price]);
          expect(pricing.gross).toBe(price.gross);
          const draft = createDraft({}, 'draft');
          const body = orderBody({ $branch: atom(data), cart, draft });
          expect(body.expectedTotal).toBe(fromCents(pricing.totalGross));
          expect(body.items).toMatchObject([{ amount, expectedTotal: fromCents(price.gross) }]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
