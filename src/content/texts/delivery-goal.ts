/** What a delivery still lacks (SPEC section 8 'Minimum order'). */

export const deliveryGoal = {
  /** What is missing for a delivery at all, and for a free one. */
  missing: {
    minimum: (amount: string) => `Noch ${amount} bis zum Mindestbestellwert`,
    free: (amount: string) => `Noch ${amount} bis zur kostenlosen Lieferung`,
  },
  goal: {
    minimum: (amount: string) =>
      `Sie haben den Mindestbestellwert in Höhe von ${amount} leider noch nicht erreicht.`,
    free: (amount: string) => `Kostenlose Lieferung ab ${amount}.`,
  },
} as const;
