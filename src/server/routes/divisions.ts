import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { shopList } from './shop-lists.ts';

export function divisionRoutes({ app, usecases: { readShop } }: Api): void {
  const divisions = shopList(readShop, 'divisions');
  app.openapi(endpoints.listDivisions.route, (c) => divisions.sendAll(c, c.req.valid('query').identifier));
  app.openapi(endpoints.readDivision.route, (c) => divisions.sendOne(c, c.req.valid('param').key));
}
