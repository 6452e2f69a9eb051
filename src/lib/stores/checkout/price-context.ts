import type { CheckoutFacts } from '../../client/page-data.ts';
import { isCashRounded } from '../../domain/cash-rounding.ts';
import type { PricingContext } from '../../domain/cart-sum.ts';
import { asCents } from '../../domain/money.ts';
import { chosenTip } from '../../domain/tip.ts';
import type { Cart } from '../cart/cart.ts';
import { $promoting } from '../cart/promoting.ts';
import type { Draft } from './draft.ts';

/** All that the price of the checkout's order depends on besides its lines: the shop's settings, the tip, and how it is paid. */
export function priceContext(
  { prices, currency = '' }: Pick<CheckoutFacts, 'prices'> & { currency?: string },
  { $mode, $area, $pricing }: Pick<Cart, '$mode' | '$area' | '$pricing'>,
  draft: Pick<Draft, 'tip' | 'tipAmount' | 'paymentMethod'>,
): PricingContext {
  const mode = $mode.get();
  return {
    discountsOf: $promoting.get()?.discountsOf,
    mode,
    area: mode === 'delivery' ? $area.get() : null,
    deliveryTaxing: prices.deliveryTaxing,
    tip: prices.enableTips ? chosenTip(draft, $pricing.get().gross) : asCents(0),
    tipsTaxRate: prices.tipsTaxRate,
    isCashRounded: isCashRounded(currency, draft.paymentMethod),
  };
}
