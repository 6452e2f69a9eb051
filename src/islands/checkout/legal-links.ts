/** Where the texts that a customer accepts can be read; null where the shop has none. */
export interface LegalLinks {
  terms: string | null;
  privacy: string | null;
}
