import type { BranchData } from '../../client/page-data.ts';
import { offeredModes } from '../../domain/modes.ts';
import { currentCart, type Cart } from './cart.ts';
import { asksForTable } from '../../domain/order-mode.ts';
import { currentDraft, type DraftStore } from '../checkout/draft.ts';
import { currentBranch } from '../page.ts';

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

/** Chooses the table and the area that the page's address names, and removes them from the address: a reload keeps what was chosen since. */
export function takeAddress(): void {
  const branch = currentBranch().get();
  const url = new URL(location.href);
  const table = url.searchParams.get('table');
  const area = url.searchParams.get('area');
  if (table !== null) chooseTable(table, branch, currentCart(), currentDraft());
  if (area !== null) chooseAreaOfLink(area, branch, currentCart());
  url.searchParams.delete('table');
  url.searchParams.delete('area');
  history.replaceState(history.state, '', url);
}
