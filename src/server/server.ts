import { compose } from './compose.ts';
import { join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import type { ServerConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { seedDemo } from './db/seed.ts';
import { createLocalStorage } from './providers/storage/local.ts';

type Started = { ok: true; url: string; stop: () => Promise<void> } | { ok: false; message: string };

/** Opens the database, brings it up to date, and serves. */
export async function startServer(config: ServerConfig): Promise<Started> {
  const opened = await openDatabase(config);
  if (!opened.ok) return opened;
  const storage = createLocalStorage(join(config.dataDir, 'images'));
  await seedDemo(opened.db, storage.write);

  const { app } = compose(opened.db, storage, {
    now: Date.now,
    report: ({ method, path, error }) => process.stderr.write(`${method} ${path}: ${describe(error)}\n`),
  });
  const listening = await listen(app.fetch, config);
  if (!listening.ok) {
    await opened.close();
    return listening;
  }
  const stop = async () => {
    await closeServer(listening.server);
    await opened.close();
  };
  return { ok: true, url: listening.url, stop };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

type Listening = { ok: true; server: ServerType; url: string } | { ok: false; message: string };

function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { host, port }: ServerConfig,
): Promise<Listening> {
  return new Promise((resolve) => {
    const server = serve({ fetch, hostname: host, port }, (address) => {
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ ok: true, server, url: `http://${name}:${address.port}` });
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'Der Anschluss ist schon belegt, mit PORT lässt sich ein anderer wählen.'
          : error.message;
      resolve({ ok: false, message: `${host}:${port} ist nicht zu öffnen. ${reason}` });
    });
  });
}

/** Takes no new requests and waits for those under way. */
function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
