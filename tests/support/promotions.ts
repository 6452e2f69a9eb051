import { Promotion } from '../../src/lib/contract/promotions.ts';
import { testShop } from './shop.ts';

/** A promotion as the office makes it: a tenth off everything, without a condition. */
export const shopPromotion = (change: Partial<Promotion> = {}): Promotion =>
  Promotion.parse({ id: 1, name: 'Zehn Prozent', trigger: 'automatic', ...change });

/** The pizzeria with promotions. */
export const shopWithPromotions = (...promotions: Partial<Promotion>[]) => ({
  ...testShop(),
  promotions: promotions.map((change, index) => shopPromotion({ id: index + 1, ...change })),
});
