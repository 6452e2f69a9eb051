import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { BUILD, ensureRelease } from '../../scripts/release/ensure-release.ts';

export interface RunningShop {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything the process printed so far. */
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', () => done());
  });

/** Starts the shop as `npm start` does, on a data folder of its own, and resolves once it answers. */
export async function startShop(
  options: { dataDir?: string; env?: NodeJS.ProcessEnv | ((url: string) => NodeJS.ProcessEnv) } = {},
): Promise<RunningShop> {
  await ensureRelease();
  const ownFolder = options.dataDir === undefined;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'bestellbar-shop-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(BUILD, 'server/main.mjs')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      // Printers of tests are on this machine.
      PRINTER_ALLOW: '127.0.0.1',
      ...(typeof options.env === 'function' ? options.env(url) : options.env),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: string) => void (output += chunk);
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended(child);
    if (ownFolder) rmSync(dataDir, { recursive: true, force: true });
  };

  const answered = await answers(url, child);
  if (!answered) {
    await stop('SIGKILL');
    throw new Error(`The shop did not start:\n${output}`);
  }
  return { url, dataDir, pid: child.pid ?? 0, output: () => output, stop };
}

/** Asks until the shop answers; false once its process has ended or two minutes are over. */
async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + 120_000;
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.ok) return true;
    await new Promise((again) => setTimeout(again, 100));
  }
  return false;
}
