import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../delivery-goal.ts';

/** What a delivery still lacks. */

export const deliveryGoal: Words<typeof german.deliveryGoal> = {
  missing: {
    minimum: (amount) => `Ancora ${amount} per l’ordine minimo`,
    free: (amount) => `Ancora ${amount} per la consegna gratuita`,
  },
  goal: {
    minimum: (amount) => `Per la consegna l’ordine minimo è di ${amount}.`,
    free: (amount) => `Consegna gratuita da ${amount}.`,
  },
};
