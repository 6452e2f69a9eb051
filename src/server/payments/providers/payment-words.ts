/** What can be wrong between the shop and a payment service, in words for the log and the back office. */
export const WORDS = {
  noAnswer: (name: string) => `${name} hat nicht geantwortet.`,
  tooSlow: (name: string) => `${name} hat nicht rechtzeitig geantwortet.`,
  refused: (name: string, status: number, detail: string) => `${name} meldet ${status}: ${detail}`,
  notUnderstood: (name: string) => `Die Antwort von ${name} ist nicht zu verstehen.`,
  badAmount: 'Dieser Betrag lässt sich in dieser Währung nicht bezahlen.',
  badReference: 'Diese Zahlung hat keine brauchbare Nummer.',
  notCancelable: (name: string) => `${name} lässt diese Zahlung nicht abbrechen.`,
  refundFailed: (name: string) => `${name} hat die Rückerstattung nicht ausgeführt.`,
  badCall: 'Der Aufruf hat nicht die vereinbarte Form.',
  badSignature: 'Der Aufruf ist nicht gültig unterschrieben.',
};

/** One line of what another says, short enough for a log. */
export function shortDetail(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}

/** Marks that turn the direction of what follows, which a provider or a bank statement cannot undo. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A description as payment services take it: one line of at most `max` UTF-16 units, never half a character. */
export function oneLine(text: string, max: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(TURNS, '')
    .trim();
  if (line.length <= max) return line;
  let short = '';
  for (const { segment } of new Intl.Segmenter('de').segment(line)) {
    if (short.length + segment.length > max) break;
    short += segment;
  }
  return short.trim();
}

/** Whether an address leads to this machine only, as a sandbox's does. */
export function isLoopback(url: URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
}

/** Whether a service can call there: one on the web reaches no address of this machine, and Mollie refuses to be given one. */
export const isReachable = (address: string | null, isSandbox: boolean): address is string =>
  address !== null && (isSandbox || !isLoopback(new URL(address)));

/** 4xx is a no, except where it says that the same call, or an earlier one with its key, may still have happened. */
export function isCertainNo(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
}
