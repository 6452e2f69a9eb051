import { entityEndpoints } from '../../../lib/contract/endpoints/entities.ts';
import type { ShopList } from '../../../lib/contract/shop.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { entityEdits } from './entity-edits.ts';
import { entityLists } from './entity-lists.ts';

/** The six calls of each of the nine lists. */
export function entityRoutes({ app }: Api, { readShop, offerOf, editShop }: ShopService): void {
  for (const name of Object.keys(entityEndpoints) as ShopList[]) {
    // The nine differ in their entities only; one of them stands for all in the types.
    const list = name as 'divisions';
    const endpoints = entityEndpoints[list];
    const reads = entityLists(readShop, offerOf, list);
    const edits = entityEdits(editShop, list);
    app.openapi(endpoints.list.route, (c) => reads.sendAll(c, c.req.valid('query')));
    app.openapi(endpoints.read.route, (c) => reads.sendOne(c, c.req.valid('param').id));
    app.openapi(endpoints.create.route, (c) => edits.create(c));
    // Before update, whose `{id}` would match 'order'.
    app.openapi(endpoints.sort.route, (c) => edits.sort(c, c.req.valid('json').ids));
    app.openapi(endpoints.update.route, (c) => edits.update(c, c.req.valid('param').id));
    app.openapi(endpoints.remove.route, (c) => edits.remove(c, c.req.valid('param').id));
  }
}
