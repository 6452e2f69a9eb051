import { describe, expect, test } from 'vitest';
import { type PartValue, chosenOptions, isEmptyValue, valueOf } from '../../src/lib/domain/cart-item.ts';
import {
  initialParts,
  isPartValid,
  partProblem,
  partsAtStep,
  stepBack,
  stepCount,
  toggleOption,
  withValue,
} from '../../src/lib/domain/parts.ts';
import { partProblems } from '../../src/lib/domain/cart-changes.ts';
import { PART_TYPES, type Part, type PartOption } from '../../src/lib/domain/product.ts';
import { part, product } from './samples.ts';

const plus = (name: string, value = 0): PartOption => ({ name, modifier: 'add', value });
const at = (name: string, value: number): PartOption => ({ name, modifier: 'overwrite', value });

const UPLOAD = { id: 4, publicHash: 'f00' };
const SIZE = part();
const EXTRAS = part({ name: 'Extras', type: 'multiselect', optional: true });
const NOTE = part({ name: 'Wunsch', type: 'text', optional: true, options: [] });
const PIZZA = product({ config: { parts: [SIZE, EXTRAS, NOTE] } });

describe('Values of the parts of a product', () => {
  test('nothing is preselected where nothing is free of a surcharge', () => {
    const parts = PART_TYPES.map((type) => part({ name: type, type }));
    expect(initialParts(product({ config: { parts } }))).toEqual([
      { name: 'text', value: '' },
      { name: 'textarea', value: '' },
      { name: 'image', value: [] },
      { name: 'images', value: [] },
      { name: 'file', value: [] },
      { name: 'files', value: [] },
      { name: 'select', value: '' },
      { name: 'multiselect', value: [] },
    ]);
  });

  test.each<[string, Partial<Part>, PartValue]>([
    ['the first option without a surcharge', {}, 'Naturreis'],
    ['an option that sets the price of the menu', { options: [at('Klein', 8), at('Groß', 9.9)] }, 'Groß'],
    ['nothing of an optional part', { optional: true }, ''],
    ['nothing of several', { type: 'multiselect' }, []],
    ['nothing where all cost more', { options: [plus('Quinoa', 1)] }, ''],
    ['nothing that is sold out', { options: [{ ...plus('Naturreis'), outUntil: '2026-11-22' }] }, ''],
  ])('%s is chosen at first', (_, change, value) => {
    const basis = { name: 'Basis', options: [plus('Quinoa', 1), plus('Naturreis'), plus('Salat')] };
    const parts = [part({ ...basis, ...change })];
    expect(initialParts(product({ price: 9.9, config: { parts } }))).toEqual([{ name: 'Basis', value }]);
  });

  test('a value replaces the one of the same name, or is added', () => {
    const parts = withValue(withValue(initialParts(PIZZA), 'Größe', 'groß'), 'Neu', 'x');
    expect(valueOf(parts, 'Größe')).toBe('groß');
    expect(valueOf(parts, 'Wunsch')).toBe('');
    expect(parts.map((entry) => entry.name)).toEqual(['Größe', 'Extras', 'Wunsch', 'Neu']);
    expect(valueOf(parts, 'Rand')).toBeUndefined();
  });

  test('blank text, empty lists and missing values are empty', () => {
    expect([undefined, '', ' \n', []].every(isEmptyValue)).toBe(true);
    expect([['a'], 'a', [UPLOAD]].some(isEmptyValue)).toBe(false);
  });
});

