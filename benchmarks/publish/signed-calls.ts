/** Sends signed calls that rebuild the site, each once: `node signed-calls.ts URL COUNT AT_ONCE FIRST SECRET`. */
import { createHmac } from 'node:crypto';

const [url = '', count = '', atOnce = '', first = '', secret = ''] = process.argv.slice(2);

async function call(number: number): Promise<void> {
  const body = JSON.stringify({ number });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const digits = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(`${url}/api/webhooks/rebuild`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-bestellbar-timestamp': timestamp,
      'x-bestellbar-signature': `sha256=${digits}`,
    },
    body,
  });
  if (response.status !== 202) throw new Error(`${response.status}: ${await response.text()}`);
}

const numbers = Array.from({ length: Number(count) }, (_, index) => Number(first) + index)[Symbol.iterator]();
const work = async () => {
  for (const number of numbers) await call(number);
};
await Promise.all(Array.from({ length: Number(atOnce) }, work));
