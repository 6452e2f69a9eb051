import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import type { OrderRefusal } from '../../../lib/contract/words/refusals.ts';
import type { DeliveryArea } from '../../../lib/domain/branch.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import { type PricingContext, missingToMinimum } from '../../../lib/domain/cart-sum.ts';
import { isCashRounded } from '../../../lib/domain/cash-rounding.ts';
import { priceLine, unitPrice } from '../../../lib/domain/line-price.ts';
import { toCents } from '../../../lib/domain/money.ts';
import { isOnlinePayment } from '../../../lib/domain/payment-methods.ts';
import { priceCart, type Pricing } from '../../../lib/domain/pricing.ts';
import { obstacleOf, occasionAt, type Occasion } from '../../../lib/domain/promotions/applicability.ts';
import { createDiscountsOf } from '../../../lib/domain/promotions/compute-discounts.ts';
import { normalCode, type Promotion } from '../../../lib/domain/promotions/promotion.ts';
import { ratioOf } from '../../../lib/domain/quantity.ts';
import { obstacleRefusal, offeredPromotions, type PromotionState } from '../promotions/offered.ts';
import type { WantedUse } from '../queries/promotions.ts';
import { invalid, movedOn, type OrderProblem } from './problem.ts';
import type { Terms } from './terms.ts';

/** What is priced, and what is used up of promotions. */
interface Priceable {
  items: readonly CartItem[];
  area: DeliveryArea | null;
  used: PromotionState;
}

/** `uses`: those of promotions that the order takes. */
type PricedOrder =
  { ok: true; pricing: Pricing; uses: WantedUse[] } | { ok: false; problems: OrderProblem[] };

/** The prices of an order with what promotions take off; refused below the minimum order value, and for codes that do not count. */
export function priceOrder(
  shop: Shop,
  draft: OrderDraft,
  { branch, mode, now, due, taking, currency, tipsTaxRate }: Terms,
  { items, area, used }: Priceable,
): PricedOrder {
  const offered = offeredPromotions(shop, branch.id, draft.codes, used);
  const { timezone: zone, deliveryTaxing } = shop.config;
  const occasion = occasionAt(
    { ordered: now.toMillis(), due: due.toMillis(), zone },
    { mode, isFirstOrder: draft.isFirstOrder },
  );
  const context = {
    discountsOf: createDiscountsOf(offered.promotions, occasion),
    mode,
    area,
    deliveryTaxing,
    tip: toCents(draft.tip),
    tipsTaxRate,
    isCashRounded: isCashRounded(currency, draft.paymentMethod),
  };
  const isAnyValue = taking?.overrides.includes('minimumOrder') ?? false;
  const priced = priceItems(items, context, currency, isAnyValue);
  const problems = [
    ...offered.problems.map(({ index, refusal }) => codeProblem(index, refusal)),
    ...(priced.ok
      ? conditionProblems(draft, items, priced.pricing, offered.promotions, occasion, currency)
      : priced.problems),
  ];
  if (!priced.ok || problems.length > 0) return { ok: false, problems };
  const { pricing } = priced;
  return { ok: true, pricing, uses: usesOf(shop, pricing, used) };
}

/** Codes whose promotions have a condition that the order does not meet. */
function conditionProblems(
  { codes }: OrderDraft,
  items: readonly CartItem[],
  { gross }: Pricing,
  promotions: readonly Promotion[],
  occasion: Occasion,
  currency: string,
): OrderProblem[] {
  const goods = { gross, products: new Set(items.map(({ product }) => product.id)) };
  return promotions.flatMap((promotion) => {
    const obstacle = promotion.code === null ? null : obstacleOf(promotion, occasion, goods);
    const index = codes.findIndex((code) => normalCode(code) === promotion.code);
    return obstacle ? [codeProblem(index, obstacleRefusal(obstacle, promotion, currency))] : [];
  });
}

/** Codes that end meanwhile were valid when they were entered. */
const MOVED_ON: ReadonlySet<OrderRefusal['code']> = new Set(['codeUsedUp', 'codeOver']);

const codeProblem = (index: number, refusal: OrderRefusal): OrderProblem =>
  (MOVED_ON.has(refusal.code) ? movedOn : invalid)(`codes.${index}`, refusal);

/** The uses of what really took something off: a code that another promotion beats stays unused. */
function usesOf({ promotions }: Shop, pricing: Pricing, { generated }: PromotionState): WantedUse[] {
  return pricing.promotions.flatMap(({ id, code, amount }) => {
    const promotion = promotions.find((one) => one.id === id);
    if (!promotion) return [];
    const { mostUses, mostUsesPerContact } = promotion;
    const generatedCode = code !== null && code !== promotion.code && generated.has(code) ? code : null;
    return { promotionId: id, generatedCode, amountCents: amount, mostUses, mostUsesPerContact };
  });
}

/** The largest amount that wire and database can hold. */
export const LARGEST_CENTS = 999_999_999;

type Priced = { ok: true; pricing: Pricing } | { ok: false; problems: OrderProblem[] };

/**
 * Prices of the line items; refused above the largest amount, or below the area's minimum order value unless `isAnyValue`.
 */
function priceItems(
  items: readonly CartItem[],
  context: PricingContext,
  currency: string,
  isAnyValue: boolean,
): Priced {
  const { mode, area } = context;
  if (items.some((item) => isBeyondCounting(item) || priceLine(item, mode).gross > LARGEST_CENTS))
    return { ok: false, problems: [invalid('items', { code: 'tooExpensive' })] };
  const pricing = priceCart(items, context);
  if (pricing.totalGross > LARGEST_CENTS)
    return { ok: false, problems: [invalid('items', { code: 'tooExpensive' })] };
  if (area && !isAnyValue && missingToMinimum(pricing.gross, area) > 0) {
    const amount = toCents(area.minimumOrderValue);
    return { ok: false, problems: [invalid('items', { code: 'minimumOrder', amount, currency })] };
  }
  return { ok: true, pricing };
}

/** Such prices exceed JavaScript's safe integers. */
function isBeyondCounting({ product, parts, amount, unit }: CartItem): boolean {
  return unitPrice(product, parts) * amount * (ratioOf(product, unit) ?? 1) > Number.MAX_SAFE_INTEGER;
}

/** What stands against an order with all else in place: nothing to pay online, or prices that its customer has not seen. */
export function lastProblems(
  draft: OrderDraft,
  items: readonly CartItem[],
  pricing: Pricing,
  currency: string,
): OrderProblem[] {
  return pricing.totalGross === 0 && isOnlinePayment(draft.paymentMethod)
    ? [invalid('paymentMethod', { code: 'nothingToPay' })]
    : changedPrices(draft, items, pricing, currency);
}

/** Prices that differ from what the customer saw: line items, and the total. */
function changedPrices(
  draft: OrderDraft,
  items: readonly CartItem[],
  pricing: Pricing,
  currency: string,
): OrderProblem[] {
  const problems: OrderProblem[] = [];
  draft.items.forEach(({ expectedTotal }, index) => {
    const amount = pricing.lines[index]?.gross;
    const product = items[index]?.product.name;
    if (expectedTotal === undefined || amount === undefined || product === undefined) return;
    if (toCents(expectedTotal) !== amount)
      problems.push(
        movedOn(`items.${index}.expectedTotal`, { code: 'priceChanged', product, amount, currency }),
      );
  });
  const amount = pricing.totalGross;
  if (draft.expectedTotal !== undefined && toCents(draft.expectedTotal) !== amount)
    problems.unshift(movedOn('expectedTotal', { code: 'totalChanged', amount, currency }));
  return problems;
}
