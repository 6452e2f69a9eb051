import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../delivery-goal.ts';

/** What a delivery still lacks (SPEC section 8 'Minimum order'). */
export const deliveryGoal: Words<typeof german.deliveryGoal> = {
  missing: {
    minimum: (amount) => `Minimum sepet tutarına ${amount} kaldı`,
    free: (amount) => `Ücretsiz teslimata ${amount} kaldı`,
  },
  goal: {
    minimum: (amount) => `Minimum sepet tutarımız ${amount}; henüz bu tutara ulaşmadınız.`,
    free: (amount) => `${amount} ve üzeri siparişlerde teslimat ücretsiz.`,
  },
};
