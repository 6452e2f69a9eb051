import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { shopEdits } from './shop-edits.ts';
import { shopList } from './shop-lists.ts';

export function divisionRoutes({ app }: Api, { readShop, editShop }: ShopService): void {
  const divisions = shopList(readShop, 'divisions');
  app.openapi(endpoints.listDivisions.route, (c) => divisions.sendAll(c, c.req.valid('query')));
  app.openapi(endpoints.readDivision.route, (c) => divisions.sendOne(c, c.req.valid('param').id));

  const edits = shopEdits(editShop, 'divisions');
  app.openapi(endpoints.createDivision.route, (c) => edits.create(c));
  app.openapi(endpoints.sortDivisions.route, (c) => edits.sort(c, c.req.valid('json').ids));
  app.openapi(endpoints.updateDivision.route, (c) => edits.update(c, c.req.valid('param').id));
  app.openapi(endpoints.deleteDivision.route, (c) => edits.remove(c, c.req.valid('param').id));
}
