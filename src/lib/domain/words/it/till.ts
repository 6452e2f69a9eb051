import type { Words } from '../catalogue.ts';
import type * as german from '../till.ts';

/** What a till's receipt says of an order, in lines. */
export const tillWords: Words<typeof german.tillWords> = {
  number: (number) => `Scontrino di cassa ${number}`,
  serial: (serial) => `Cassa: ${serial}`,
  tse: (serial) => `Dispositivo di sicurezza (TSE): ${serial}`,
  transaction: (transaction, counter) => `Transazione ${transaction}, contatore delle firme ${counter}`,
  started: (day, time) => `Inizio ${day}, ${time}`,
  finished: (day, time) => `Fine ${day}, ${time}`,
  signature: (signature) => `Valore di controllo: ${signature}`,
};
