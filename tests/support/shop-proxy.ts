import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ShopProxy {
  url: string;
  /** Serves the app's worker with other bytes from now on, as after a new build. */
  releaseWorker: () => void;
  /** Serves another site from now on, under the same origin. */
  moveTo: (target: string) => void;
  close: () => Promise<void>;
}

/** The running shop under an origin of its own, whose service worker can be made new. */
export async function startShopProxy(shop: string): Promise<ShopProxy> {
  let target = shop;
  let release = 0;
  const server = createServer((request, response) => {
    // The site has closed this connection: the browser's is closed as well, and it asks again.
    pass(request, response).catch(() => response.destroy());
  });
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(target + request.url, { method: request.method ?? 'GET' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isWorker = request.url === '/sw.js';
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
    });
    response.end(isWorker ? `${bytes.toString()}\n// release ${release}` : bytes);
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    releaseWorker: () => void release++,
    moveTo: (site) => void (target = site),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
