import type { BranchData } from '../../client/page-data.ts';
import { offeredModes } from '../../domain/modes.ts';
import { requiredFields } from '../../domain/order-mode.ts';
import type { Cart } from './cart.ts';
import type { DraftStore } from '../checkout/draft.ts';

/**
 * Takes the table of a QR code's `?table=identifier`, and with it the mode, where the branch serves at tables that are chosen
 * (SPEC section 2). Answers whether there is such a table.
 */
export function chooseTable(
  identifier: string,
  { branch, tables }: BranchData,
  cart: Pick<Cart, 'chooseMode'>,
  draft: DraftStore,
): boolean {
  const table = tables.find((one) => one.identifier === identifier.trim().toLowerCase());
  if (!table || !offeredModes(branch).includes('dineIn') || !requiredFields(branch, 'dineIn').table)
    return false;
  cart.chooseMode('dineIn');
  draft.setKey('table', table.id);
  return true;
}
