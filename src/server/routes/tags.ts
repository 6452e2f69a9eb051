import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { shopList } from './shop-lists.ts';

export function tagRoutes({ app, usecases: { readShop } }: Api): void {
  const tags = shopList(readShop, 'tags');
  app.openapi(endpoints.listTags.route, (c) => tags.sendAll(c));
  app.openapi(endpoints.readTag.route, (c) => tags.sendOne(c, c.req.valid('param').id));
}
