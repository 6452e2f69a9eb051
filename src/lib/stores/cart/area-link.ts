import type { BranchData } from '../../client/page-data.ts';
import { offeredModes } from '../../domain/modes.ts';
import type { Cart } from './cart.ts';

/**
 * Takes the delivery area of a link `?area=name` from the area's page, and with it delivery. Answers whether the branch
 * delivers there.
 */
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
