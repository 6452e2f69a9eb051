import { ALLERGENS, allergenKeys as keysOf } from './allergens.ts';
import { type ChosenPart, chosenOptions } from './cart-item.ts';
import { isDeclared, isDishDeclared } from './product-facts.ts';
import type { Product } from './product.ts';
import { LANGUAGE } from './words/locale.ts';

/**
 * What a customer does not tolerate, compared with what shops write at their dishes. A passport is a list of names as a shop writes
 * them; 'Schalenfrüchte (Mandeln)' and 'Nüsse' are the same.
 */

/** The allergens that a menu's dishes name, each once and as the shop writes it: those of the law in its order, then others. */
export function allergensNamed(written: Iterable<string>): string[] {
  const names = new Map<number | string, string>();
  const alone = new Set<number | string>();
  for (const name of written) {
    const keys = keysOf(name);
    for (const key of keys) {
      // 'Milch und Ei' is two of them.
      if (keys.length === 1 && !alone.has(key)) names.set(key, name.trim());
      else if (!names.has(key)) names.set(key, ALLERGENS[key as number]?.name ?? name.trim());
      if (keys.length === 1) alone.add(key);
    }
  }
  const others = [...names].filter(([key]) => typeof key === 'string').map(([, name]) => name);
  const known = ALLERGENS.flatMap((_, place) => names.get(place) ?? []);
  return [...known, ...others.sort((a, b) => a.localeCompare(b, LANGUAGE))];
}

/** What a passport says of a dish: which of its names the dish contains; `unknown`: nothing is written at the dish. */
export type Tolerance = { state: 'contains'; names: string[] } | { state: 'unknown' } | { state: 'free' };

/** Compares a passport with what is written at a dish. A dish without facts is not free of anything, unless the shop says so. */
export function toleranceOf(
  passport: readonly string[],
  written: readonly string[],
  noAllergens = false,
): Tolerance {
  const contained = new Set(written.flatMap(keysOf));
  const names = passport.filter((name) => keysOf(name).some((key) => contained.has(key)));
  if (names.length > 0) return { state: 'contains', names };
  return { state: contained.size === 0 && !noAllergens ? 'unknown' : 'free' };
}

/** Whether a passport has what a name means. */
export function hasAllergen(passport: readonly string[], name: string): boolean {
  return toleranceOf(passport, [name]).state === 'contains';
}

/** The passport with a name, or without all that mean the same. */
export function toggleAllergen(passport: readonly string[], name: string): string[] {
  return hasAllergen(passport, name)
    ? passport.filter((own) => !hasAllergen([own], name))
    : [...passport, name];
}

/** The line of a comment that tells the kitchen of a passport, which begins with `prefix`. */
export function kitchenNote(prefix: string, passport: readonly string[]) {
  const note = prefix + passport.join(', ');
  /** Whether a line is a passport's, and not the customer's own: it names nothing but allergens. */
  const isNote = (line: string) =>
    line.startsWith(prefix) &&
    line
      .slice(prefix.length)
      .split(', ')
      .every((name) => passport.includes(name) || keysOf(name).some((key) => typeof key === 'number'));
  return {
    note,
    isIn: (comment: string) => comment.split('\n').includes(note),
    /** The comment with the line first, in the place of an earlier one; null: more than `most` letters. */
    into(comment: string, most: number): string | null {
      const rest = comment.split('\n').filter((line) => !isNote(line));
      const text = [note, ...rest].join('\n').trim();
      return text.length > most ? null : text;
    },
  };
}

/** What a passport says of several dishes. */
export interface CartTolerance {
  /** Dishes that contain something of it with what was chosen, each once. */
  contained: { dish: string; names: string[] }[];
  /** Dishes without facts. */
  unknown: string[];
  /** Chosen options without facts. */
  unknownOptions: string[];
}

/** A dish with what was chosen for it. */
interface Dish {
  product: Pick<Product, 'name' | 'allergens' | 'noAllergens' | 'config'>;
  parts: readonly ChosenPart[];
}

/** Compares a passport with dishes and their chosen options, in their order; a cart may have one several times. */
export function cartTolerance(passport: readonly string[], dishes: readonly Dish[]): CartTolerance {
  const contained = new Map<string, string[]>();
  const unknown = new Set<string>();
  const unknownOptions = new Set<string>();
  for (const { product, parts } of dishes) {
    const { name } = product;
    const options = chosenOptions(product, parts);
    const tolerance = toleranceOf(
      passport,
      [product, ...options].flatMap(({ allergens = [] }) => allergens),
    );
    // Of two that are named alike, each may contain something else.
    if (tolerance.state === 'contains')
      contained.set(name, [...new Set([...(contained.get(name) ?? []), ...tolerance.names])]);
    if (!isDishDeclared(product, options)) unknown.add(name);
    for (const option of options) if (!isDeclared(option)) unknownOptions.add(option.name);
  }
  return {
    contained: [...contained].map(([dish, names]) => ({ dish, names })),
    unknown: [...unknown],
    unknownOptions: [...unknownOptions],
  };
}
