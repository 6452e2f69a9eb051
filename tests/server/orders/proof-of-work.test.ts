import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderDraftInput } from '../../../src/lib/contract/orders.ts';
import { bitsAfter, FREE_PER_HOUR, LEAST_BITS, zeroBits } from '../../../src/server/orders/proof-of-work.ts';
import { solve } from '../../../src/lib/stores/checkout/proof-of-work.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';

const HERE = '203.0.113.7';
const apps: TestApp[] = [];
let app: TestApp;

beforeEach(async () => {
  app = await newApp('PGlite');
  apps.push(app);
});
afterAll(() => Promise.all(apps.map((one) => one.close())));

interface From {
  address?: string;
  key?: string;
  proof?: string;
  api?: TestApp['app'];
}

const mailed = (changes: Partial<OrderDraftInput> = {}) => draft({ email: 'opfer@example.org', ...changes });

/** An order as it comes over a connection. */
async function order(body: unknown, { address = HERE, key, proof, api = app.app }: From = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(proof === undefined ? {} : { 'order-proof': proof }),
  };
  const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await api.request('/api/orders', init, { incoming });
  const { data, errors = [] } = (await response.json()) as {
    data?: { uid: string };
    errors?: { code?: string; message: string; challenge?: string }[];
  };
  return { status: response.status, uid: data?.uid, errors, challenge: errors[0]?.challenge ?? '' };
}

const orderMany = async (count: number, from?: From) => {
  for (let n = 0; n < count; n += 1) expect((await order(mailed(), from)).status).toBe(201);
};

describe('an order with an e-mail address', () => {
  it('costs nothing until many came from its network, and then work', async () => {
    await orderMany(FREE_PER_HOUR);
    const asked = await order(mailed(), { key: 'one-too-many' });
    expect(asked).toMatchObject({ status: 428, errors: [{ code: 'workAsked' }] });
    expect(asked.errors[0]?.message).toContain('noch einmal');
    const proof = await solve(asked.challenge);
    const placed = await order(mailed(), { key: 'one-too-many', proof });
    expect(placed.status).toBe(201);
    // Its answer was lost: who sends it again has no work, and no second order.
    expect(await order(mailed(), { key: 'one-too-many' })).toMatchObject({ status: 201, uid: placed.uid });
    expect(await app.countOrders()).toBe(FREE_PER_HOUR + 1);
    expect((await order(mailed(), { address: '203.0.113.8' })).status).toBe(201);
  });

  it('costs nothing without an address to send mail to, and from this machine', async () => {
    await orderMany(FREE_PER_HOUR);
    expect((await order(draft())).status).toBe(201);
    await orderMany(FREE_PER_HOUR + 5, { address: '127.0.0.1' });
  });

  it('costs work from the same number on if all are sent at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: FREE_PER_HOUR + 10 }, () => order(mailed())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(FREE_PER_HOUR);
  });

  it('is not counted if it is refused', async () => {
    for (let n = 0; n < FREE_PER_HOUR + 5; n += 1)
      expect((await order(mailed({ name: '' }))).status).toBe(422);
    await orderMany(FREE_PER_HOUR);
  });

  it('costs the more work the more there were', () => {
    const {
      10: first,
      19: same,
      20: twice,
      40: fourTimes,
      100_000: most,
    } = Object.fromEntries([10, 19, 20, 40, 100_000].map((orders) => [orders, bitsAfter(orders)]));
    expect([first, same, twice, fourTimes]).toEqual([LEAST_BITS, LEAST_BITS, LEAST_BITS + 1, LEAST_BITS + 2]);
    expect(most).toBe(20);
  });
});

describe('a solution', () => {
  let challenge: string;
  let proof: string;
  beforeEach(async () => {
    await orderMany(FREE_PER_HOUR);
    ({ challenge } = await order(mailed(), { key: 'key-of-this-order' }));
    // An empty one would be worked on for ever.
    if (challenge === '') throw new Error('the API sent no challenge');
    proof = await solve(challenge);
  });
  const refused = async (body: unknown, from: From) => {
    const answer = await order(body, from);
    expect(answer.status).toBe(428);
    expect(answer.challenge).not.toBe(challenge);
    expect(await app.countOrders()).toBe(FREE_PER_HOUR);
  };

  it('is a number whose hash begins with the bits that were asked for', () => {
    const [, bits, , signature, number] = proof.split('.');
    expect(Number(bits)).toBe(LEAST_BITS);
    const digest = createHash('sha256').update(`${signature}.${number}`).digest();
    expect(digest.readUInt32BE()).toBeLessThan(2 ** (32 - LEAST_BITS));
    expect(zeroBits(`${signature}.${number}`)).toBe(Math.clz32(digest.readUInt32BE()));
  });

  it('is refused if it is wrong or made up', async () => {
    const wrong = [0, 1, 2, 3].find(
      (number) => zeroBits(`${challenge.split('.')[3]}.${number}`) < LEAST_BITS,
    );
    for (const other of [`${challenge}.${wrong}`, challenge, 'x', '', proof.replace('.15.', '.14.')])
      await refused(mailed(), { key: 'key-of-this-order', proof: other });
  });

  it('is refused for another order, another key and from another network', async () => {
    await refused(mailed({ comment: 'Noch eine' }), { key: 'key-of-this-order', proof });
    await refused(mailed(), { key: 'another-order', proof });
    await refused(mailed(), { proof });
    await orderMany(FREE_PER_HOUR, { address: '203.0.113.9' });
    const foreign = await order(mailed(), { key: 'key-of-this-order', proof, address: '203.0.113.9' });
    expect(foreign.status).toBe(428);
  });

  it('is refused after five minutes', async () => {
    app.clock.now += 5 * 60_000 + 1;
    await refused(mailed(), { key: 'key-of-this-order', proof });
  });

  it('is good for one order, also without a key and in another process', async () => {
    const asked = await order(mailed());
    const solved = await solve(asked.challenge);
    const placed = await order(mailed(), { proof: solved });
    expect(placed.status).toBe(201);
    expect((await order(mailed(), { proof: solved })).status).toBe(428);
    const other = app.composeAgain().app;
    await orderMany(FREE_PER_HOUR, { api: other });
    const again = await order(mailed(), { proof: solved, api: other });
    expect(again).toMatchObject({ status: 201, uid: placed.uid });
  });
});
