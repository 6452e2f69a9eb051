import { atom, computed, type ReadableAtom } from 'nanostores';
import { createApi, type Api } from '../../client/api.ts';
import type { BranchPromotions } from '../../contract/promotions.ts';
import type { CartItem } from '../../domain/cart-item.ts';
import type { CartSum } from '../../domain/cart-sum.ts';
import type { Mode } from '../../domain/modes.ts';
import { obstacleOf, occasionAt, type Obstacle } from '../../domain/promotions/applicability.ts';
import { MOST_CODES, normalCode, type Promotion } from '../../domain/promotions/promotion.ts';
import { createDiscountsOf } from '../../domain/promotions/compute-discounts.ts';
import { currentCart } from '../cart/cart.ts';
import { $promoting, codesKey } from '../cart/promoting.ts';
import { currentDraft } from '../checkout/draft.ts';
import { currentClock } from '../clock.ts';
import { once } from '../once.ts';
import { currentDeviceOrders } from '../orders/device-orders.ts';
import { currentBranch, currentShop } from '../page.ts';
import { json, tabStorage, type TextStorage } from '../storage.ts';

/** What promotions take off the cart of the open page. Only shops that have any load this. */

interface Dependencies {
  api: Api;
  branchId: number;
  /** The shop's time zone. */
  zone: string;
  $items: ReadableAtom<readonly CartItem[]>;
  /** What the cart costs. */
  $pricing: ReadableAtom<Pick<CartSum, 'gross' | 'promotions'>>;
  $mode: ReadableAtom<Mode>;
  /** When the order is wanted, as an instant; null: as soon as possible. */
  $wanted: ReadableAtom<string | null>;
  /** Whether the device has not ordered yet. */
  $isFirstOrder: ReadableAtom<boolean>;
  /** Epoch milliseconds. */
  $now: ReadableAtom<number>;
  storage: TextStorage;
  storageKey: string;
}

/** A code that was entered, and why it takes nothing off now: its condition, or other promotions save more; null: it does. */
interface EnteredCode {
  code: string;
  why: Obstacle | 'beaten' | null;
}

/** How entering a code ended: it is kept, or the API says why not, or did not answer. */
type Entered = { state: 'kept' | 'unreachable' } | { state: 'refused'; message: string };

function readCodes(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST_CODES) : [];
}

export function createPromotions(dependencies: Dependencies) {
  const { api, branchId, zone, $items, $pricing, $mode, $wanted, $isFirstOrder, $now, storage } =
    dependencies;
  const { encode, decode } = json(readCodes);
  const $codes = atom(decode(storage[dependencies.storageKey]));
  const $offered = atom<Promotion[]>([]);
  const setCodes = (codes: string[]) => {
    $codes.set(codes);
    if (codes.length > 0) storage[dependencies.storageKey] = encode(codes);
    else delete storage[dependencies.storageKey];
  };

  const $occasion = computed([$mode, $wanted, $isFirstOrder, $now], (mode, wanted, isFirstOrder, now) => {
    const due = wanted === null ? now : Date.parse(wanted);
    return occasionAt({ ordered: now, due, zone }, { mode, isFirstOrder });
  });
  const set = () => {
    const [codes, occasion] = [$codes.get(), $occasion.get()];
    const { isFirstOrder } = occasion;
    const discountsOf = createDiscountsOf($offered.get(), occasion);
    const draft = { ...(codes.length > 0 && { codes }), ...(isFirstOrder && { isFirstOrder }) };
    $promoting.set({ discountsOf, draft });
  };
  for (const $one of [$offered, $codes, $occasion]) $one.listen(set);

  async function read(codes: string[]): Promise<BranchPromotions | null> {
    const answer = await api('post /api/branches/{id}/promotions', {
      params: { id: branchId },
      body: { codes },
    });
    return answer.ok ? answer.data : null;
  }

  /** Takes over what the API says, without the codes that it refuses; answers their reasons, null: no answer. */
  async function renew(codes: string[]): Promise<BranchPromotions['refused'] | null> {
    const found = await read(codes);
    if (!found) return null;
    const refused = new Set(found.refused.map(({ code }) => code));
    $offered.set(found.promotions);
    setCodes(codes.filter((code) => !refused.has(code)));
    return found.refused;
  }

  // A cart that was ordered, here or after its payment, has used its codes.
  const dropUsed = (items: readonly CartItem[]) => items.length === 0 && setCodes([]);
  dropUsed($items.get());
  $items.listen(dropUsed);

  return {
    /** The codes entered, with what they come to for this cart. */
    $entered: computed(
      [$codes, $offered, $occasion, $items, $pricing],
      (codes, offered, occasion, items, sum) => {
        const goods = { gross: sum.gross, products: new Set(items.map(({ product }) => product.id)) };
        const applied = new Set(sum.promotions.map((one) => one.code));
        return codes.map((code): EnteredCode => {
          const promotion = offered.find((one) => one.code === code);
          const why = promotion ? obstacleOf(promotion, occasion, goods) : null;
          return { code, why: why ?? (applied.has(code) || !promotion ? null : 'beaten') };
        });
      },
    ),
    /** Loads the promotions again, for example after a refused order. */
    refresh: () => renew($codes.get()),
    async enter(typed: string): Promise<Entered> {
      const code = normalCode(typed);
      const before = $codes.get().filter((one) => one !== code);
      const refused = await renew([...before, code].slice(-MOST_CODES));
      if (!refused) return { state: 'unreachable' };
      const own = refused.find((one) => one.code === code);
      return own ? { state: 'refused', message: own.message } : { state: 'kept' };
    },
    remove(code: string): void {
      setCodes($codes.get().filter((one) => one !== code));
      $offered.set($offered.get().filter((one) => one.code !== code));
    },
  };
}

/** The promotions of the open page, read once it needs them. */
export const currentPromotions = once(() => {
  const { api, timezone } = currentShop();
  const { $orders, $isKept } = currentDeviceOrders();
  const { $items, $mode, $pricing } = currentCart();
  const promotions = createPromotions({
    api: createApi(api),
    branchId: currentBranch().get().branch.id,
    zone: timezone,
    $items,
    $pricing,
    $mode,
    $wanted: computed(currentDraft(), ({ appointmentDate }) => appointmentDate),
    // Who wants no orders to be kept is not known.
    $isFirstOrder: computed([$orders, $isKept], (orders, isKept) => isKept && orders.length === 0),
    $now: currentClock(),
    storage: tabStorage.values,
    storageKey: codesKey(),
  });
  void promotions.refresh();
  return promotions;
});
