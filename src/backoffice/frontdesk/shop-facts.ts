import { useEffect, useState } from 'react';
import { createApi } from '../../lib/client/api.ts';

/** What stands above the tickets. Until it is known there is no clock: the device's zone may not be the shop's. */
export interface ShopFacts {
  shopName: string;
  branchName: string;
  zone: string;
}

const AGAIN_MS = 15_000;
const api = createApi('');

async function readFacts(branchId: string): Promise<ShopFacts | null> {
  const [config, branch] = await Promise.all([
    api('get /api/config'),
    api('get /api/branches/{id}', { params: { id: branchId } }),
  ]);
  if (!config.ok || !branch.ok) return null;
  return { shopName: config.data.shopName, branchName: branch.data.name, zone: config.data.timezone };
}

/** Names of shop and branch, asked for until they are known. */
export function useShopFacts(branchId: string): ShopFacts | null {
  const [facts, setFacts] = useState<ShopFacts | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      const found = await readFacts(branchId);
      if (isOver) return;
      if (found) setFacts(found);
      else timer = setTimeout(() => void ask(), AGAIN_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [branchId]);
  return facts;
}
