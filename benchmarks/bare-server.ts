/** A worker thread with a bare Node HTTP server that answers every request with the same bytes; posts its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { body, headers } = workerData as { body: Uint8Array; headers: Record<string, string> };
// Without its length node would send the body in chunks, which takes longer.
const sent = { ...headers, 'content-length': body.length };
const server = createServer((_, response) => response.writeHead(200, sent).end(body));
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
