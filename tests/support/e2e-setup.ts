import { removeBuilt } from '../e2e/landing-site.ts';
import { startShop } from './server.ts';

/** One real shop for all browser tests: built, migrated and seeded as in a fresh clone. */
export default async function setup() {
  if (process.env['SHOP_URL']) return removeBuilt;
  const shop = await startShop();
  process.env['SHOP_URL'] = shop.url;
  return async () => {
    removeBuilt();
    await shop.stop();
  };
}
