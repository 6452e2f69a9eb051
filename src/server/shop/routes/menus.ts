import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { shopEdits } from './shop-edits.ts';
import { shopList } from './shop-lists.ts';

export function menuRoutes({ app }: Api, { readShop, editShop }: ShopService): void {
  const menus = shopList(readShop, 'menus');
  app.openapi(endpoints.listMenus.route, (c) => menus.sendAll(c, c.req.valid('query')));
  app.openapi(endpoints.readMenu.route, (c) => menus.sendOne(c, c.req.valid('param').id));

  const edits = shopEdits(editShop, 'menus');
  app.openapi(endpoints.createMenu.route, (c) => edits.create(c));
  app.openapi(endpoints.sortMenus.route, (c) => edits.sort(c, c.req.valid('json').ids));
  app.openapi(endpoints.updateMenu.route, (c) => edits.update(c, c.req.valid('param').id));
  app.openapi(endpoints.deleteMenu.route, (c) => edits.remove(c, c.req.valid('param').id));
}
