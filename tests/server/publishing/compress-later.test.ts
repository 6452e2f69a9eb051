import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compressLater, type Compressing } from '../../../src/server/publishing/compress-later.ts';
import { openSiteFiles } from '../../../src/server/publishing/release-files.ts';

const PAGE = '<p>Pizza Margherita mit Tomate und Mozzarella</p>\n'.repeat(200);
const SCRIPT = resolve('src/server/publishing/rendering/compress-process.ts');

describe('pages that went live without compressed copies', () => {
  let folder: string;
  let compressing: Compressing;
  const done: string[] = [];
  const pathOf = (file: string) => join(folder, 'releases/one', file);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bestellbar-compress-'));
    done.length = 0;
    for (const file of ['store/mitte/index.html', 'store/nord/index.html']) {
      await mkdir(join(pathOf(file), '..'), { recursive: true });
      await writeFile(pathOf(file), PAGE);
    }
    compressing = compressLater({
      folder,
      script: SCRIPT,
      inTurn: (work) => work(),
      onCompressed: async (files) => done.push(...files),
      quietMs: 1,
    });
  });

  afterEach(async () => {
    await compressing.close();
    await rm(folder, { recursive: true });
  });

  it('are compressed for the client that asks first, in either way', async () => {
    const { get } = await openSiteFiles(join(folder, 'releases/one'));
    const page = get('store/mitte/index.html')!;
    const [br, gzip] = [await page.read('br'), await page.read('gzip')];
    expect(brotliDecompressSync(br.bytes).toString()).toBe(PAGE);
    expect(gunzipSync(gzip.bytes).toString()).toBe(PAGE);
    expect(br.bytes.length).toBeLessThan(PAGE.length / 10);
    expect(br.etag).not.toBe(gzip.etag);
  });

  it('all get their smallest copies in the background, those that have them already excepted', async () => {
    await writeFile(pathOf('store/nord/index.html.br'), 'br');
    await writeFile(pathOf('store/nord/index.html.gz'), 'gz');
    compressing.addAll('one');
    await vi.waitFor(() => expect(done).toEqual(['store/mitte/index.html']), 10_000);
    const copies = await Promise.all(
      ['br', 'gz'].map((end) => readFile(pathOf(`store/mitte/index.html.${end}`))),
    );
    expect(brotliDecompressSync(copies[0]!).toString()).toBe(PAGE);
    expect(gunzipSync(copies[1]!).toString()).toBe(PAGE);
    expect(await readFile(pathOf('store/nord/index.html.br'), 'utf8')).toBe('br');
  });

  it('are left alone once another release is live', async () => {
    for (const file of ['index.html', 'store/mitte/index.html']) {
      await mkdir(join(folder, 'releases/two', file, '..'), { recursive: true });
      await writeFile(join(folder, 'releases/two', file), PAGE);
    }
    compressing.add('one', ['store/mitte/index.html']);
    compressing.add('two', ['index.html']);
    await vi.waitFor(() => expect(done).toEqual(['index.html']), 10_000);
  });

  it.each([
    ['ends at work', "process.on('message', () => process.kill(process.pid, 'SIGKILL'))"],
    // As on a machine that was suspended: one that was killed is still connected when the next page comes.
    ['takes too long', "process.on('message', () => {})"],
  ])(
    'stay as they are when the compressing process %s, and the next gets a new one',
    async (_, work) => {
      await compressing.close();
      const script = join(folder, 'ends.mjs');
      const log = join(folder, 'started');
      await writeFile(
        script,
        `import { appendFileSync } from 'node:fs';
       process.on('message', () => appendFileSync(${JSON.stringify(log)}, process.pid + ' '));
       ${work};`,
      );
      const errors: unknown[] = [];
      const note = (error: unknown) => void errors.push(error);
      process.on('uncaughtException', note);
      compressing = compressLater({
        folder,
        script,
        inTurn: (turn) => turn(),
        onCompressed: async (files) => done.push(...files),
        quietMs: 1,
        // A process takes a second to start, several on a busy machine.
        longestMs: 4_000,
      });
      compressing.addAll('one');
      await vi.waitFor(async () => {
        expect(new Set((await readFile(log, 'utf8')).trim().split(' ')).size).toBe(2);
      }, 40_000);
      await compressing.close();
      process.off('uncaughtException', note);
      expect([errors, done]).toEqual([[], []]);
    },
    60_000,
  );
});
