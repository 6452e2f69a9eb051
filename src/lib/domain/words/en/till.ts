import type { Words } from '../catalogue.ts';
import type * as german from '../till.ts';

/** What a till's receipt says of an order, in lines. */
export const tillWords: Words<typeof german.tillWords> = {
  number: (number) => `Till receipt ${number}`,
  serial: (serial) => `Till: ${serial}`,
  tse: (serial) => `Security device (TSE): ${serial}`,
  transaction: (transaction, counter) => `Transaction ${transaction}, signature counter ${counter}`,
  started: (day, time) => `Start ${day}, ${time}`,
  finished: (day, time) => `End ${day}, ${time}`,
  signature: (signature) => `Check value: ${signature}`,
};
