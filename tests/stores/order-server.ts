import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Asked {
  call: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What a call is answered with: JSON, or a text as it is. `cut`: the connection breaks, after the head of an answer or before. */
export type Answer = { status: number; body: unknown } | { cut: 'before' | 'inside' };

export type Answers = Record<string, (asked: Asked) => Answer | Promise<Answer>>;

/** An API of the shop's paths that answers over real HTTP what a test tells it to. */
export async function startOrderServer() {
  const asked: Asked[] = [];
  const answers: Answers = {};
  const server = createServer((request, response) => {
    const answer = async () => {
      const call = `${request.method?.toLowerCase()} ${request.url}`;
      const body: unknown = request.method === 'POST' ? await json(request) : null;
      const one = { call, headers: request.headers, body };
      asked.push(one);
      const said = (await answers[call]?.(one)) ?? { status: 404, body: { errors: [] } };
      if ('body' in said) {
        const isText = typeof said.body === 'string';
        response.writeHead(said.status, { 'content-type': isText ? 'text/html' : 'application/json' });
        response.end(isText ? said.body : JSON.stringify(said.body));
      } else if (said.cut === 'before') {
        request.socket.destroy();
      } else {
        response.writeHead(201, { 'content-type': 'application/json', 'content-length': 1000 });
        response.write('{"data":{"id":17,', () => request.socket.destroy());
      }
    };
    void answer();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    /** The orders among what was asked. */
    orders: () => asked.filter(({ call }) => call === 'post /api/orders'),
    forget() {
      asked.length = 0;
      for (const call of Object.keys(answers)) delete answers[call];
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type OrderServer = Awaited<ReturnType<typeof startOrderServer>>;
