/** The most letters of a header that a list of mails would ever show. */
const LONGEST = 200;

/**
 * Text as it may stand in a mail's header: on one line, without marks that turn the reading direction and without letters that
 * nobody sees, so that what is shown is what was written. Emoji stay, joined ones too.
 */
export function headerText(text: string): string {
  const plain = text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u00ad]/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return Array.from(plain).slice(0, LONGEST).join('');
}
