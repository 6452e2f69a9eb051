/**
 * The diets a dish suits, only if the shop says so itself: in the name of the dish or of its category, or in
 * a sentence of the description that says nothing else ('Vegan.', 'Vegan: gegrilltes …', 'Vegan und scharf: …'). Options ('auch
 * vegan', 'vegane Option') and claims that the allergens contradict are left out.
 */

/** The diets that a menu can name, in the order in which they are offered. */
export const DIETS = ['vegan', 'vegetarisch', 'glutenfrei', 'halal', 'koscher'] as const;
/** One of `DIETS`. */
export type Diet = (typeof DIETS)[number];

const MEATLESS = /fisch|krebs|krusten|weich|muschel|fleisch/i;

/** The allergens that contradict a claim. */
const DENIED_BY: Record<Diet, RegExp> = {
  vegan: /milch|laktose|\bei(er)?\b|honig|fisch|krebs|krusten|weich|muschel|fleisch/i,
  vegetarisch: MEATLESS,
  glutenfrei: /gluten|weizen|roggen|gerste|hafer|dinkel/i,
  halal: /schwein/i,
  koscher: /schwein|krebs|weich|muschel/i,
};

/** Words that make a claim an option or negate it. */
const DOUBT =
  /\b(nicht|kein\w*|auch|wahlweise|optional\w*|option|m[öo]glich|wunsch|oder|fast|teils|teilweise)\b/i;

const wordOf = (said: string) => new RegExp(`(?<![\\p{L}-])${said}(e|er|es|en)?(?![\\p{L}-])`, 'iu');

/** Whether a name makes the claim: 'Vegane Bowl'. */
const isNamed = (name: string, said: string) => wordOf(said).test(name) && !DOUBT.test(name);

const sentencesOf = (text: string) => text.split(/[.!:;\n()]/);

/** Whether a sentence, or its part before a colon, makes just that claim, beside another one at most. */
function isStated(description: string, said: string): boolean {
  return sentencesOf(description).some(
    (sentence) => !DOUBT.test(sentence) && sentence.trim().toLowerCase().split(' und ').includes(said),
  );
}

/** The fields of a dish that say what it is. */
interface Told {
  name: string;
  description: string;
  allergens: string[];
  /** In another language than German: what its German words say of it. */
  said?: readonly (Diet | 'scharf')[] | undefined;
}

/** The diets of a dish in a category; what is vegan is vegetarian as well. */
export function dietsOf({ name, description, allergens, said: known }: Told, category: string): Diet[] {
  // In another language: the words that tell are German.
  if (known) return DIETS.filter((diet) => known.includes(diet));
  // Most dishes make no such claim, which this tells quickly.
  const words = [name, category, description].join('\n').toLowerCase();
  const found = DIETS.filter(
    (said) =>
      words.includes(said) &&
      (isNamed(name, said) || isNamed(category, said) || isStated(description, said)) &&
      !allergens.some((allergen) => DENIED_BY[said].test(allergen)),
  );
  return DIETS.filter((diet) => found.includes(diet) || (diet === 'vegetarisch' && found.includes('vegan')));
}

const HOT = /(?<![\p{L}-])(scharf|feurig|höllisch)(e|er|es|en)?(?![\p{L}-])/iu;
const NOT_HOT = /\b(nicht|wenig|kaum|kein\w*|wahlweise|wunsch|oder)\b|scharf angebraten|scharf gebraten/i;

/** Whether the shop says of a dish that it is hot. */
export function isHot({ name, description, said }: Omit<Told, 'allergens'>): boolean {
  if (said) return said.includes('scharf');
  return [name, ...sentencesOf(description)].some((text) => HOT.test(text) && !NOT_HOT.test(text));
}
