import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const MOST_AT_ONCE = 64;

interface Answer {
  status: number;
  text: string;
}

/** Sends an order, and again with the same key if the connection breaks, as a storefront does. */
async function send(agent: Agent, url: string, body: string, key: string): Promise<Answer> {
  const once = () =>
    new Promise<Answer>((done, fail) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
      };
      const sent = request(url, { agent, method: 'POST', headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => done({ status: response.statusCode ?? 0, text }));
        response.on('error', fail);
      });
      sent.on('error', fail);
      sent.end(body);
    });
  return once().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET') return once();
    throw error;
  });
}

/** Returns a function that orders three dishes of the busy shop; adds the uid of each acknowledged order to `acknowledged`. */
export function customers(
  { url, branches, dishes }: { url: string; branches: number; dishes: number },
  acknowledged: string[],
): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_AT_ONCE });
  let count = 0;
  return async () => {
    count += 1;
    const branch = 1 + (count % branches);
    const body = JSON.stringify({
      branch: { id: branch },
      name: 'Erika Muster',
      comment: 'Bitte ohne Zwiebeln',
      paymentMethod: 'cash',
      legalInstructions: true,
      privacyPolicy: true,
      items: [0, 1, 2].map((index) => ({
        product: { id: (branch - 1) * dishes + 1 + ((count * 7 + index * 13) % dishes) },
        amount: 1 + (index % 2),
        unit: 'Stk',
      })),
    });
    const answer = await send(agent, `${url}/api/orders`, body, randomUUID());
    if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
    acknowledged.push((JSON.parse(answer.text) as { data: { uid: string } }).data.uid);
  };
}
