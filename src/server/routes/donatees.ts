import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { shopList } from './shop-lists.ts';

export function donateeRoutes({ app, usecases: { readShop } }: Api): void {
  const donatees = shopList(readShop, 'donatees');
  app.openapi(endpoints.listDonatees.route, (c) => donatees.sendAll(c, c.req.valid('query').identifier));
  app.openapi(endpoints.readDonatee.route, (c) => donatees.sendOne(c, c.req.valid('param').key));
}
