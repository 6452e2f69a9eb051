import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD, ensureRelease } from '../../scripts/release/ensure-release.ts';

const children = new Set<ChildProcess>();

/** Ends what a test that failed or took too long has left running. */
export async function endAll(): Promise<void> {
  for (const child of children) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/** The programs of a release. */
type Program = 'main' | 'shop-import' | 'shop-export' | 'admin-password' | 'backup' | 'restore' | 'move';

/** What one of the server's programs said before it ended. */
export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

async function launch(program: Program, args: string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  await ensureRelease();
  const clean = {
    ...process.env,
    TZ: undefined,
    VITEST: undefined,
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
  };
  const child = spawn(process.execPath, [join(BUILD, `server/${program}.mjs`), ...args], {
    env: { ...clean, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Runs a program of the server to its end. */
export async function runProgram(program: Program, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const child = await launch(program, args, env);
  let [output, errors] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
}

/** Starts the API without pages, as `npm start` with SITE=off does, and waits for its one line. */
export async function startApi(env: NodeJS.ProcessEnv) {
  const child = await launch('main', [], {
    HOST: '127.0.0.1',
    PORT: '0',
    SITE: 'off',
    BACKOFFICE: 'off',
    ...env,
  });
  let output = '';
  const url = await new Promise<string>((done, fail) => {
    const look = (text: string) => {
      output += text;
      const found = /läuft: (http:\S+)/.exec(output)?.[1];
      if (found) done(found);
    };
    child.stdout?.setEncoding('utf8').on('data', look);
    child.stderr?.setEncoding('utf8').on('data', look);
    child.once('exit', () => fail(new Error(`the API did not start:\n${output}`)));
  });
  async function stop(signal: NodeJS.Signals): Promise<number | null> {
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  }
  /** What the process holds in memory (Linux). */
  async function megabytes(): Promise<number> {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }
  return { url, output: () => output, stop, megabytes, ended: once(child, 'exit') };
}
