/** What a field offers, from the words for its values. */
export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));
