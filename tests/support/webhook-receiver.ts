import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a receiver gets it. */
export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
  message: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** What to answer: a status with a text, or nothing, ever. */
export type ReceiverAnswer = { status: number; text?: string; headers?: Record<string, string> } | 'hangs';

/** A receiver of webhooks on this machine, which answers 200 until told otherwise. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  let answer: (webhook: ReceivedWebhook) => ReceiverAnswer = () => ({ status: 200, text: 'ok' });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const webhook = {
        headers: request.headers,
        body,
        message: JSON.parse(body) as ReceivedWebhook['message'],
      };
      received.push(webhook);
      const said = answer(webhook);
      if (said === 'hangs') return;
      response.writeHead(said.status, said.headers).end(said.text ?? '');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    types: () => received.map(({ message }) => message.type),
    be(next: ReceiverAnswer | ((webhook: ReceivedWebhook) => ReceiverAnswer)) {
      answer = typeof next === 'function' ? next : () => next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

/** The signatures of a message that fit a secret, as Standard Webhooks says. */
export function fittingSignatures({ headers, body }: ReceivedWebhook, secret: string): string[] {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((one) => one === expected);
}
