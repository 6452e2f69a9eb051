import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/server/platform/database/open-database.ts';
import { forgetRecord } from './contract-record.ts';
import { asAdmin, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server's address without a database. */
    postgresUrl: string;
    /** The name of a migrated, empty database of that server, to be copied. */
    postgresTemplate: string;
    /** A data folder with a migrated, empty embedded database, to be copied. */
    pgliteTemplate: string;
    /** A cluster without tables, to be copied where an older version's database is made: creating one takes seconds. */
    emptyCluster: string;
  }
}

const TEMPLATE = 'migrated';

/** Its databases end with the run: nothing of them has to outlive this machine, only the processes of tests that are killed. */
const FLEETING = ['-c', 'fsync=off'];

async function make(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.message);
  await opened.close();
}

/** Starts a PostgreSQL for the run, and prepares an empty database of each kind that tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.name === 'server') forgetRecord();
  const postgres = await startPostgres({ flags: FLEETING });
  const template = await mkdtemp(join(tmpdir(), 'bestellbar-tests-'));
  const empty = await mkdtemp(join(tmpdir(), 'bestellbar-tests-'));
  const emptyCluster = join(empty, 'postgres');
  await asAdmin(postgres.url, `create database ${TEMPLATE}`);
  await make({ dataDir: template, databaseUrl: `${postgres.url}/${TEMPLATE}` });
  await make({ dataDir: empty, databaseUrl: null, migrations: null });
  await make({ dataDir: template, databaseUrl: null, template: emptyCluster });
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresTemplate', TEMPLATE);
  project.provide('pgliteTemplate', template);
  project.provide('emptyCluster', emptyCluster);

  return async () => {
    await postgres.stop();
    for (const folder of [template, empty]) await rm(folder, { recursive: true, force: true });
  };
}
