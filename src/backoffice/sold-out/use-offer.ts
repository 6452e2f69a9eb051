import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SoldOutChange } from '../../lib/contract/branches.ts';
import { activeMenu, menuGroups } from '../../lib/domain/menu.ts';
import { call } from '../data/call.ts';
import { shelvesOf, type Shelf } from './offer.ts';
import { soldOutTexts as texts } from './texts.ts';

/** Other devices change the offer, too. */
const EVERY_MS = 30_000;

async function readOffer(branchId: number) {
  const [branch, menus, categories, products] = await Promise.all([
    call('get /api/branches/{id}', { params: { id: branchId } }, texts.loadFailed),
    call('get /api/branches/{id}/menus', { params: { id: branchId } }, texts.loadFailed),
    call('get /api/categories', {}, texts.loadFailed),
    call('get /api/products', {}, texts.loadFailed),
  ]);
  return {
    soldOut: branch.data.soldOut,
    menus: menus.data,
    categories: categories.data,
    products: products.data,
  };
}

type Offer = Awaited<ReturnType<typeof readOffer>>;

/** The branch's current offer, and the mutation that marks dishes as sold out. */
export function useOffer(branchId: number | null) {
  const client = useQueryClient();
  const queryKey = ['sold-out', branchId];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => readOffer(branchId ?? 0),
    enabled: branchId !== null,
    refetchInterval: EVERY_MS,
  });
  const { mutateAsync } = useMutation({
    mutationFn: (change: SoldOutChange) =>
      call('put /api/branches/{id}/sold-out', { params: { id: branchId ?? 0 }, body: change }, texts.failed),
    async onSuccess() {
      // The menu reflects the change.
      await client.invalidateQueries({ queryKey });
    },
  });
  const shelves = useMemo(
    () => (data && branchId !== null ? toShelves(data, branchId) : null),
    [data, branchId],
  );
  return { shelves, error, change: mutateAsync };
}

function toShelves({ menus, categories, products, soldOut }: Offer, branchId: number): Shelf[] {
  const menu = activeMenu(menus, branchId, Date.now());
  return menu ? shelvesOf(menuGroups(menu, categories, products), soldOut) : [];
}
