import { startShop } from './server.ts';

/** One real shop for all browser tests, migrated and seeded as in a fresh clone, from the release. */
export default async function setup() {
  if (process.env['SHOP_URL']) return;
  const shop = await startShop();
  process.env['SHOP_URL'] = shop.url;
  return () => shop.stop();
}
