import type { BranchData, ShopData } from '../../client/page-data.ts';
import { FORMER_PARAMETER } from '../../domain/branch.ts';
import { offeredModes } from '../../domain/modes.ts';
import { currentCart, type Cart } from './cart.ts';
import { asksForTable } from '../../domain/order-mode.ts';
import { currentDraft, type DraftStore } from '../checkout/draft.ts';
import { currentBranch, currentShop } from '../page.ts';
import { tabStorage, cartStorage } from '../storage.ts';

/** Chooses delivery to the area of a link `?area=name`, as area pages have it. Returns whether the branch delivers there. */
export function chooseAreaOfLink(
  name: string,
  { branch }: Pick<BranchData, 'branch'>,
  cart: Pick<Cart, 'chooseMode' | 'chooseArea'>,
): boolean {
  const isServed = branch.deliveryAreas.some(({ area }) => area === name);
  if (!isServed || !offeredModes(branch).includes('delivery')) return false;
  cart.chooseMode('delivery');
  cart.chooseArea(name);
  return true;
}

/**
 * Chooses dine-in at the table of a QR code's `?table=identifier`, where the branch has customers choose tables (SPEC section 2).
 * Returns whether there is such a table.
 */
export function chooseTable(
  identifier: string,
  { branch, tables }: BranchData,
  cart: Pick<Cart, 'chooseMode'>,
  draft: DraftStore,
): boolean {
  const table = tables.find((one) => one.identifier === identifier.trim().toLowerCase());
  if (!table || !offeredModes(branch).includes('dineIn') || !asksForTable(branch, 'dineIn')) return false;
  cart.chooseMode('dineIn');
  draft.setKey('table', table.id);
  return true;
}

/** What the tab and the device store of a branch. */
const STORED = [
  [cartStorage, ['cart', 'choice']],
  [tabStorage, ['draft']],
] as const;

/** Moves what is stored of a branch under a former identifier, unless there is something under today's. Returns whether there was any. */
export function moveStored(former: string, { shop }: Pick<ShopData, 'shop'>, identifier: string): boolean {
  let isMoved = false;
  for (const [{ values }, names] of STORED)
    for (const name of names) {
      const [from, to] = [former, identifier].map((one) => `asp.${shop}.${one}.${name}`) as [string, string];
      const stored = values[from];
      if (stored === undefined || to in values) continue;
      values[to] = stored;
      delete values[from];
      isMoved = true;
    }
  return isMoved;
}

/** Chooses the table and the area that the page's address names, and removes them from the address: a reload keeps what was chosen since. */
export function takeAddress(): void {
  const branch = currentBranch().get();
  const url = new URL(location.href);
  const table = url.searchParams.get('table');
  const area = url.searchParams.get('area');
  const former = url.searchParams.get(FORMER_PARAMETER);
  url.searchParams.delete(FORMER_PARAMETER);
  // The page has read an empty cart already.
  if (former !== null && moveStored(former, currentShop(), branch.branch.identifier))
    return location.replace(url);
  if (table !== null) chooseTable(table, branch, currentCart(), currentDraft());
  if (area !== null) chooseAreaOfLink(area, branch, currentCart());
  url.searchParams.delete('table');
  url.searchParams.delete('area');
  history.replaceState(history.state, '', url);
}
