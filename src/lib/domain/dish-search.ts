/** Finding dishes of a menu by what customers type: without umlauts, with wrong letters, by ingredients. */

/** What a dish is found by. */
export interface SearchableDish {
  name: string;
  description: string;
  category: string;
  allergens: readonly string[];
}

/** A text as it is compared: lower case, without accents, 'ß' as 'ss', 'ä' and 'ae' both as 'a', the Turkish 'ı' as 'i', other signs as spaces. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean);

interface Field {
  words: string[];
  /** 'falafelbowl' of 'Falafel-Bowl'. */
  joined: string;
}

/** A dish's words by field, the most telling field first. */
export type DishWords = readonly Field[];

/** The words that a dish is found by; to be made once per dish. */
export function dishWords({ name, description, category, allergens }: SearchableDish): DishWords {
  return [name, category, description, allergens.join(' ')].map((text) => {
    const words = wordsOf(text);
    return { words, joined: words.join('') };
  });
}

/** Fewer letters are looked for at the beginning of words only. */
const SHORTEST_WITHIN = 3;
/** Fewer letters are not looked for across words. */
const SHORTEST_ACROSS = 5;
/** Words that say nothing about a dish. */
const FILLING = new Set([
  'mit',
  'und',
  'oder',
  'in',
  'im',
  'auf',
  'an',
  'der',
  'die',
  'das',
  'den',
  'dem',
  'ein',
  'eine',
]);

/** How many letters of a word may be wrong. */
const mostWrong = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** How a word is in a field: 0 as such, 1 at the beginning of a word, 2 within; null: it is not. */
function kindIn({ words, joined }: Field, word: string): number | null {
  if (words.includes(word)) return 0;
  if (words.some((one) => one.startsWith(word))) return 1;
  if (word.length >= SHORTEST_WITHIN && words.some((one) => one.includes(word))) return 2;
  return word.length >= SHORTEST_ACROSS && joined.includes(word) ? 2 : null;
}

/** Above every way in which a word can be in a field. */
const KINDS = 4;

/** How well a word fits a dish, 0 is best; null: it does not. */
function rankOf(dish: DishWords, word: string, kind: typeof kindIn): number | null {
  const ranks = dish.flatMap((field, place) => {
    const found = kind(field, word);
    return found === null ? [] : [place * KINDS + found];
  });
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

/**
 * How many letters have to be changed, added, left out or swapped with their neighbour until `typed` is the word or its beginning
 * (optimal string alignment).
 */
export function lettersWrong(typed: string, word: string): number {
  let [before, row]: number[][] = [[], Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next[j] = Math.min(
        (row?.[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row?.[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row ?? [], next];
  }
  return Math.min(...(row ?? []));
}

/** 3 where a word of the field is the typed one but for a few letters; null: none is. */
function misspeltIn({ words }: Field, typed: string): number | null {
  const most = mostWrong(typed);
  return words.some((word) => word.length >= typed.length - most && lettersWrong(typed, word) <= most)
    ? 3
    : null;
}

/** The ranks of all dishes for one word. Misspelt it counts only where no dish has it as typed. */
function ranksOf(dishes: readonly DishWords[], word: string): (number | null)[] {
  const ranks = dishes.map((dish) => rankOf(dish, word, kindIn));
  if (ranks.some((rank) => rank !== null) || mostWrong(word) === 0) return ranks;
  return dishes.map((dish) => rankOf(dish, word, misspeltIn));
}

/**
 * Each dish's rank for what was typed, 0 is best; null: it does not fit. All words have to fit; those after 'ohne' must not. Nothing
 * typed: all fit equally.
 */
export function searchDishes(dishes: readonly DishWords[], query: string): (number | null)[] {
  const typed = wordsOf(query);
  const isUnwanted = (_: string, place: number) => typed[place - 1] === 'ohne';
  const isTelling = (word: string) => word !== 'ohne' && (typed.length === 1 || !FILLING.has(word));
  const wanted = typed.filter((word, place) => isTelling(word) && !isUnwanted(word, place));
  const unwanted = typed.filter((word, place) => isTelling(word) && isUnwanted(word, place));
  const ranks = wanted.map((word) => ranksOf(dishes, word));
  const bad = unwanted.map((word) => ranksOf(dishes, word));
  return dishes.map((_, at) => {
    const own = ranks.map((one) => one[at] ?? null);
    if (own.includes(null) || bad.some((one) => one[at] !== null)) return null;
    return own.reduce<number>((sum, rank) => sum + (rank ?? 0), 0);
  });
}
