import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/**
 * What the network does: `passes`; `refuses` and closes what is open; `hangs`: connections stay open and nothing comes through;
 * `halfOpen`: the shop's side is closed and the browser's never hears of it.
 */
export type NetworkMood = 'passes' | 'refuses' | 'hangs' | 'halfOpen';

export interface TcpProxy {
  url: string;
  be: (mood: NetworkMood) => void;
  /** Leads to another port from now on, as after a restart. */
  leadTo: (url: string) => void;
  /** Open connections to the shop. */
  open: () => number;
  close: () => Promise<void>;
}

/** A network between browser and shop that can go away in every way it does. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  let port = Number(new URL(url).port);
  let mood: NetworkMood = 'passes';
  const pairs = new Map<Socket, Socket>();

  function end(near: Socket, far: Socket): void {
    pairs.delete(near);
    near.destroy();
    far.destroy();
  }

  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    if (mood === 'refuses') return void near.destroy();
    const far = connect(port, '127.0.0.1');
    pairs.set(near, far);
    near.on('data', (bytes) => mood === 'passes' && far.write(bytes));
    far.on('data', (bytes) => mood === 'passes' && near.write(bytes));
    far.on('error', () => {});
    near.once('close', () => end(near, far));
    far.once('close', () => (mood === 'halfOpen' ? undefined : end(near, far)));
    if (mood === 'halfOpen') far.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be(next) {
      mood = next;
      for (const [near, far] of pairs) {
        if (mood === 'refuses') end(near, far);
        if (mood === 'halfOpen') far.destroy();
      }
    },
    leadTo: (next) => void (port = Number(new URL(next).port)),
    open: () => [...pairs.values()].filter((far) => !far.destroyed).length,
    async close() {
      for (const [near, far] of pairs) end(near, far);
      await new Promise((closed) => server.close(closed));
    },
  };
}
