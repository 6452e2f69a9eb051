import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { shopList } from './shop-lists.ts';

export function blockRoutes({ app, usecases: { readShop } }: Api): void {
  const blocks = shopList(readShop, 'blocks');
  app.openapi(endpoints.listBlocks.route, (c) => blocks.sendAll(c, c.req.valid('query').identifier));
  app.openapi(endpoints.readBlock.route, (c) => blocks.sendOne(c, c.req.valid('param').key));
}
