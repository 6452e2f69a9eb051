import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../delivery-goal.ts';

/** What a delivery still lacks. */

export const deliveryGoal: Words<typeof german.deliveryGoal> = {
  /** What is missing for a delivery at all, and for a free one. */
  missing: {
    minimum: (amount) => `Plus que ${amount} pour atteindre le minimum de commande`,
    free: (amount) => `Plus que ${amount} pour la livraison gratuite`,
  },
  goal: {
    minimum: (amount) => `Le minimum de commande de ${amount} n’est pas encore atteint.`,
    free: (amount) => `Livraison gratuite à partir de ${amount}.`,
  },
};
