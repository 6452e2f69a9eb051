/** Marks that turn the direction of what follows, and those that stand for no space at all and for nothing. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069\u2060\ufeff]/g;

/**
 * What somebody wrote, without what could make it read differently on a ticket than it was written, and without blanks around
 * it. Text of nothing but invisible characters is no text. What holds emoji and foreign scripts together stays.
 */
export function readableText(text: string): string {
  const readable = text.replace(UNSEEN, '').trim();
  return /[^\s\p{Cf}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]/u.test(readable) ? readable : '';
}
