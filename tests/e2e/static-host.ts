import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentTypeOf } from '../../src/lib/hosting/served-files.ts';

/** Serves a built site as a static host does: by its `_headers` and `_redirects`, and with nothing behind it. */
export async function startStaticHost(folder: string): Promise<{ url: string; stop: () => void }> {
  const [everywhere = '', ...others] = read(folder, '_headers').split('\n\n');
  if (!everywhere.startsWith('/*\n')) throw new Error(`no headers for all pages, but: ${others.length} more`);
  const headers = everywhere
    .split('\n')
    .slice(1)
    .map((line) => /^ *([\w-]+): (.*)$/.exec(line) ?? []);
  const rewrites = read(folder, '_redirects')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const to = rewrites.find(([from = '']) => matches(from, pathname))?.[1]?.startsWith('/status/')
      ? '/status/'
      : pathname;
    const found = [to, `${to}/index.html`].find(
      (path) => contentTypeOf(path) !== null && existsSync(join(folder, path)),
    );
    const path = found ?? '/404.html';
    for (const [, name = '', value = ''] of headers) response.setHeader(name, value);
    response.writeHead(found ? 200 : 404, { 'content-type': contentTypeOf(path) ?? '' });
    response.end(readFileSync(join(folder, path)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');
const matches = (rule: string, path: string) =>
  new RegExp(`^${rule.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
