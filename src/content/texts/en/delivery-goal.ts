import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../delivery-goal.ts';

/** What a delivery still lacks. */

export const deliveryGoal: Words<typeof german.deliveryGoal> = {
  /** What is missing for a delivery at all, and for a free one. */
  missing: {
    minimum: (amount) => `${amount} more to reach the minimum order`,
    free: (amount) => `${amount} more for free delivery`,
  },
  goal: {
    minimum: (amount) => `You haven’t reached the minimum order of ${amount} yet.`,
    free: (amount) => `Free delivery from ${amount}.`,
  },
};
