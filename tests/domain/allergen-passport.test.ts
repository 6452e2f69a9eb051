import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allergensNamed,
  cartTolerance,
  hasAllergen,
  kitchenNote,
  toggleAllergen,
  toleranceOf,
} from '../../src/lib/domain/allergen-passport.ts';
import { CASES } from './arbitraries.ts';
import { part, product } from './samples.ts';

describe('An allergen of the passport is in a dish', () => {
  test.each([
    ['Milch', 'Milch'],
    ['Milch', 'MILCH (Laktose)'],
    ['Milch', 'Laktose'],
    ['Nüsse', 'Schalenfrüchte (Mandeln)'],
    ['Nüsse', 'Haselnuesse'],
    ['Schalenfrüchte', 'Walnüsse'],
    ['Gluten', 'glutenhaltiges Getreide: Weizen'],
    ['Gluten', 'Dinkel'],
    ['Ei', 'Eier und Erzeugnisse daraus'],
    ['Eier', 'Hühnerei'],
    ['Krebstiere', 'Krustentiere'],
    ['Sulfite', 'Schwefeldioxid'],
    ['Weichtiere', 'Tintenfisch'],
    ['Fisch', 'Thunfisch'],
    ['Koffein', 'koffein'],
    ['Ei', 'Milch und Ei'],
  ])('%s in %j', (name, written) => {
    expect(toleranceOf([name], ['Senf', written])).toEqual({ state: 'contains', names: [name] });
  });

  test.each([
    ['Nüsse', 'Erdnüsse'],
    ['Erdnüsse', 'Nüsse'],
    ['Ei', 'Weichtiere'],
    ['Fisch', 'Tintenfisch'],
    ['Gluten', 'glutenfrei'],
    ['Koffein', 'Chinin'],
  ])('but not %s in %j', (name, written) => {
    expect(toleranceOf([name], [written])).toEqual({ state: 'free' });
  });

  test('unless nothing is written at the dish: that is unknown, not free', () => {
    expect(toleranceOf(['Milch'], [])).toEqual({ state: 'unknown' });
    expect(toleranceOf(['Milch'], [' '])).toEqual({ state: 'unknown' });
  });
});

describe('Of several dishes', () => {
  const extras = part({
    name: 'Extras',
    type: 'multiselect',
    optional: true,
    options: [
      { name: 'Käse', modifier: 'add', value: 1, allergens: ['Milch'] },
      { name: 'Rucola', modifier: 'add', value: 1 },
      { name: 'Pilze', modifier: 'add', value: 1, noAllergens: true },
    ],
  });
  const dish = (name: string, allergens: string[], chosen: string[] = []) => ({
    product: product({ name, allergens, config: { parts: [extras] } }),
    parts: [{ name: 'Extras', value: chosen }],
  });

  test('those that contain something are named once, those without facts apart', () => {
    const dishes = [dish('Pizza', ['Milch', 'Gluten']), dish('Cola', []), dish('Pizza', [])];
    expect(cartTolerance(['Milch'], dishes)).toEqual({
      contained: [{ dish: 'Pizza', names: ['Milch'] }],
      unknown: ['Cola', 'Pizza'],
      unknownOptions: [],
    });
  });

  test('what was chosen counts, and only that', () => {
    expect(cartTolerance(['Milch'], [dish('Brot', ['Gluten'])]).contained).toEqual([]);
    expect(cartTolerance(['Milch'], [dish('Brot', ['Gluten'], ['Pilze', 'Käse'])])).toEqual({
      contained: [{ dish: 'Brot', names: ['Milch'] }],
      unknown: [],
      unknownOptions: [],
    });
  });

  test('chosen options without facts are named', () => {
    const { unknownOptions } = cartTolerance(['Milch'], [dish('Brot', ['Gluten'], ['Rucola', 'Pilze'])]);
    expect(unknownOptions).toEqual(['Rucola']);
  });

  test('one that is declared to contain nothing is free', () => {
    expect(toleranceOf(['Milch'], [], true)).toEqual({ state: 'free' });
  });
});

describe("A menu's allergens", () => {
  test('are those its dishes name, each once, as the shop writes them, in the order of the law', () => {
    const written = ['Sesam', 'Milch', 'Laktose', 'Koffein', 'Schalenfrüchte', 'Nüsse', 'Gluten', 'Chinin'];
    expect(allergensNamed(written)).toEqual([
      'Gluten',
      'Milch',
      'Schalenfrüchte',
      'Sesam',
      'Chinin',
      'Koffein',
    ]);
  });

  test('are told apart where a shop writes two as one', () => {
    expect(allergensNamed(['Milch und Ei', 'Ei'])).toEqual(['Ei', 'Milch']);
  });
});

describe('A passport', () => {
  const names = fc.constantFrom(
    'Milch',
    'Laktose',
    'Nüsse',
    'Haselnüsse',
    'Erdnüsse',
    'Ei',
    'Koffein',
    'Senf',
  );
  const passports = fc.uniqueArray(names);

  test('has what was chosen, and after a second choice nothing of it', () => {
    fc.assert(
      fc.property(passports, names, (passport, name) => {
        const before = hasAllergen(passport, name);
        const after = toggleAllergen(passport, name);
        expect(hasAllergen(after, name)).toBe(!before);
        const others = passport.filter((own) => !hasAllergen([own], name));
        expect(after.filter((own) => !hasAllergen([own], name))).toEqual(others);
      }),
      { numRuns: CASES },
    );
  });

  test('finds in a dish exactly those of its names that mean what is written there', () => {
    fc.assert(
      fc.property(passports, fc.array(names, { minLength: 1 }), (passport, written) => {
        const told = toleranceOf(passport, written);
        const named = passport.filter((name) => written.some((one) => hasAllergen([name], one)));
        expect(told).toEqual(named.length > 0 ? { state: 'contains', names: named } : { state: 'free' });
      }),
      { numRuns: CASES },
    );
  });

  const noteFor = (passport: readonly string[]) => kitchenNote('Unverträglich: ', passport);

  test('is one line of the note to the kitchen, never two', () => {
    const chosen = fc.uniqueArray(names, { minLength: 1 }).filter((one) => !one.includes('Koffein'));
    fc.assert(
      fc.property(chosen, chosen, fc.array(fc.stringMatching(/^[a-z ]{0,9}$/)), (one, other, lines) => {
        const once = noteFor(one).into(lines.join('\n'), 9999) ?? '';
        const twice = noteFor(other).into(once, 9999) ?? '';
        const told = twice.split('\n').filter((line) => line.startsWith('Unverträglich'));
        expect(told).toEqual([noteFor(other).note]);
        expect(noteFor(other).isIn(twice)).toBe(true);
        for (const line of lines) expect(twice).toContain(line.trim());
      }),
      { numRuns: CASES },
    );
  });

  test('leaves what the customer wrote of their own', () => {
    expect(noteFor(['Milch']).into('Unverträglich: Koriander', 100)).toBe(
      'Unverträglich: Milch\nUnverträglich: Koriander',
    );
  });

  test('leaves a comment alone that has no room for it', () => {
    const note = noteFor(['Milch', 'Nüsse']);
    expect(note.into('Bitte klingeln', 20)).toBeNull();
    expect(note.into('Bitte klingeln', 100)).toBe('Unverträglich: Milch, Nüsse\nBitte klingeln');
    expect(note.into('', 100)).toBe('Unverträglich: Milch, Nüsse');
  });
});
