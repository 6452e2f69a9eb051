import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config.ts';
import { openTargets } from '../../../src/server/publishing/targets/open-targets.ts';
import type { PublishTarget, SiteChange } from '../../../src/server/publishing/targets/publish-target.ts';
import { createS3Target } from '../../../src/server/publishing/targets/s3.ts';
import { startSeenBucket } from '../../support/bucket.ts';

const SITE = {
  'index.html': '<h1>Start</h1>',
  'index.html.br': 'compressed',
  'index.html.gz': 'compressed',
  '404.html': '<h1>Nicht gefunden</h1>',
  'store/mitte/index.html': '<h1>Mitte</h1>',
  'status/index.html': '<h1>Status</h1>',
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'sw.js': 'self.x = 1;',
  'favicon.svg': '<svg/>',
  '_astro/menu.1.js': 'export const menu = 1;',
  '_astro/fonts/a.woff2': 'font',
  _headers: '/*',
};

let root: string;
let folder: string;
let store: Awaited<ReturnType<typeof startSeenBucket>>;
let target: PublishTarget;

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
const newTarget = (changed: { prefix?: string; hasCleanKeys?: boolean; accessKeyId?: string } = {}) =>
  createS3Target({ ...store.place, prefix: '', hasCleanKeys: true, ...changed });
const put = (change: Partial<SiteChange> = {}) =>
  target.put({ folder, written: null, removed: [], signal: new AbortController().signal, ...change });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bestellbar-publish-'));
  folder = join(root, 'release-1');
  store = await startSeenBucket('seiten');
  await write(SITE);
  target = newTarget();
});
afterEach(async () => {
  await store.stop();
  await rm(root, { recursive: true, force: true });
});

describe('a site in a bucket', () => {
  it('has each page at its address and at its file name, as a browser expects', async () => {
    expect(await put()).toEqual({ ok: true, sent: 13 });
    const page = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache', encoding: undefined };
    expect(await store.get('store/mitte')).toEqual({ ...page, text: '<h1>Mitte</h1>' });
    expect(await store.get('store/mitte/index.html')).toEqual({ ...page, text: '<h1>Mitte</h1>' });
    expect(await store.get('status')).toEqual({ ...page, text: '<h1>Status</h1>' });
    expect(await store.get('404.html')).toMatchObject(page);
    expect(await store.get('_astro/menu.1.js')).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(await store.get('manifest.webmanifest')).toMatchObject({
      type: 'application/manifest+json',
      cacheControl: 'no-cache',
    });
  });

  it('has no compressed copies and no header files of other hosts', async () => {
    await put();
    for (const key of ['index.html.br', 'index.html.gz', '_headers'])
      expect(await store.get(key), key).toBeNull();
  });

  it('may have a prefix, and may serve files only', async () => {
    target = newTarget({ prefix: 'shop/seiten', hasCleanKeys: false });
    await put();
    const keys = store.changes().map((line) => line.replace('PUT ', ''));
    expect(keys).toContain('shop/seiten/store/mitte/index.html');
    expect(keys).not.toContain('shop/seiten/store/mitte');
    expect(keys.every((key) => key.startsWith('shop/seiten/'))).toBe(true);
  });

  it('gets scripts before the pages that use them, and deletes old files last', async () => {
    await put();
    store.changes();
    await write({ '_astro/menu.2.js': 'export const menu = 2;', 'index.html': '<h1>Neu</h1>' });
    await rm(join(folder, '_astro/menu.1.js'));
    await rm(join(folder, 'store/mitte'), { recursive: true });
    expect(await put()).toEqual({ ok: true, sent: 5 });
    const [first, second, ...rest] = store.changes();
    expect([first, second]).toEqual(['PUT _astro/menu.2.js', 'PUT index.html']);
    // The store stumbles over two neighbours at once, and is asked again.
    expect([...new Set(rest)].toSorted()).toEqual([
      'DELETE _astro/menu.1.js',
      'DELETE store/mitte',
      'DELETE store/mitte/index.html',
    ]);
  });

  it('is not uploaded again while it is unchanged, by any process', async () => {
    await put();
    store.changes();
    expect(await put()).toEqual({ ok: true, sent: 0 });
    target = newTarget();
    expect(await put()).toEqual({ ok: true, sent: 0 });
    expect(store.changes()).toEqual([]);
  });

  it('uploads a single page without listing all others', async () => {
    await put();
    store.requests();
    await write({ 'store/mitte/index.html': '<h1>Neu</h1>' });
    const written = ['store/mitte/index.html', 'store/mitte/index.html.br'];
    expect(await put({ written, removed: ['robots.txt'] })).toEqual({ ok: true, sent: 3 });
    const requests = store.requests();
    expect(requests.filter((line) => line.includes('published.json'))).toEqual([]);
    // Both of its addresses at the same time, and nothing is removed before.
    const [one, other, ...rest] = requests.slice(2, -1);
    expect([one, other].toSorted()).toEqual(['PUT store/mitte', 'PUT store/mitte/index.html']);
    expect(rest).toEqual(['DELETE robots.txt']);
    expect((await store.get('store/mitte'))?.text).toBe('<h1>Neu</h1>');
  });

  it('rolls back over several small changes', async () => {
    await put();
    await write({ 'index.html': '<h1>Neu</h1>', 'store/sued/index.html': '<h1>Süd</h1>' });
    await put({ written: ['index.html', 'store/sued/index.html'] });
    await put({ written: [], removed: ['robots.txt'] });
    store.changes();
    await write({ 'index.html': SITE['index.html'] });
    await rm(join(folder, 'store/sued'), { recursive: true });
    await put();
    expect([...new Set(store.changes())].toSorted()).toEqual([
      'DELETE store/sued',
      'DELETE store/sued/index.html',
      'PUT index.html',
      'PUT robots.txt',
    ]);
    expect((await store.get('index.html'))?.text).toBe('<h1>Start</h1>');
  });

  it('is one consistent release, even if another becomes current during the upload', async () => {
    const current = join(root, 'current');
    await symlink(folder, current);
    expect(await put({ folder: current })).toMatchObject({ ok: true });
    expect((await store.get('index.html'))?.text).toBe('<h1>Start</h1>');
  });
});

