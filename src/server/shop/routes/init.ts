import type { JSONValue } from 'hono/utils/types';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import { toInit } from '../../../lib/contract/shop.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { sendKept } from './kept-answer.ts';

interface InitAnswer {
  data: { url: string; data: { data: JSONValue } }[];
}

export function initRoutes({ app }: Api, { readShop }: ShopService): void {
  app.openapi(endpoints.readInit.route, async (c) => {
    const shop = await readShop();
    if (!shop) return c.json({ data: [] }, 200);
    return sendKept(c, shop, 'init', () => toInit(shop.publicShop) as InitAnswer);
  });
}
