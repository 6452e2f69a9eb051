import { createServer } from 'node:net';

/** Below the ports that systems give to connections, so that none of them takes a free one meanwhile. */
const [FIRST, COUNT] = [15_000, 16_000];

/** Processes begin at different places, so that two at a time do not find the same port. */
let next = (process.pid * 97) % COUNT;

/** A free TCP port of this machine. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });
}