describe('an upload that was interrupted', () => {
  it('has uploaded no page without its scripts, and is completed by the next upload', async () => {
    store.refuse((line) => line === 'PUT _astro/menu.1.js');
    expect(await put()).toMatchObject({ ok: false });
    expect(store.changes().filter((line) => line.endsWith('.html'))).toEqual([]);
    store.refuse(() => false);
    expect(await put()).toMatchObject({ ok: true });
    expect(store.changes()).toContain('PUT index.html');
    expect((await store.get('_astro/menu.1.js'))?.text).toContain('menu');
  });

  it('does not start from the beginning', async () => {
    let count = 0;
    store.refuse((line) => /^PUT (?!\.bestellbar)/.test(line) && ++count > 6);
    await put();
    const first = store.changes();
    store.refuse(() => false);
    target = newTarget();
    await put();
    const second = store.changes();
    expect(first.length).toBe(6);
    expect(second.length).toBe(7);
    expect([...first, ...second].toSorted()).toEqual([...new Set([...first, ...second])].toSorted());
  });

  it('is completed even if the next change is a small one', async () => {
    await put();
    await write({ 'index.html': '<h1>Neu</h1>', 'store/mitte/index.html': '<h1>Neu</h1>' });
    store.refuse((line) => line === 'PUT index.html');
    expect(await put({ written: ['index.html'] })).toMatchObject({ ok: false });
    store.refuse(() => false);
    target = newTarget();
    expect(await put({ written: ['store/mitte/index.html'] })).toMatchObject({ ok: true });
    expect((await store.get('index.html'))?.text).toBe('<h1>Neu</h1>');
    expect((await store.get('store/mitte'))?.text).toBe('<h1>Neu</h1>');
  });

  it('leaves no files of an abandoned release', async () => {
    await put();
    await write({ '_astro/given-up.js': 'x', 'index.html': '<h1>Neu</h1>' });
    store.refuse((line) => line === 'PUT index.html');
    await put();
    expect(await store.get('_astro/given-up.js')).not.toBeNull();
    store.refuse(() => false);
    await rm(join(folder, '_astro/given-up.js'));
    await write({ 'index.html': SITE['index.html'] });
    await put();
    expect(await store.get('_astro/given-up.js')).toBeNull();
  });

  it('stops when it is aborted', async () => {
    const stopping = new AbortController();
    store.refuse((line) => {
      if (line.startsWith('PUT _astro')) stopping.abort();
      return false;
    });
    expect(await put({ signal: stopping.signal })).toEqual({
      ok: false,
      reason: 'Bucket „seiten“: abgebrochen, der Rest folgt mit der nächsten Veröffentlichung.',
    });
    expect(store.changes().filter((line) => line.includes('index.html'))).toEqual([]);
  });
});

