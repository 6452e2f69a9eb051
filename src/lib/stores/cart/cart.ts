import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { $renewals } from '../branch-renewals.ts';
import { storageKey, type BranchData, type ShopData } from '../../client/page-data.ts';
import { chooseArea, chooseMode, type Mode } from '../../domain/modes.ts';
import { missingToMinimum, priceCart } from '../../domain/pricing.ts';
import type { CartItems } from './items.ts';
import { json } from '../json.ts';

interface Choice {
  mode: Mode | null;
  area: string | null;
}

function readChoice(kept: unknown): Choice {
  const { mode = null, area = null } = Object(kept) as Partial<Choice>;
  return { mode, area };
}

/** One branch's cart: its lines, how they reach the customer, and what that costs. */
export function createCart(items: CartItems, shop: ShopData, data: BranchData) {
  const { branch } = data;
  const key = storageKey(shop, data, 'choice');
  const $choice = persistentAtom<Choice>(key, readChoice(null), json(readChoice));

  const $mode = computed(
    [$choice, $renewals],
    ({ mode }) => chooseMode(branch, mode, shop.defaultMode) ?? 'takeaway',
  );
  const $area = computed([$choice, $renewals], ({ area }) => chooseArea(branch, area));
  const $pricing = computed([items.$items, $mode, $area, $renewals], (lines, mode, area) =>
    priceCart(lines, { mode, area: mode === 'delivery' ? area : null }),
  );
  /** What is missing to the area's minimum order, in cents; 0 when nothing is. */
  const $missing = computed([$pricing, $mode, $area], ({ gross }, mode, area) =>
    missingToMinimum(gross, mode === 'delivery' ? area : null),
  );

  return {
    ...items,
    $mode,
    $area,
    $pricing,
    $missing,
    chooseMode(mode: Mode) {
      $choice.set({ ...$choice.get(), mode });
    },
    chooseArea(area: string) {
      $choice.set({ ...$choice.get(), area });
    },
  };
}

export type Cart = ReturnType<typeof createCart>;
