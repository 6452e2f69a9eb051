import { randomInt } from 'node:crypto';

/** Without ambiguous characters. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random secret in groups, to be read and typed: '7kq2m-…-hx9pd'. 5 bits per letter. */
export function readableSecret(groups: number, lettersPerGroup: number): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const group = () => Array.from({ length: lettersPerGroup }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}
