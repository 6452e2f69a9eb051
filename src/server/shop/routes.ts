import type { Api } from '../platform/http/api.ts';
import { addressRoutes } from './routes/addresses.ts';
import { blockRoutes } from './routes/blocks.ts';
import { branchRoutes } from './routes/branches.ts';
import { categoryRoutes } from './routes/categories.ts';
import { configRoutes } from './routes/config.ts';
import { divisionRoutes } from './routes/divisions.ts';
import { donateeRoutes } from './routes/donatees.ts';
import { initRoutes } from './routes/init.ts';
import { menuRoutes } from './routes/menus.ts';
import { productRoutes } from './routes/products.ts';
import { tableRoutes } from './routes/tables.ts';
import { tagRoutes } from './routes/tags.ts';
import type { ShopService } from './service.ts';

export function shopRoutes(api: Api, shop: ShopService): void {
  addressRoutes(api);
  initRoutes(api, shop);
  configRoutes(api, shop);
  divisionRoutes(api, shop);
  branchRoutes(api, shop);
  menuRoutes(api, shop);
  categoryRoutes(api, shop);
  productRoutes(api, shop);
  tagRoutes(api, shop);
  tableRoutes(api, shop);
  blockRoutes(api, shop);
  donateeRoutes(api, shop);
}
