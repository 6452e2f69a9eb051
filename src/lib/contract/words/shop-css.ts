import { MOST_CSS } from '../../domain/shop-css/limits.ts';
import type { CssProblem, CssProblemCode } from '../../domain/shop-css/problems.ts';

/** Why a line of a shop's CSS cannot be taken, for staff. */
const CSS_REASONS: Readonly<Record<CssProblemCode, (what: string) => string>> = {
  tooLong: (length) => `Das CSS ist zu lang (${length} von höchstens ${MOST_CSS} Zeichen).`,
  syntax: () => 'Das ist kein vollständiges CSS.',
  atRule: (what) => `${what} gibt es hier nicht. Erlaubt ist nur @media.`,
  media: () =>
    '@media geht hier nur mit min-width, max-width und prefers-color-scheme, verbunden durch „and“ oder Komma.',
  nested: () => 'Regeln lassen sich hier nicht ineinander schreiben.',
  selector: (what) =>
    `${what === '' ? 'Dieser Selektor' : `„${what}“`} geht hier nicht. Sprechen Sie Teile der Seite mit [data-part=…] an.`,
  part: (what) => `Einen Teil „${what}“ gibt es nicht.`,
  state: (what) =>
    `${what === '' ? 'Das' : `„${what}“`} geht nach einem Teil nicht. Erlaubt sind :hover, :first-child und :last-child.`,
  important: () => '!important wird nicht gebraucht: Was hier steht, geht schon vor.',
  property: (what) => `Die Eigenschaft ${what} lässt sich hier nicht setzen.`,
  rootProperty: (what) =>
    `${what} lässt sich hier nicht setzen. Für :root gibt es nur --radius-1 bis --radius-3, --pill, --shadow-1 und --shadow-2.`,
  hides: (what) =>
    `${what} geht hier nicht: Damit ließe sich verdecken oder verändern, was Kunden sehen müssen, zum Beispiel Preise, Allergene oder der Bestellknopf.`,
  address: () => 'Aus dem CSS wird nichts nachgeladen: url(), @import und @font-face gehen hier nicht.',
  value: (what) => `Dieser Wert für ${what} geht hier nicht.`,
  color: (what) => `Die Farben von „${what}“ haben eine Bedeutung und bleiben, wie sie sind.`,
};

/** Problems that an answer tells at once. */
const MOST_TOLD = 4;

/** What is wrong with a shop's CSS, with its lines, in one text for its field. */
export function cssMessage(problems: readonly CssProblem[]): string {
  const told = problems
    .slice(0, MOST_TOLD)
    .map(
      ({ code, line, what }) => `${code === 'tooLong' ? '' : `Zeile ${line}: `}${CSS_REASONS[code](what)}`,
    );
  const rest = problems.length - told.length;
  return [...told, ...(rest > 0 ? [`Und ${rest} weitere.`] : [])].join(' ');
}
