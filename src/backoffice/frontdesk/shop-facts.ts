import { useEffect, useState } from 'react';
import { request } from '../data/request.ts';

/** What the screen's bar shows. Without it there is no clock, since the device's zone may not be the shop's. */
export interface ShopFacts {
  shopName: string;
  branchName: string;
  zone: string;
}

const RETRY_MS = 15_000;

async function readFacts(branchId: string): Promise<ShopFacts | null> {
  const [config, branch] = await Promise.all([
    request('get /api/config'),
    request('get /api/branches/{id}', { params: { id: branchId } }),
  ]);
  if (!config.outcome.ok || !branch.outcome.ok) return null;
  const { shopName, timezone } = config.outcome.data;
  return { shopName, branchName: branch.outcome.data.name, zone: timezone };
}

/** Names of shop and branch, requested until they are loaded. */
export function useShopFacts(branchId: string): ShopFacts | null {
  const [facts, setFacts] = useState<ShopFacts | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const load = async () => {
      const found = await readFacts(branchId);
      if (isStopped) return;
      if (found) setFacts(found);
      else timer = setTimeout(() => void load(), RETRY_MS);
    };
    void load();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [branchId]);
  return facts;
}
