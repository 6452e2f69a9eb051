import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../delivery-goal.ts';

export const deliveryGoal: Overrides<typeof german.deliveryGoal> = {
  goal: { minimum: (amount) => `Wir liefern ab ${amount}.` },
};
