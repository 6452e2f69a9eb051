import { askVersion } from '../../client/ask-version.ts';
import { storageKey } from '../../client/page-data.ts';
import { cartStorage, currentBranch, currentItems, currentShop } from '../page.ts';
import { createFreshness, type Freshness, type Surroundings } from './freshness.ts';

/** What may tell that time has passed since the page was last looked at. */
const WAKING = ['visibilitychange', 'pointerdown', 'online', 'pageshow'];

/**
 * Asks whether the open page still holds: now, when it is shown again, and at a touch after a while. A cart that was filled from
 * another menu than the page's counts as outdated, however new the page is. Null: the page does not know what it was made of.
 */
export function currentFreshness(correct: Surroundings['correct']): Freshness | null {
  const data = currentBranch();
  const { branch, version } = data;
  if (!version) return null;
  const key = storageKey(currentShop(), data, 'menu');
  const { kept } = cartStorage;
  const isOfThisMenu = currentItems().count() === 0 || kept[key] === version.menu;
  const freshness = createFreshness({
    ask: () => askVersion(currentShop().api, branch.id),
    shown: isOfThisMenu ? version : { ...version, menu: '' },
    correct,
    onCurrent: ({ menu }) => (kept[key] = menu),
  });
  const check = ({ persisted }: Partial<PageTransitionEvent>) => {
    if (!document.hidden) void freshness.check(Date.now(), persisted);
  };
  for (const type of WAKING) addEventListener(type, check, true);
  check({});
  return freshness;
}
