import { serve, type ServerType } from '@hono/node-server';

/** How long running requests may take after a stop was requested. */
const LONGEST_GOODBYE_MS = 10_000;
const GOODBYE_STEP_MS = 50;
/**
 * How long a client may take for a request's head, and for all of it: enough for a slow phone. Idle connections stay open longer than
 * proxies keep them (Caddy 2 minutes, nginx 1): an order sent just as one closes would be answered with 502.
 */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 150_000 };

/** The URL of a server listening there. */
export const urlOf = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** A local address at which a server listening on `host` answers. */
export function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

type Listening = { ok: true; server: ServerType; port: number } | { ok: false; message: string };

/** Listens for HTTP; a port that cannot be used is reported in German. */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  return new Promise((done) => {
    const server = serve({ fetch, hostname: host, port, serverOptions: TIMEOUTS }, (address) =>
      done({ ok: true, server, port: address.port }),
    );
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'Der Anschluss ist schon belegt. Mit PORT lässt sich ein anderer wählen.'
          : error.message;
      done({ ok: false, message: `${urlOf(host, port)} ist nicht zu öffnen. ${reason}` });
    });
  });
}

/** Stops accepting requests and waits for running ones, up to a limit. */
export function closeServer(server: ServerType): Promise<void> {
  return new Promise((done, fail) => {
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, LONGEST_GOODBYE_MS);
    // Idle connections are closed, too, since no request follows.
    const closing = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, GOODBYE_STEP_MS);
    server.close((error) => {
      clearTimeout(cut);
      clearInterval(closing);
      if (error) fail(error);
      else done();
    });
  });
}
