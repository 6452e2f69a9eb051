import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { failure } from './failures.ts';
import { sendKept } from './kept-answer.ts';

export function configRoutes({ app, usecases: { readShop } }: Api): void {
  app.openapi(endpoints.readConfig.route, async (c) => {
    const shop = await readShop();
    if (!shop) return failure(c, 404, 'notFound');
    return sendKept(c, shop, 'config', () => ({ data: shop.publicShop.config }));
  });
}
