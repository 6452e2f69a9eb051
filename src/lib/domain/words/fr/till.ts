import type { Words } from '../catalogue.ts';
import type * as german from '../till.ts';

/** What a till's receipt says of an order, in lines. */
export const tillWords: Words<typeof german.tillWords> = {
  number: (number) => `Ticket de caisse ${number}`,
  serial: (serial) => `Caisse\u202f: ${serial}`,
  tse: (serial) => `Dispositif de sécurité (TSE)\u202f: ${serial}`,
  transaction: (transaction, counter) => `Transaction ${transaction}, compteur de signatures ${counter}`,
  started: (day, time) => `Début ${day} à ${time}`,
  finished: (day, time) => `Fin ${day} à ${time}`,
  signature: (signature) => `Valeur de contrôle\u202f: ${signature}`,
};
