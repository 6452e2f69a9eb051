/** Text that mail programs turn into links; a name must not put one into the greeting. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/** Greets with a word such as 'Guten Tag', by name where there is one. */
export const greetWith = (word: string) => (name: string) =>
  name === '' || LINK.test(name) ? `${word},` : `${word} ${name},`;
