import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config.ts';
import { openStorage } from '../../../src/server/platform/storage/open-storage.ts';
import type { Storage } from '../../../src/server/platform/storage/storage.ts';

/** A store that speaks S3, and the configuration that leads to it. */
async function startBucket(directory: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'bilder' }],
  });
  const { port } = await server.run();
  const env = {
    S3_BUCKET: 'bilder',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    // What the sandbox takes for a key and a secret.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { server, env };
}

describe.each(['a folder', 'a bucket'])('storage in %s', (kind) => {
  let folder: string;
  let storage: Storage;
  let close = () => Promise.resolve();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bestellbar-storage-'));
    if (kind === 'a folder') {
      storage = await openStorage(folder, null);
      return;
    }
    const { server, env } = await startBucket(folder);
    close = () => server.close();
    const read = readConfig(env);
    if (!read.ok) throw new Error(read.problems.join());
    storage = await openStorage(join(folder, 'unused'), read.config.s3);
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  const read = async (name: string) => {
    const bytes = await storage.read(name);
    return bytes && Buffer.from(bytes).toString();
  };

  it('returns what was written, also the second time', async () => {
    await storage.write('variants/320/1-1.webp', Buffer.from('eins'));
    expect(await read('variants/320/1-1.webp')).toBe('eins');
    await storage.write('variants/320/1-1.webp', Buffer.from('zwei'));
    expect(await read('variants/320/1-1.webp')).toBe('zwei');
  });

  it('takes large values and any bytes', async () => {
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251));
    await storage.write('2-1.png', bytes);
    expect(Buffer.compare(Buffer.from((await storage.read('2-1.png')) ?? []), bytes)).toBe(0);
  });

  it('deletes, and ignores deleting what does not exist', async () => {
    await storage.write('3-1.png', Buffer.from('x'));
    await storage.remove(['3-1.png', '99-1.png']);
    expect(await storage.read('3-1.png')).toBeNull();
    expect(await storage.read('variants/160/3-1.png')).toBeNull();
  });
});

describe('a folder', () => {
  it('accepts no name that leads out of it, and keeps no partial file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bestellbar-storage-'));
    const storage = await openStorage(folder, null);
    for (const name of ['../1.png', '/etc/passwd', 'a/../../b.png', 'a\0.png', 'A.png'])
      await expect(storage.write(name, Buffer.from('x'))).rejects.toThrow(/not a name/);
    await storage.write('1-1.png', Buffer.from('x'));
    expect(await readdir(folder)).toEqual(['1-1.png']);
    await rm(folder, { recursive: true });
  });

  it('never returns a partial value while several write it', async () => {
    const texts = Array.from({ length: 10 }, (_, index) => String(index).repeat(50_000));
    const folder = await mkdtemp(join(tmpdir(), 'bestellbar-storage-'));
    const storage = await openStorage(folder, null);
    await storage.write('4-1.txt', Buffer.from(texts[0] ?? ''));
    const writing = texts.map((text) => storage.write('4-1.txt', Buffer.from(text)));
    const reading = texts.map(() => storage.read('4-1.txt'));
    for (const bytes of await Promise.all(reading)) expect(texts).toContain(String(bytes));
    await Promise.all(writing);
    await rm(folder, { recursive: true });
  });
});

describe('a bucket that does not answer', () => {
  it('is a failure, not an empty bucket', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bestellbar-storage-'));
    const { server, env } = await startBucket(folder);
    const read = readConfig({ ...env, S3_BUCKET: 'anderer' });
    if (!read.ok) throw new Error(read.problems.join());
    const storage = await openStorage(folder, read.config.s3);
    await expect(storage.read('1-1.png')).rejects.toThrow(/bucket/i);
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('is refused at the start without credentials', () => {
    expect(readConfig({ S3_BUCKET: 'bilder' })).toEqual({
      ok: false,
      problems: ['Zu S3_BUCKET gehören S3_ACCESS_KEY_ID und S3_SECRET_ACCESS_KEY.'],
    });
    expect(readConfig({ S3_ENDPOINT: 'nirgends' })).toMatchObject({ ok: false });
    expect(readConfig({})).toMatchObject({ ok: true, config: { s3: null } });
  });
});
