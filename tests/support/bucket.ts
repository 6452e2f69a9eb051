import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { createS3Client } from '../../src/server/platform/storage/s3.ts';

/** A store that speaks S3, behind a wire on which everything sent to it is seen, and that can be cut. */
export async function startSeenBucket(bucket: string) {
  const directory = await mkdtemp(join(tmpdir(), 'bestellbar-bucket-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await store.run();
  const seen: string[] = [];
  /** Answers 403 instead of letting a request through. */
  let refuses: (line: string) => boolean = () => false;

  const agent = new Agent({ keepAlive: true });
  const wire = createServer((incoming, outgoing) => {
    const path = decodeURIComponent(new URL(incoming.url ?? '/', 'http://store').pathname);
    const line = `${incoming.method} ${path.slice(bucket.length + 2)}`;
    if (refuses(line)) {
      incoming.resume();
      outgoing.writeHead(403, { 'content-type': 'application/xml', connection: 'close' });
      outgoing.end('<Error><Code>AccessDenied</Code></Error>');
      return;
    }
    seen.push(line);
    forward(incoming, outgoing, { port, agent });
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');

  const place = {
    bucket,
    endpoint: `http://127.0.0.1:${(wire.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    // What the sandbox takes for a key and a secret.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const reader = createS3Client({ ...place, endpoint: `http://127.0.0.1:${port}` });
  return {
    place,
    /** Changes since the last call, in the order of arrival, without our manifests. */
    changes: () =>
      seen.splice(0).filter((line) => /^(PUT|DELETE) /.test(line) && !line.includes('.bestellbar/')),
    /** Every request since the last call. */
    requests: () => seen.splice(0),
    refuse: (when: (line: string) => boolean) => void (refuses = when),
    async get(key: string) {
      const object = await reader.send(new GetObjectCommand({ Bucket: bucket, Key: key })).catch(() => null);
      if (!object) return null;
      const { ContentType: type, CacheControl: cacheControl, ContentEncoding: encoding, Body } = object;
      return { type, cacheControl, encoding, text: (await Body?.transformToString()) ?? '' };
    },
    async stop() {
      reader.destroy();
      wire.closeAllConnections();
      wire.close();
      agent.destroy();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** As it came: the signature covers the host that was asked. */
function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  store: { port: number; agent: Agent },
): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', ...store, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  // A client that hangs up gets no answer, and the store is notified.
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
