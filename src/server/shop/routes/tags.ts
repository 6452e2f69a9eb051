import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { shopEdits } from './shop-edits.ts';
import { shopList } from './shop-lists.ts';

export function tagRoutes({ app }: Api, { readShop, editShop }: ShopService): void {
  const tags = shopList(readShop, 'tags');
  app.openapi(endpoints.listTags.route, (c) => tags.sendAll(c, c.req.valid('query')));
  app.openapi(endpoints.readTag.route, (c) => tags.sendOne(c, c.req.valid('param').id));

  const edits = shopEdits(editShop, 'tags');
  app.openapi(endpoints.createTag.route, (c) => edits.create(c));
  app.openapi(endpoints.sortTags.route, (c) => edits.sort(c, c.req.valid('json').ids));
  app.openapi(endpoints.updateTag.route, (c) => edits.update(c, c.req.valid('param').id));
  app.openapi(endpoints.deleteTag.route, (c) => edits.remove(c, c.req.valid('param').id));
}
