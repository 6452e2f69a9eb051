import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bestellbar-npm-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('npm start ends with its server on SIGTERM', { timeout: 120_000 }, async () => {
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, PORT: '0', SITE: 'off', BACKOFFICE: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<string>((done, fail) => {
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /läuft: (http:\S+)/.exec(output)?.[1];
      if (found) done(found);
    });
    npm.once('exit', () => fail(new Error(`npm start has ended:\n${output}`)));
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          () => 'answers',
          () => 'gone',
        ),
      { timeout: 10_000, interval: 100 },
    )
    .toBe('gone');
});
