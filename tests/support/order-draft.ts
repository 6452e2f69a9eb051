/** Orders as the pages place them, for tests of staff. */

/** What the API answers of a placed order. */
export interface PlacedOrder {
  id: number;
  uid: string;
  hash: string;
  ticketNumber: string | null;
  /** Where it is paid online; null where it is not. */
  paymentRedirectUrl: string | null;
}

export const orderDraft = (branchId: number, draft: Readonly<Record<string, unknown>> = {}) => ({
  branch: { id: branchId },
  name: 'Gerda Gast',
  email: 'gerda@example.org',
  phone: '+491701234567',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
  items: [{ product: { id: 103 }, amount: 2, unit: 'Stk' }],
  ...draft,
});

/** At night a branch that limits its orders names the times that are free; undefined: it has taken the order. */
export function freeTimeIn(answer: unknown): string | undefined {
  const { errors = [] } = answer as { errors?: { times?: string[] }[] };
  return errors[0]?.times?.[0];
}
