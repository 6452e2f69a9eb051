import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { config, orders } from '../../../src/server/platform/database/schema.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';
import { openAsBefore } from '../../support/migrations-before.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'bestellbar-languages-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('orders from before the languages are German, and their shop offers no other', async () => {
  const { languages: _, ...document } = demoShop.config;
  const before = await openAsBefore(folder, 'languages');
  await before.db.execute(sql`insert into config (document) values (${JSON.stringify(document)}::jsonb)`);
  await before.db
    .execute(sql`insert into orders (uid, hash, request_hash, branch_id, branch, day, hour, ticket_number, book_number,
      is_delivery, is_dine_in, payment_method, currency, gross_cents, net_cents, tax_cents, delivery_gross_cents,
      delivery_net_cents, total_gross_cents, total_net_cents, taxes, is_approximate)
    values ('old', '', '', 1, '{}', '2026-11-25', 12, 1, 1, false, false, 'cash', 'EUR', 1, 1, 0, 0, 0, 1, 1, '[]', false)`);
  await before.close();
  const after = await openAsBefore(folder);
  const placed = await after.db.select({ language: orders.language }).from(orders);
  const settings = await after.db.select({ document: config.document }).from(config);
  await after.close();
  expect(placed).toEqual([{ language: 'de' }]);
  expect(settings).toMatchObject([{ document: { languages: [], shopName: demoShop.config.shopName } }]);
});
