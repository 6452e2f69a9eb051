import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { shopList } from './shop-lists.ts';

export function menuRoutes({ app, usecases: { readShop } }: Api): void {
  const menus = shopList(readShop, 'menus');
  app.openapi(endpoints.listMenus.route, (c) => menus.sendAll(c));
  app.openapi(endpoints.readMenu.route, (c) => menus.sendOne(c, c.req.valid('param').id));
}
