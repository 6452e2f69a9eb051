import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';

export const WEB_SERVERS = ['nginx', 'caddy'] as const;
export type WebServer = (typeof WEB_SERVERS)[number];

const EXAMPLES = resolve(import.meta.dirname, '../../docs/hosting');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const isInstalled = (name: WebServer) => spawnSync(name, ['-v']).error === undefined;

interface Place {
  /** Gets what the server writes. */
  folder: string;
  site: string;
  /** Host and port of the shop's server. */
  shop: string;
}

/** The example in docs, changed where it says that it is to be changed. */
function example(file: string, { site, shop }: Place): string {
  return readFileSync(join(EXAMPLES, file), 'utf8')
    .replaceAll('/srv/bestellbar/site/current', site)
    .replaceAll('127.0.0.1:3000', shop);
}

function nginxConfig(place: Place, port: number): string {
  const own = (name: string) => `${name}_temp_path ${join(place.folder, name)};`;
  const server = example('nginx.conf', place)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('brotli_static on;', existsSync(BROTLI) ? 'brotli_static on;' : '');
  return [
    existsSync(BROTLI) ? `load_module ${BROTLI};` : '',
    // Its workers would else be nobody, who may not read a test's folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; pid ${join(place.folder, 'pid')}; error_log stderr; events {}`,
    'http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(own),
    server,
    '}',
  ].join('\n');
}

function caddyConfig(place: Place, port: number): string {
  const own = example('Caddyfile', place).replace('shop.example {', `http://127.0.0.1:${port} {`);
  return `{\n\tadmin off\n\tauto_https off\n}\n${own}`;
}

/** Starts a web server with the example of docs/hosting. */
export async function startWebServer(name: WebServer, place: Place) {
  const port = await freePort();
  const file = join(place.folder, 'config');
  writeFileSync(file, name === 'nginx' ? nginxConfig(place, port) : caddyConfig(place, port));
  const args =
    name === 'nginx' ? ['-e', 'stderr', '-c', file] : ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = spawn(name, args, {
    env: { ...process.env, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null)))
    if (child.exitCode === null) await new Promise((again) => setTimeout(again, 20));
    else throw new Error(`${name} did not start:\n${output}`);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
