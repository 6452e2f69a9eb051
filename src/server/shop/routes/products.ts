import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { shopEdits } from './shop-edits.ts';
import { shopList } from './shop-lists.ts';

export function productRoutes({ app }: Api, { readShop, editShop }: ShopService): void {
  const products = shopList(readShop, 'products');
  app.openapi(endpoints.listProducts.route, (c) => products.sendAll(c, c.req.valid('query')));
  app.openapi(endpoints.readProduct.route, (c) => products.sendOne(c, c.req.valid('param').id));

  const edits = shopEdits(editShop, 'products');
  app.openapi(endpoints.createProduct.route, (c) => edits.create(c));
  app.openapi(endpoints.sortProducts.route, (c) => edits.sort(c, c.req.valid('json').ids));
  app.openapi(endpoints.updateProduct.route, (c) => edits.update(c, c.req.valid('param').id));
  app.openapi(endpoints.deleteProduct.route, (c) => edits.remove(c, c.req.valid('param').id));
}
