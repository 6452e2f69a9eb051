import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../../src/lib/contract/config.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';
import { openAsBefore } from '../../support/migrations-before.ts';
import { readIsDemo } from '../../../src/server/shop/queries/shop-revision.ts';

/** The first migration that knows of demo shops. */
const KNOWING = 'demo_shop';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'bestellbar-before-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Whether a shop with the demo's settings, but for `changes`, is the demo after the update. */
async function isDemoAfterUpdate(changes: Partial<Config>): Promise<boolean> {
  const document = { ...demoShop.config, ...changes };
  const before = await openAsBefore(folder, KNOWING);
  await before.db.execute(sql`insert into config (document) values (${JSON.stringify(document)}::jsonb)`);
  await before.db.execute(sql`insert into shop_revision (number) values (1)`);
  await before.close();
  const after = await openAsBefore(folder);
  const isDemo = await readIsDemo(after.db);
  await after.close();
  return isDemo;
}

describe('a shop that was begun by a version which did not note whether it is the demo', () => {
  it.each([
    ['still the demo if it has the demo’s names and ways to pay', {}, true],
    ['no demo with a name of its own', { shopName: 'Trattoria' }, false],
    ['no demo where only cash is taken', { enableATMCard: false, enableMollie: false }, false],
  ] as const)('is %s', async (_, changes, isDemo) => {
    expect(await isDemoAfterUpdate(changes)).toBe(isDemo);
  });
});
