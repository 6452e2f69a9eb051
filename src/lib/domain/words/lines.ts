/** What is said of an ordered line, for customers, receipts, mails and staff alike. */
export const lineWords = {
  /** After allergens that are not known of all that was chosen. */
  partly: (names: string) => `${names} (nicht zu allem angegeben)`,
} as const;
