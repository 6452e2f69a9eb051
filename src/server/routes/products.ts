import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { shopList } from './shop-lists.ts';

export function productRoutes({ app, usecases: { readShop } }: Api): void {
  const products = shopList(readShop, 'products');
  app.openapi(endpoints.listProducts.route, (c) => products.sendAll(c));
  app.openapi(endpoints.readProduct.route, (c) => products.sendOne(c, c.req.valid('param').id));
}
