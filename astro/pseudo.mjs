const ACCENTED = {
  a: 'á',
  e: 'ê',
  i: 'ï',
  o: 'ô',
  u: 'ù',
  A: 'Å',
  E: 'Ë',
  I: 'Î',
  O: 'Õ',
  U: 'Ú',
  c: 'ç',
  n: 'ñ',
};
/** How much longer the words of another language may be than German ones. */
const LONGER = 0.35;

/** What stays as it is: addresses, Markdown links, and what no customer reads. */
const isWords = (text) => /[a-zäöüß]{2}/i.test(text) && !/^(https?:|\/|\.|#)/.test(text);

function lengthened(text) {
  if (!isWords(text)) return text;
  const accented = text.replaceAll(/[aeiouAEIOUcn]/g, (letter) => ACCENTED[letter]);
  return `${accented}${'~'.repeat(Math.ceil(text.length * LONGER))}`;
}

/**
 * A catalogue in a language that nobody speaks: every sentence a third longer, with accents. What is cut off on a screen would be cut off in
 * another language, and what has no accents is in no catalogue. For looking at: `PAGE_LANGUAGE=pseudo npm run dev`.
 */
export function pseudo(words) {
  if (typeof words === 'string') return lengthened(words);
  if (typeof words === 'function') return (...values) => pseudo(words(...values));
  if (Array.isArray(words)) return words.map(pseudo);
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudo(value)]));
}
