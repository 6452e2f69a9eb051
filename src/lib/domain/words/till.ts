/** What a till's receipt says of an order (KassenSichV § 6), in lines. */
export const tillWords = {
  number: (number: string) => `Kassenbeleg ${number}`,
  serial: (serial: string) => `Kasse: ${serial}`,
  tse: (serial: string) => `TSE: ${serial}`,
  transaction: (transaction: number, counter: number) =>
    `Transaktion ${transaction}, Signaturzähler ${counter}`,
  started: (day: string, time: string) => `Beginn ${day}, ${time} Uhr`,
  finished: (day: string, time: string) => `Ende ${day}, ${time} Uhr`,
  signature: (signature: string) => `Prüfwert: ${signature}`,
} as const;
