import { persistentAtom } from '@nanostores/persistent';
import { computed, type ReadableAtom } from 'nanostores';
import { storageKey, type BranchData, type ShopData } from '../../client/page-data.ts';
import { chooseArea, chooseMode, type Mode } from '../../domain/modes.ts';
import { once } from '../once.ts';
import { currentBranch, currentShop } from '../page.ts';
import { json } from '../storage.ts';
import { currentItems } from './items.ts';

interface Choice {
  mode: Mode | null;
  area: string | null;
}

function readChoice(stored: unknown): Choice {
  const { mode = null, area = null } = Object(stored) as Partial<Choice>;
  return { mode, area };
}

/** The mode and the delivery area that one branch's customer has chosen. */
export function createChoice(shop: ShopData, $branch: ReadableAtom<BranchData>) {
  const key = storageKey(shop, $branch.get(), 'choice');
  const $choice = persistentAtom<Choice>(key, readChoice(null), json(readChoice));
  return {
    $mode: computed(
      [$choice, $branch],
      ({ mode }, { branch }) => chooseMode(branch, mode, shop.defaultMode) ?? 'takeaway',
    ),
    /** The area that fees are computed with: the chosen one, else the branch's first. */
    $area: computed([$choice, $branch], ({ area }, { branch }) => chooseArea(branch, area)),
    /** The area that the customer has chosen; null: none yet. */
    $chosenArea: computed(
      [$choice, $branch],
      ({ area }, { branch }) => branch.deliveryAreas.find((one) => one.area === area) ?? null,
    ),
    chooseMode(mode: Mode) {
      $choice.set({ ...$choice.get(), mode });
    },
    chooseArea(area: string) {
      $choice.set({ ...$choice.get(), area });
    },
  };
}

export type CartChoice = ReturnType<typeof createChoice>;

/** The choice on the open page. */
export const currentChoice = once(() => {
  // Sets the storage that the choice is kept in.
  currentItems();
  return createChoice(currentShop(), currentBranch());
});
