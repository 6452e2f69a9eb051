/** Direction marks, zero-width and other invisible characters. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069\u2060\ufeff]/g;

/**
 * Customer text without characters that could change how it reads on a ticket, trimmed. Invisible text becomes ''. Joiners of emoji
 * and scripts stay.
 */
export function readableText(text: string): string {
  const readable = text.replace(UNSEEN, '').trim();
  return /[^\s\p{Cf}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]/u.test(readable) ? readable : '';
}
