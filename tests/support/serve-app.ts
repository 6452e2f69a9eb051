import { once } from 'node:events';
import { serve } from '@hono/node-server';
import type { TestApp } from './app.ts';

/** The app on a port of this machine, for what only a real request has: an address, headers of its length, its bytes. */
export async function serveApp({ app }: TestApp): Promise<{ url: string; close: () => void }> {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
