import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../../src/lib/contract/config.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';
import { openDatabase } from '../../../src/server/platform/database/open-database.ts';
import { readIsDemo } from '../../../src/server/shop/queries/shop-revision.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../src/server/platform/database/migrations');
/** The first that knows of demo shops. */
const KNOWING = '0018_demo_shop';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'bestellbar-before-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The migrations of the last version that did not know of demo shops. */
async function migrationsBefore(): Promise<string> {
  const before = join(folder, 'migrations');
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const end = journal.entries.findIndex(({ tag }) => tag === KNOWING);
  const entries = journal.entries.slice(0, end);
  await mkdir(join(before, 'meta'), { recursive: true });
  await writeFile(join(before, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(before, `${tag}.sql`));
  return before;
}

async function open(migrations?: string) {
  const place = { dataDir: join(folder, 'data'), databaseUrl: null };
  const opened = await openDatabase(migrations === undefined ? place : { ...place, migrations });
  if (!opened.ok) throw new Error(opened.message);
  return opened;
}

/** Whether a shop with the demo's settings, but for `changes`, is the demo after the update. */
async function isDemoAfterUpdate(changes: Partial<Config>): Promise<boolean> {
  const document = { ...demoShop.config, ...changes };
  const before = await open(await migrationsBefore());
  await before.db.execute(sql`insert into config (document) values (${JSON.stringify(document)}::jsonb)`);
  await before.db.execute(sql`insert into shop_revision (number) values (1)`);
  await before.close();
  const after = await open();
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
