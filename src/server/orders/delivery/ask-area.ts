import type { OrderError } from '../../../lib/contract/orders.ts';
import { isLocated } from '../../../lib/domain/delivery-place.ts';
import type { ReadCurrentShop } from '../../shop/shop-cache.ts';
import type { Refuse } from '../refusals.ts';
import { areaOfAddress } from './find-area.ts';
import type { LocateAddress } from './locate-address.ts';

interface Dependencies {
  readShop: ReadCurrentShop;
  locateAddress: LocateAddress;
  refuse: Refuse;
  /** Whether there is a geocoder. */
  isSetUp: boolean;
}

type AddressArea = { ok: true; area: string } | { ok: false; errors: OrderError[] };

/** What customers at the checkout learn before they order: the area of their address. */
export function createAddresses({ readShop, locateAddress, refuse, isSetUp }: Dependencies) {
  return {
    isSetUp,
    /** null: there is no such branch, or its customers choose their area themselves. */
    async findArea(branchId: number, address: { street: string; city: string }): Promise<AddressArea | null> {
      const shop = (await readShop())?.shop;
      const branch = shop?.branches.find(({ id, isPublic }) => id === branchId && isPublic);
      if (!shop || !branch || !isLocated(branch)) return null;
      const found = areaOfAddress(branch, await locateAddress(shop.config, branch, address));
      if (found.ok) return { ok: true, area: found.area.area };
      return { ok: false, errors: (await refuse(found.problems)).errors };
    },
  };
}
