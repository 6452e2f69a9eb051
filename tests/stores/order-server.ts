import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Product } from '../../src/lib/domain/product.ts';

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

/** The menu as it is live; `soldOut` names the ids of those that cannot be ordered. */
export function answerLiveMenu(
  answers: Answers,
  products: Product[],
  soldOut: number[] = [],
  availableFrom = '2026-01-01T00:00:00Z',
) {
  const places = products.map(({ id }) => ({ id, visible: true, enabled: !soldOut.includes(id) }));
  const catalog = [{ id: 1, visible: true, products: places }];
  const menu = { id: 1, name: 'Karte', availableFrom, branches: [{ id: 1 }], catalog };
  const category = { id: 1, name: 'Alles', image: null, visible: true };
  const say = (call: string, data: unknown) => {
    answers[call] = () => ({ status: 200, body: { data } });
  };
  say('get /api/branches/1/menus', [menu]);
  say('get /api/categories', [category]);
  say('get /api/products', products);
}
