import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { shopEdits } from './shop-edits.ts';
import { shopList } from './shop-lists.ts';

export function categoryRoutes({ app }: Api, { readShop, editShop }: ShopService): void {
  const categories = shopList(readShop, 'categories');
  app.openapi(endpoints.listCategories.route, (c) => categories.sendAll(c, c.req.valid('query')));
  app.openapi(endpoints.readCategory.route, (c) => categories.sendOne(c, c.req.valid('param').id));

  const edits = shopEdits(editShop, 'categories');
  app.openapi(endpoints.createCategory.route, (c) => edits.create(c));
  app.openapi(endpoints.sortCategories.route, (c) => edits.sort(c, c.req.valid('json').ids));
  app.openapi(endpoints.updateCategory.route, (c) => edits.update(c, c.req.valid('param').id));
  app.openapi(endpoints.deleteCategory.route, (c) => edits.remove(c, c.req.valid('param').id));
}
