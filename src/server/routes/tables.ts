import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { shopList } from './shop-lists.ts';

export function tableRoutes({ app, usecases: { readShop } }: Api): void {
  const tables = shopList(readShop, 'tables');
  app.openapi(endpoints.listTables.route, (c) => tables.sendAll(c, c.req.valid('query').identifier));
  app.openapi(endpoints.readTable.route, (c) => tables.sendOne(c, c.req.valid('param').key));
}
