import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { sendKept } from './kept-answer.ts';
import { configEdits } from './shop-edits.ts';

export function configRoutes({ app }: Api, { readShop, editShop }: ShopService): void {
  app.openapi(endpoints.readConfig.route, async (c) => {
    const shop = await readShop();
    if (!shop) return failure(c, 404, 'notFound');
    return sendKept(c, shop, 'config', () => ({ data: shop.shop.config }));
  });
  const edits = configEdits(editShop);
  app.openapi(endpoints.writeConfig.route, (c) => edits.write(c));
}
