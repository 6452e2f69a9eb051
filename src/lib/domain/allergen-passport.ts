import { foldText } from './dish-search.ts';
import type { Configurable, Product } from './product.ts';

/**
 * What a customer does not tolerate, compared with what shops write at their dishes. A passport is a list of names as a shop writes
 * them; 'Schalenfrüchte (Mandeln)' and 'Nüsse' are the same.
 */

interface Known {
  name: string;
  /** In a folded text. */
  written: RegExp;
}

/** The 14 allergens that have to be declared (Regulation (EU) 1169/2011, annex II), in its order. */
const KNOWN: readonly Known[] = [
  {
    name: 'Gluten',
    written: /\b(gluten(?!frei)|weizen|roggen|gerste|hafer|dinkel|kamut|emmer|einkorn|grunkern)/,
  },
  { name: 'Krebstiere', written: /\b(krebs|krusten|garnele|krabbe|hummer|scampi|languste)/ },
  { name: 'Eier', written: /\b(ei|eier|huhnerei\w*|vollei|eigelb)\b/ },
  { name: 'Fisch', written: /\b(fisch|(?!tinten)[a-z]+fisch|lachs|sardelle|anchovi)/ },
  { name: 'Erdnüsse', written: /\berdnuss/ },
  { name: 'Soja', written: /\b(soja|soya|tofu|edamame)/ },
  { name: 'Milch', written: /\b(milch|kuhmilch|laktose|lactose|molke)/ },
  {
    name: 'Nüsse',
    written: /\b(nuss|(?!erd|muskat|kokos)[a-z]+nuss|schalenfr|mandel|cashew|pistazie|macadamia|pecan|pekan)/,
  },
  { name: 'Sellerie', written: /\b[a-z]*sellerie/ },
  { name: 'Senf', written: /\bsenf/ },
  { name: 'Sesam', written: /\b(sesam|tahin)/ },
  { name: 'Sulfite', written: /\b(sulfit|schwefel)/ },
  { name: 'Lupinen', written: /\b(susslupine|lupine)/ },
  {
    name: 'Weichtiere',
    written: /\b(weichtier|muschel|miesmuschel|jakobsmuschel|tintenfisch|schnecke|auster|oktopus)/,
  },
];

/** What a written name means: places in the law's list, or for another name the name itself. */
function keysOf(written: string): (number | string)[] {
  const text = foldText(written);
  const places = KNOWN.flatMap((known, place) => (known.written.test(text) ? [place] : []));
  return places.length > 0 || text === '' ? places : [text];
}

/** The allergens that a menu's dishes name, each once and as the shop writes it: those of the law in its order, then others. */
export function allergensNamed(written: Iterable<string>): string[] {
  const names = new Map<number | string, string>();
  const alone = new Set<number | string>();
  for (const name of written) {
    const keys = keysOf(name);
    for (const key of keys) {
      // 'Milch und Ei' is two of them.
      if (keys.length === 1 && !alone.has(key)) names.set(key, name.trim());
      else if (!names.has(key)) names.set(key, KNOWN[key as number]?.name ?? name.trim());
      if (keys.length === 1) alone.add(key);
    }
  }
  const others = [...names].filter(([key]) => typeof key === 'string').map(([, name]) => name);
  const known = KNOWN.flatMap((_, place) => names.get(place) ?? []);
  return [...known, ...others.sort((a, b) => a.localeCompare(b, 'de'))];
}

/** What a passport says of a dish: which of its names the dish contains; `unknown`: nothing is written at the dish. */
export type Tolerance = { state: 'contains'; names: string[] } | { state: 'unknown' } | { state: 'free' };

/** Compares a passport with what is written at a dish. A dish without facts is not free of anything. */
export function toleranceOf(passport: readonly string[], written: readonly string[]): Tolerance {
  const contained = new Set(written.flatMap(keysOf));
  const names = passport.filter((name) => keysOf(name).some((key) => contained.has(key)));
  if (names.length > 0) return { state: 'contains', names };
  return { state: contained.size === 0 ? 'unknown' : 'free' };
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
  /** Dishes that contain something of it, each once. */
  contained: { dish: string; names: string[] }[];
  /** Dishes without facts. */
  unknown: string[];
  /** Whether some have options, which have no facts. */
  hasOptions: boolean;
}

/** Compares a passport with dishes, in their order; a cart may have one several times. */
export function cartTolerance(
  passport: readonly string[],
  dishes: readonly (Pick<Product, 'name' | 'allergens'> & Configurable)[],
): CartTolerance {
  const contained = new Map<string, string[]>();
  const unknown = new Set<string>();
  for (const { name, allergens } of dishes) {
    const tolerance = toleranceOf(passport, allergens);
    // Of two that are named alike, each may contain something else.
    if (tolerance.state === 'contains')
      contained.set(name, [...new Set([...(contained.get(name) ?? []), ...tolerance.names])]);
    if (tolerance.state === 'unknown') unknown.add(name);
  }
  return {
    contained: [...contained].map(([dish, names]) => ({ dish, names })),
    unknown: [...unknown],
    hasOptions: dishes.some(({ config }) => config.parts.some(({ options }) => options.length > 0)),
  };
}
