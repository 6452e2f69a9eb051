import { once } from 'node:events';
import { serve } from '@hono/node-server';
import type { TestApp } from './app.ts';

/** What the server puts its own, lighter ones in place of. */
const REPLACED = ['Request', 'Response'] as const;

/**
 * The app on a port of this machine, for what only a real request has: an address, headers of its length, its bytes. What it replaces
 * in this process is put back at the end, for the tests that run here next.
 */
export async function serveApp({
  app,
}: Pick<TestApp, 'app'>): Promise<{ url: string; port: number; close: () => void }> {
  const originals = REPLACED.map((name) => [name, globalThis[name]] as const);
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const close = () => {
    server.close();
    for (const [name, value] of originals) Object.defineProperty(globalThis, name, { value });
  };
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, close };
}
