import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { shopList } from './shop-lists.ts';

export function categoryRoutes({ app, usecases: { readShop } }: Api): void {
  const categories = shopList(readShop, 'categories');
  app.openapi(endpoints.listCategories.route, (c) => categories.sendAll(c));
  app.openapi(endpoints.readCategory.route, (c) => categories.sendOne(c, c.req.valid('param').id));
}
