import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { shopEdits } from './shop-edits.ts';
import { shopList } from './shop-lists.ts';

export function donateeRoutes({ app }: Api, { readShop, editShop }: ShopService): void {
  const donatees = shopList(readShop, 'donatees');
  app.openapi(endpoints.listDonatees.route, (c) => donatees.sendAll(c, c.req.valid('query')));
  app.openapi(endpoints.readDonatee.route, (c) => donatees.sendOne(c, c.req.valid('param').id));

  const edits = shopEdits(editShop, 'donatees');
  app.openapi(endpoints.createDonatee.route, (c) => edits.create(c));
  app.openapi(endpoints.sortDonatees.route, (c) => edits.sort(c, c.req.valid('json').ids));
  app.openapi(endpoints.updateDonatee.route, (c) => edits.update(c, c.req.valid('param').id));
  app.openapi(endpoints.deleteDonatee.route, (c) => edits.remove(c, c.req.valid('param').id));
}
