import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { forgetRecord } from './contract-record.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server's address without a database. */
    postgresUrl: string;
    /** A data folder with a migrated, empty embedded database, to be copied. */
    pgliteTemplate: string;
  }
}

/** Starts a PostgreSQL for the run, and prepares an embedded database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetRecord();
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);

  const template = await mkdtemp(join(tmpdir(), 'bestellbar-tests-'));
  const opened = await openDatabase({ dataDir: template, databaseUrl: null });
  if (!opened.ok) throw new Error(opened.message);
  await opened.close();
  project.provide('pgliteTemplate', template);

  return async () => {
    await postgres.stop();
    await rm(template, { recursive: true, force: true });
  };
}
