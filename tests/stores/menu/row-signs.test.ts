import { expect, test } from 'vitest';
import { rowSigns } from '../../../src/lib/stores/menu/row-signs.ts';
import { product } from '../../domain/samples.ts';

test('a row says diets and heat as the shop states them, before the allergens', () => {
  const signsOf = (name: string, description: string, allergens: string[] = []) =>
    rowSigns(product({ name, description, allergens }));
  expect(signsOf('Curry', 'Vegan und scharf: mit Kokos.', ['Sellerie'])).toBe('vegan · scharf · L');
  expect(signsOf('Vegetarische Lasagne', 'Mit Spinat.', ['Gluten', 'Milch'])).toBe('vegetarisch · A, G');
  expect(signsOf('Falafel', 'Auch vegan möglich.', ['Gluten'])).toBe('A');
  // What the allergens contradict is not said.
  expect(signsOf('Veganer Kuchen', '', ['Ei'])).not.toContain('vegan');
});
