/** Letters and digits that nobody mistakes for each other when a password is handed over on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that can be read out: 'k7mfp-2xhwq-rt9ya'. */
export function suggestPassword(): string {
  const group = () => Array.from(crypto.getRandomValues(new Uint32Array(5)), letterOf).join('');
  return [group(), group(), group()].join('-');
}

const letterOf = (number: number) => LETTERS[number % LETTERS.length] ?? '';
