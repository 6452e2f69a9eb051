import { describe, expect, test } from 'vitest';
import { dietsOf, isHot } from '../../src/lib/domain/diets.ts';

const told = (description: string, name = 'Teller', allergens: string[] = []) => ({
  name,
  description,
  allergens,
});

describe('A dish suits a diet', () => {
  test.each([
    ['Vegan.', ['vegan', 'vegetarisch']],
    ['Vegan und angenehm scharf: Tomaten und Chili.', ['vegan', 'vegetarisch']],
    ['Vegetarisch und glutenfrei.', ['vegetarisch', 'glutenfrei']],
    ['Auch vegan und glutenfrei.', []],
    ['Dazu Tofu und vegan gegrilltes Gemüse.', []],
  ])('where its description says just that: %j', (description, diets) => {
    expect(dietsOf(told(description), 'Speisen')).toEqual(diets);
  });

  test('is not vegan with milk, and may be vegetarian then', () => {
    expect(dietsOf(told('Vegan. Vegetarisch.', 'Teller', ['Milch']), 'Speisen')).toEqual(['vegetarisch']);
  });
});

describe('A dish is hot', () => {
  test.each([
    [told('Scharfe Spianata und Peperoni.'), true],
    [told('Vegan und angenehm scharf: Tomaten.'), true],
    [told('', 'Feuriges Curry'), true],
    [told('', 'Feurige Wings'), true],
    [told('Nicht scharf.'), false],
    [told('Auf Wunsch scharf.'), false],
    [told('Scharf angebratenes Rind.'), false],
    [told('Mit Schärfe, messerscharf.'), false],
  ])('%j: %s', (dish, is) => {
    expect(isHot(dish)).toBe(is);
  });
});
