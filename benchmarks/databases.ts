import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../tests/support/postgres-server.ts';

export interface Place {
  name: 'PGlite' | 'PostgreSQL';
  dataDir: string;
  databaseUrl: string | null;
}

/** Measures on an empty embedded database, then on an empty PostgreSQL with default settings. */
export async function onBothDatabases(measure: (place: Place) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bestellbar-bench-'));
  try {
    await measure({ name: 'PGlite', dataDir: join(dataDir, 'embedded'), databaseUrl: null });
    const postgres = await startPostgres();
    try {
      const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
      await client.connect();
      await client.query('create database bench');
      await client.end();
      await measure({
        name: 'PostgreSQL',
        dataDir: join(dataDir, 'server'),
        databaseUrl: `${postgres.url}/bench`,
      });
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
