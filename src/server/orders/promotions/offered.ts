import type { Promotion as ShopPromotion } from '../../../lib/contract/promotions.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import type { OrderRefusal } from '../../../lib/contract/words/refusals.ts';
import type { Obstacle } from '../../../lib/domain/promotions/applicability.ts';
import { normalCode, type Promotion } from '../../../lib/domain/promotions/promotion.ts';
import { toCents } from '../../../lib/domain/money.ts';
import type { ContactHashes } from '../queries/promotions.ts';

/** The uses so far, which the shop's data does not contain. */
export interface PromotionState {
  /** The generated ones among the codes that were entered. */
  generated: ReadonlyMap<string, { promotionId: number; isUsedUp: boolean }>;
  usedUp: ReadonlySet<number>;
  usedByContact: ReadonlySet<number>;
  contact: ContactHashes;
  /** An order that says neither mail address nor phone number: codes with a limit per contact are not for it. */
  isAnonymous: boolean;
}

/** Of a shop without promotions, or an order without limits. */
export const NOTHING_USED: PromotionState = {
  generated: new Map(),
  usedUp: new Set(),
  usedByContact: new Set(),
  contact: { email: null, phone: null },
  isAnonymous: false,
};

/** What counts at a branch, and what is wrong with which of the codes, by their index. */
interface Offered {
  promotions: Promotion[];
  problems: { index: number; refusal: OrderRefusal }[];
}

/** Promotions that count at a branch by themselves, and those of codes, whatever the cart is and the time. */
export function offeredPromotions(
  shop: Shop,
  branchId: number,
  codes: readonly string[],
  state: PromotionState,
): Offered {
  const isHere = ({ branches }: ShopPromotion) =>
    branches.length === 0 || branches.some(({ id }) => id === branchId);
  const isFree = ({ id }: ShopPromotion) => !state.usedUp.has(id) && !state.usedByContact.has(id);
  const automatic = shop.promotions.filter(
    (one) => one.isEnabled && one.trigger === 'automatic' && isHere(one) && isFree(one),
  );
  const offered: Offered = {
    promotions: automatic.map((one) => resolved(shop, branchId, one, null)),
    problems: [],
  };
  codes.map(normalCode).forEach((code, index) => {
    const found = promotionOf(shop, code, state);
    const refusal = found ? refusalOf(found.promotion, found.isUsedUp) : 'codeUnknown';
    if (refusal !== null) offered.problems.push({ index, refusal: { code: refusal } });
    else if (found && !offered.promotions.some(({ id }) => id === found.promotion.id))
      offered.promotions.push(resolved(shop, branchId, found.promotion, code));
  });
  return offered;

  function refusalOf(promotion: ShopPromotion, isUsedUp: boolean) {
    if (!promotion.isEnabled) return 'codeOver';
    if (!isHere(promotion)) return 'codeElsewhere';
    if (isUsedUp || state.usedUp.has(promotion.id)) return 'codeUsedUp';
    if (state.usedByContact.has(promotion.id)) return 'codeUsedByYou';
    return state.isAnonymous && promotion.mostUsesPerContact !== null ? 'codeContact' : null;
  }
}

function promotionOf(
  { promotions }: Shop,
  code: string,
  { generated }: PromotionState,
): { promotion: ShopPromotion; isUsedUp: boolean } | null {
  const shared = promotions.find((one) => one.trigger === 'code' && one.code === code);
  if (shared) return { promotion: shared, isUsedUp: false };
  const own = generated.get(code);
  const promotion = own && promotions.find(({ id, trigger }) => id === own.promotionId && trigger === 'code');
  return promotion ? { promotion, isUsedUp: own.isUsedUp } : null;
}

/** A promotion as carts of a branch are priced with it. */
function resolved(shop: Shop, branchId: number, promotion: ShopPromotion, code: string | null): Promotion {
  const { id, name, kind, percent, value, buy, get, isCombinable } = promotion;
  const { minimumValue, modes, weekdays, fromTime, toTime, validFrom, validUntil, isFirstOrder } = promotion;
  return {
    id,
    name,
    code,
    effect: { kind, percent, value, buy, get },
    conditions: { minimumValue, modes, weekdays, fromTime, toTime, validFrom, validUntil, isFirstOrder },
    goods: productsIn(shop, branchId, promotion.categories, promotion.products),
    gifts: productsIn(shop, branchId, promotion.giftCategories, promotion.giftProducts),
    isCombinable,
  };
}

type Refs = readonly { id: number }[];

/** The products of categories on any menu of a branch, and those named; null: none are named, so all are meant. */
function productsIn({ menus }: Shop, branchId: number, categories: Refs, products: Refs): number[] | null {
  if (categories.length === 0 && products.length === 0) return null;
  const wanted = new Set(categories.map(({ id }) => id));
  const listed = menus
    .filter(({ branches }) => branches.some(({ id }) => id === branchId))
    .flatMap(({ catalog }) => catalog.filter(({ id }) => wanted.has(id)))
    .flatMap((entry) => entry.products);
  return [...new Set([...products, ...listed].map(({ id }) => id))].sort((a, b) => a - b);
}

const REFUSALS = {
  notYet: 'codeNotYet',
  over: 'codeOver',
  mode: 'codeOtherMode',
  time: 'codeOtherTime',
  firstOrder: 'codeFirstOrder',
  goods: 'codeNoGoods',
} as const satisfies Record<Exclude<Obstacle, 'minimum'>, OrderRefusal['code']>;

/** Why a code does not count for a cart, as customers read it. */
export function obstacleRefusal(
  obstacle: Obstacle,
  { conditions }: Promotion,
  currency: string,
): OrderRefusal {
  if (obstacle !== 'minimum') return { code: REFUSALS[obstacle] };
  return { code: 'codeMinimum', amount: toCents(conditions.minimumValue), currency };
}
