import type { Database, Transaction } from '../../platform/database/database.ts';
import { branches, config } from '../../platform/database/schema.ts';

/** Names that everybody who knows the shop would try: of the shop, its business and its branches. */
export async function findShopWords(db: Database | Transaction): Promise<string[]> {
  const [settings] = await db.select({ document: config.document }).from(config);
  const rows = await db.select({ name: branches.name, city: branches.city }).from(branches);
  const { shopName = '', businessName = '' } = settings?.document ?? {};
  return [shopName, businessName, ...rows.flatMap(({ name, city }) => [name, city])];
}
