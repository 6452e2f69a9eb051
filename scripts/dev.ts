/**
 * Shop, back office and API with hot reload: `npm run dev`. The pages' server proxies /api, /image and
 * /upload to the API, and /backend to the back office's server.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { isIPv6 } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { freePort } from './free-port.ts';

const root = resolve(import.meta.dirname, '..');
const host = process.env['HOST'] ?? '127.0.0.1';
const port = process.env['PORT'] ?? '3000';

const children: ChildProcess[] = [];
let stopping = false;

function stop(code: number) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

function start(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  children.push(child);
  child.on('exit', (code) => stop(code ?? 1));
}

async function answers(url: string): Promise<void> {
  while (!stopping) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((again) => setTimeout(again, 100));
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));

const origin = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
const [apiPort, officePort] = [await freePort(), await freePort()].map(String);
const api = `http://127.0.0.1:${apiPort}`;
start('node', ['--watch', '--watch-preserve-output', 'scripts/dev-api.ts'], {
  HOST: '127.0.0.1',
  PORT: apiPort,
  SITE: 'off',
  BACKOFFICE: 'off',
  // The browsers' origin, for sign-in and for links in mails.
  SITE_URL: process.env['SITE_URL'] ?? origin,
});
start('vite', ['--config', 'vite.backoffice.config.ts', '--logLevel', 'warn'], {
  BACKOFFICE_PORT: officePort,
});
await answers(`${api}/api/config`);
if (!stopping) {
  console.log(`Shop: ${origin}, back office: ${origin}/backend, API: ${api}/api`);
  start('astro', ['dev', '--host', host, '--port', port], {
    API_URL: api,
    BACKOFFICE_URL: `http://127.0.0.1:${officePort}`,
    PUBLIC_API_URL: '',
  });
}
