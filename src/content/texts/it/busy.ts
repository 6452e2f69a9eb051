import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../busy.ts';

/** 'dalle 18:45', 'da domani alle 11:30', 'dal 28/11/2026 alle 11:30'. */
function since(when: string): string {
  if (/^\d\d:/.test(when)) return `dalle ${when}`;
  if (/^(08|11)/.test(when)) return `dall’${when}`;
  return /^\d/.test(when) ? `dal ${when}` : `da ${when}`;
}

/** 'Ritiro e consegna': order types, as the beginning of a sentence. */
const capital = (what: string) => what.charAt(0) + what.slice(1).toLowerCase();

/** What customers read while a kitchen has too much to do. In a file of its own, which is loaded then only. */
export const busy: Words<typeof german.busy> = {
  from: (what, when) => `In cucina c’è molto da fare: ${what.toLowerCase()} di nuovo ${since(when)}.`,
  later: (what, when) => `${capital(what)} di nuovo solo ${since(when)}, o appena c’è qualcuno.`,
  unattended: (phone) =>
    phone === ''
      ? 'Al momento il locale non risponde.'
      : `Al momento il locale non risponde. Provi a chiamare: ${phone}.`,
  waits: 'Il suo ordine resta lì in attesa finché qualcuno non lo vede.',
  all: 'Ordini',
  and: ' e ',
  preorder: 'Può comunque ordinare per più tardi.',
  longer: (minutes) => `In cucina c’è molto da fare: ci vogliono circa ${minutes} min in più del solito.`,
  othersLonger: (minutes) => `Per tutto il resto ci vogliono circa ${minutes} min in più del solito.`,
};
