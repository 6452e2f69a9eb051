import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../src/server/platform/database/open-database.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../src/server/platform/database/migrations');

/** Copies the migrations before the one with a name (`demo_shop`) into a folder; with them a test opens an older version's database. */
async function migrationsBefore(name: string, folder: string): Promise<string> {
  const before = join(folder, 'migrations');
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const end = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === name);
  if (end < 0) throw new Error(`no migration ${name}`);
  const entries = journal.entries.slice(0, end);
  await mkdir(join(before, 'meta'), { recursive: true });
  await writeFile(join(before, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(before, `${tag}.sql`));
  return before;
}

/** Opens the embedded database of a folder as the version before a migration did; without a name, as today's. */
export async function openAsBefore(folder: string, name?: string): Promise<OpenDatabase> {
  const place = { dataDir: join(folder, 'data'), databaseUrl: null, template: inject('emptyCluster') };
  const opened = await openDatabase(
    name === undefined ? place : { ...place, migrations: await migrationsBefore(name, folder) },
  );
  if (!opened.ok) throw new Error(opened.message);
  return opened;
}
