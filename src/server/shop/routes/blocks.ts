import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { shopEdits } from './shop-edits.ts';
import { shopList } from './shop-lists.ts';

export function blockRoutes({ app }: Api, { readShop, editShop }: ShopService): void {
  const blocks = shopList(readShop, 'blocks');
  app.openapi(endpoints.listBlocks.route, (c) => blocks.sendAll(c, c.req.valid('query')));
  app.openapi(endpoints.readBlock.route, (c) => blocks.sendOne(c, c.req.valid('param').id));

  const edits = shopEdits(editShop, 'blocks');
  app.openapi(endpoints.createBlock.route, (c) => edits.create(c));
  app.openapi(endpoints.sortBlocks.route, (c) => edits.sort(c, c.req.valid('json').ids));
  app.openapi(endpoints.updateBlock.route, (c) => edits.update(c, c.req.valid('param').id));
  app.openapi(endpoints.deleteBlock.route, (c) => edits.remove(c, c.req.valid('param').id));
}