describe('Item valid when every configurable part passes (SPEC section 5)', () => {
  test.each(['text', 'textarea', 'select', 'multiselect', 'file', 'files', 'image', 'images'] as const)(
    'a %s that is not optional needs a value, an optional one does not',
    (type) => {
      for (const value of [
        undefined,
        type === 'text' || type === 'textarea' || type === 'select' ? '' : [],
      ]) {
        expect(partProblem(part({ type }), value)).toBe('missing');
        expect(partProblem(part({ type, optional: true }), value)).toBeNull();
      }
    },
  );

  test('text of blanks only is empty', () => {
    expect(isPartValid(part({ type: 'textarea' }), '  ')).toBe(false);
    expect(isPartValid(part({ type: 'textarea' }), ' ohne Zwiebeln ')).toBe(true);
  });

  test.each([
    ['text', 'Alles Gute', true],
    ['text', ['a'], false],
    ['textarea', 'Alles Gute', true],
    ['textarea', [], false],
    ['select', 'groß', true],
    ['select', ['groß'], false],
    ['multiselect', ['groß', 'klein'], true],
    ['multiselect', 'groß', false],
    ['multiselect', [UPLOAD], false],
    ['image', [UPLOAD], true],
    ['image', [UPLOAD, { ...UPLOAD, id: 5 }], false],
    ['image', ['a'], false],
    ['file', [UPLOAD], true],
    ['file', [UPLOAD, { ...UPLOAD, id: 5 }], false],
    ['file', 'a', false],
    ['files', [UPLOAD, { ...UPLOAD, id: 5 }], true],
    ['files', [null], false],
    ['files', [{ id: 3 }], false],
    ['files', [{ publicHash: 'x' }], false],
    ['images', [UPLOAD, { ...UPLOAD, id: 5 }], true],
  ] as const)('a %s takes %j: %s', (type, value, isRight) => {
    const problem = partProblem(part({ type }), value as unknown as PartValue);
    expect(problem).toBe(isRight ? null : 'wrongType');
  });

  test('an option that was deleted cannot be chosen', () => {
    expect(partProblem(SIZE, 'riesig')).toBe('unknownOption');
    expect(partProblem(EXTRAS, ['groß', 'riesig'])).toBe('unknownOption');
  });

  test('an option counts once', () => {
    expect(partProblem(EXTRAS, ['groß', 'groß'])).toBe('duplicate');
  });

  test('the server gets errors for parts that are unknown, duplicated, missing or invalid', () => {
    const sent = [
      { name: 'Belag', value: 'Ananas' },
      { name: 'Extras', value: 'groß' },
      { name: 'Extras', value: [] },
      { name: 'Wunsch', value: 'bitte scharf' },
    ];
    expect(partProblems(PIZZA, sent)).toEqual([
      { name: 'Belag', code: 'unknown' },
      { name: 'Extras', code: 'duplicate' },
      { name: 'Größe', code: 'missing' },
      { name: 'Extras', code: 'wrongType' },
    ]);
    expect(partProblems(PIZZA, [{ name: 'Größe', value: 'klein' }])).toEqual([]);
  });

  test('an unknown part sent twice has two errors', () => {
    const sent = [
      { name: 'Größe', value: 'klein' },
      { name: 'Belag', value: 'x' },
      { name: 'Belag', value: 'x' },
    ];
    expect(partProblems(PIZZA, sent).map(({ code }) => code)).toEqual(['unknown', 'unknown']);
  });
});

describe('Select options toggle off if optional; multiselect toggles each option (SPEC section 4)', () => {
  test('a tap chooses another option of a select', () => {
    expect(toggleOption(SIZE, '', 'klein')).toBe('klein');
    expect(toggleOption(SIZE, 'klein', 'groß')).toBe('groß');
    expect(toggleOption(SIZE, undefined, 'groß')).toBe('groß');
  });

  test('a second tap deselects an option only if the part is optional', () => {
    expect(toggleOption(SIZE, 'klein', 'klein')).toBe('klein');
    expect(toggleOption(part({ optional: true }), 'klein', 'klein')).toBe('');
    expect(toggleOption(part({ optional: true }), 'klein', 'groß')).toBe('groß');
  });

  test('each tap on a multiselect toggles an option and keeps the order of the menu', () => {
    expect(toggleOption(EXTRAS, undefined, 'groß')).toEqual(['groß']);
    expect(toggleOption(EXTRAS, ['groß'], 'klein')).toEqual(['klein', 'groß']);
    expect(toggleOption(EXTRAS, ['klein', 'groß'], 'groß')).toEqual(['klein']);
  });

  test('a deleted option is removed with the next tap', () => {
    expect(toggleOption(EXTRAS, ['riesig'], 'groß')).toEqual(['groß']);
  });

  test('chosen options come in the order of the product, whatever order they were tapped in', () => {
    const parts = [
      { name: 'Extras', value: ['groß', 'klein', 'riesig'] },
      { name: 'Größe', value: 'groß' },
      { name: 'Wunsch', value: 'klein' },
    ];
    expect(chosenOptions(PIZZA, parts).map((option) => option.name)).toEqual(['groß', 'klein', 'groß']);
    expect(chosenOptions(PIZZA, [])).toEqual([]);
  });

  test('text that equals the name of an option is not a choice', () => {
    const odd = product({ config: { parts: [part({ name: 'Wunsch', type: 'text' })] } });
    expect(chosenOptions(odd, [{ name: 'Wunsch', value: 'groß' }])).toEqual([]);
  });
});

describe('The step counter starts at 0; back at step 0 cancels; next when the step is valid (SPEC section 4)', () => {
  const stepwise = { ...PIZZA, isStepByStep: true };
  const plain = product({ isStepByStep: true });

  test('a step-by-step product has a step per part, any other product a single one', () => {
    expect(stepCount(stepwise)).toBe(3);
    expect(stepCount(PIZZA)).toBe(1);
    expect(stepCount(plain)).toBe(1);
    expect(partsAtStep(stepwise, 1)).toEqual([EXTRAS]);
    expect(partsAtStep(PIZZA, 0)).toEqual([SIZE, EXTRAS, NOTE]);
  });

  test('back leads one step back and cancels at the first', () => {
    expect([2, 1, 0].map(stepBack)).toEqual([1, 0, null]);
  });
});