describe('a bucket with other objects', () => {
  it('keeps them', async () => {
    target = newTarget({ prefix: 'fremd' });
    await put();
    target = newTarget();
    await put();
    await rm(join(folder, 'robots.txt'));
    await put();
    expect(await store.get('robots.txt')).toBeNull();
    expect(await store.get('fremd/robots.txt')).not.toBeNull();
  });

  it('is never emptied because the local folder is empty', async () => {
    await put();
    await rm(folder, { recursive: true });
    expect(await put()).toEqual({
      ok: false,
      reason: 'Bucket „seiten“: Die Seiten haben sich währenddessen geändert.',
    });
    await mkdir(folder);
    expect(await put()).toEqual({
      ok: false,
      reason: 'Bucket „seiten“: Der Ordner der Seiten hat keine Startseite.',
    });
    expect(await store.get('index.html')).not.toBeNull();
  });

  it('loses nothing if our manifest in it is unreadable, and gets a complete upload', async () => {
    await put();
    const notes = createS3Target({ ...store.place, prefix: '.bestellbar', hasCleanKeys: false });
    const garbled = join(root, 'garbled');
    await mkdir(garbled);
    for (const name of ['index.html', 'published.json', 'changes.json'])
      await writeFile(join(garbled, name), '{ "version": 7');
    await notes.put({ folder: garbled, written: null, removed: [], signal: new AbortController().signal });
    store.changes();
    await rm(join(folder, 'robots.txt'));
    expect(await put()).toEqual({ ok: true, sent: 12 });
    expect(store.changes().filter((line) => line.startsWith('DELETE'))).toEqual([]);
  });
});

describe('a bucket that fails', () => {
  it.each(['an unknown key', 'a key that may not write'])('reports a refusal: %s', async (kind) => {
    if (kind === 'an unknown key') target = newTarget({ accessKeyId: 'AKIAUNKNOWN' });
    else store.refuse((line) => line.startsWith('PUT'));
    const outcome = await put();
    expect(outcome).toMatchObject({ ok: false });
    expect(JSON.stringify(outcome)).toMatch(
      /Der Bucket „seiten“ lehnt die Schlüssel ab \((InvalidAccessKeyId|AccessDenied)\)/,
    );
    expect(JSON.stringify(outcome)).not.toContain('AKIA');
  });

  it('reports a missing bucket', async () => {
    target = createS3Target({ ...store.place, bucket: 'anderer', prefix: '', hasCleanKeys: true });
    expect(await put()).toEqual({ ok: false, reason: 'Den Bucket „anderer“ gibt es nicht.' });
  });

  it('reports an unreachable endpoint', async () => {
    const endpoint = 'http://127.0.0.1:1';
    target = createS3Target({ ...store.place, endpoint, prefix: '', hasCleanKeys: true });
    expect(await put()).toEqual({
      ok: false,
      reason: 'Der Bucket „seiten“ ist nicht zu erreichen (ECONNREFUSED).',
    });
  });
});

describe('targets in the environment', () => {
  const BUCKET = {
    PUBLISH_S3_BUCKET: 'seiten',
    PUBLISH_S3_ACCESS_KEY_ID: 'a',
    PUBLISH_S3_SECRET_ACCESS_KEY: 'b',
  };
  const HOOK = { PUBLISH_HOOK_URL: 'https://builder.example/hooks/geheim' };

  function targetsOf(env: NodeJS.ProcessEnv): string[] {
    const read = readConfig(env);
    if (!read.ok) return read.problems;
    return openTargets(read.config.publishTo).map(({ name }) => name);
  }

  it('name the places where pages are published', () => {
    expect(targetsOf({})).toEqual([]);
    expect(targetsOf({ ...BUCKET, ...HOOK })).toEqual(['Bucket „seiten“', 'Build-Hook bei builder.example']);
    // Pictures in a bucket are no reason to publish into one.
    expect(targetsOf({ S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })).toEqual([]);
  });

  it.each([
    [{ PUBLISH_S3_BUCKET: 'seiten' }, /^Zu PUBLISH_S3_BUCKET gehören PUBLISH_S3_ACCESS_KEY_ID/],
    [{ ...BUCKET, PUBLISH_S3_PREFIX: '../x' }, /^PUBLISH_S3_PREFIX ist nicht gültig/],
    [{ ...BUCKET, PUBLISH_S3_PREFIX: '/x/' }, /^PUBLISH_S3_PREFIX ist nicht gültig/],
    [{ ...BUCKET, PUBLISH_S3_ENDPOINT: 'nirgends' }, /^PUBLISH_S3_ENDPOINT ist nicht gültig/],
    [{ PUBLISH_HOOK_URL: 'http://builder.example/geheim' }, /^PUBLISH_HOOK_URL ist nicht gültig/],
    [{ PUBLISH_HOOK_URL: 'https://name:pass@builder.example/' }, /^PUBLISH_HOOK_URL ist nicht gültig/],
    [{ PUBLISH_HOOK_URL: 'geheim' }, /^PUBLISH_HOOK_URL ist nicht gültig/],
  ])('%j is refused at the start, without repeating a secret', (env, problem) => {
    const [said, ...more] = targetsOf(env);
    expect(said).toMatch(problem);
    expect(said).not.toContain('geheim');
    expect(more).toEqual([]);
  });
});
