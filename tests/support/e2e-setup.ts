import { makeOfficeTemplate } from './office-template.ts';
import { startShop } from './server.ts';

/** One real shop for all tests of customers, migrated and seeded as in a fresh clone, from the release; and the one that tests of staff copy. */
export default async function setup() {
  const { SHOP_URL, OFFICE_TEMPLATE } = process.env;
  const shop = SHOP_URL === undefined ? await startShop() : null;
  if (shop) process.env['SHOP_URL'] = shop.url;
  const template = OFFICE_TEMPLATE === undefined ? await makeOfficeTemplate() : null;
  return async () => {
    await shop?.stop();
    await template?.remove();
  };
}
