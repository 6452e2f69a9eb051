import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { shopEdits } from './shop-edits.ts';
import { shopList } from './shop-lists.ts';

export function tableRoutes({ app }: Api, { readShop, editShop }: ShopService): void {
  const tables = shopList(readShop, 'tables');
  app.openapi(endpoints.listTables.route, (c) => tables.sendAll(c, c.req.valid('query')));
  app.openapi(endpoints.readTable.route, (c) => tables.sendOne(c, c.req.valid('param').id));

  const edits = shopEdits(editShop, 'tables');
  app.openapi(endpoints.createTable.route, (c) => edits.create(c));
  app.openapi(endpoints.sortTables.route, (c) => edits.sort(c, c.req.valid('json').ids));
  app.openapi(endpoints.updateTable.route, (c) => edits.update(c, c.req.valid('param').id));
  app.openapi(endpoints.deleteTable.route, (c) => edits.remove(c, c.req.valid('param').id));
}
