import type { Words } from '../catalogue.ts';
import type * as german from '../till.ts';

/** What a till's receipt says of an order, in lines. */
export const tillWords: Words<typeof german.tillWords> = {
  number: (number) => `Kasa fişi ${number}`,
  serial: (serial) => `Kasa: ${serial}`,
  tse: (serial) => `Güvenlik aygıtı (TSE): ${serial}`,
  transaction: (transaction, counter) => `İşlem ${transaction}, imza sayacı ${counter}`,
  started: (day, time) => `Başlangıç ${day}, ${time}`,
  finished: (day, time) => `Bitiş ${day}, ${time}`,
  signature: (signature) => `Kontrol değeri: ${signature}`,
};
