import type { Branch } from '../../../lib/contract/branches.ts';
import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import { offeredPaymentMethods, onSiteMethods } from '../../../lib/domain/payment-methods.ts';
import { cartAge } from '../../../lib/domain/product-facts.ts';
import type { CurrentShop } from '../../shop/shop-cache.ts';
import { invalid, type OrderProblem } from './problem.ts';
import type { Taking, Terms } from './terms.ts';

/** What is wrong with the rest of the form: payment, tip, age and consent. */
export function formProblems(
  { shop, publicShop }: CurrentShop,
  draft: OrderDraft,
  { branch, taking }: Terms,
  items: readonly CartItem[],
): OrderProblem[] {
  return [
    ...paymentProblems(publicShop, branch, draft, taking),
    ...tipProblems(shop, draft),
    ...ageProblems(draft, items),
    // What was said at the phone or the counter is agreed: there is no box to tick.
    ...(taking ? [] : consentProblems(draft)),
  ];
}

function paymentProblems(
  shop: Shop,
  branch: Branch,
  { paymentMethod }: OrderDraft,
  taking: Taking | null,
): OrderProblem[] {
  const offered = taking ? onSiteMethods(branch, shop.config) : offeredPaymentMethods(branch, shop.config);
  const isOffered = offered.includes(paymentMethod);
  return isOffered ? [] : [invalid('paymentMethod', { code: 'paymentNotOffered' })];
}

function tipProblems({ config }: Shop, { tip }: OrderDraft): OrderProblem[] {
  return tip > 0 && !config.enableTips ? [invalid('tip', { code: 'tipsNotTaken' })] : [];
}

function ageProblems({ ageConfirmed }: OrderDraft, items: readonly CartItem[]): OrderProblem[] {
  const age = cartAge(items);
  return age === null || ageConfirmed ? [] : [invalid('ageConfirmed', { code: 'ageNotConfirmed', age })];
}

function consentProblems({ legalInstructions, privacyPolicy }: OrderDraft): OrderProblem[] {
  return [
    ...(legalInstructions ? [] : [invalid('legalInstructions', { code: 'termsNotAccepted' })]),
    ...(privacyPolicy ? [] : [invalid('privacyPolicy', { code: 'privacyNotAccepted' })]),
  ];
}
