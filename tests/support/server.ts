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

/** Another process may take the free port first. */
const PORT_TAKEN = 'schon belegt';

interface StartOptions {
  dataDir?: string;
  env?: NodeJS.ProcessEnv | ((url: string) => NodeJS.ProcessEnv);
}

/** Starts the shop as `npm start` does, on a data folder of its own, and resolves once it answers. */
export async function startShop(options: StartOptions = {}): Promise<RunningShop> {
  await ensureRelease();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'bestellbar-shop-'));
  const remove = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  for (;;) {
    const started = await startOnPort(await freePort(), dataDir, options.env ?? {});
    if (started.ok) {
      const { child, url, output } = started;
      const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal);
        await ended(child);
        remove();
      };
      return { url, dataDir, pid: child.pid ?? 0, output, stop };
    }
    if (started.output.includes(PORT_TAKEN)) continue;
    remove();
    throw new Error(`The shop did not start:\n${started.output}`);
  }
}

type Started =
  { ok: true; child: ChildProcess; url: string; output: () => string } | { ok: false; output: string };

async function startOnPort(port: number, dataDir: string, env: StartOptions['env']): Promise<Started> {
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
      ...(typeof env === 'function' ? env(url) : env),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: string) => void (output += chunk);
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);

  if (await answers(url, child)) return { ok: true, child, url, output: () => output };
  child.kill('SIGKILL');
  await ended(child);
  return { ok: false, output };
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
