import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await newApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const edit = (id: number, fields: object) => admin.put(`/api/branches/${id}`, fields);
const branches = async () => (await app.readShop())!.shop.branches;

it('a branch keeps its former identifiers, which no other branch can have, until it gives them up', async () => {
  const [one, other] = await branches();
  const [mine, theirs] = [one!.identifier, other!.identifier];
  const moved = await edit(one!.id, { identifier: 'umgezogen' });
  expect(moved).toMatchObject({ status: 200, data: { identifier: 'umgezogen', formerIdentifiers: [mine] } });

  const taken = await edit(other!.id, { identifier: mine });
  expect([taken.status, fieldsOf(taken), taken.errors?.[0]?.message]).toEqual([
    422,
    ['identifier'],
    'Diese Kennung führt schon zu einer anderen Filiale.',
  ]);
  const claimed = await edit(other!.id, { formerIdentifiers: [mine, 'umgezogen'] });
  expect([claimed.status, fieldsOf(claimed)]).toEqual([422, ['formerIdentifiers.0', 'formerIdentifiers.1']]);
  const made = await admin.post('/api/branches', { identifier: mine, name: 'Neu' });
  expect([made.status, fieldsOf(made)]).toEqual([422, ['identifier']]);
  expect((await branches()).find(({ id }) => id === other!.id)?.identifier).toBe(theirs);

  expect((await edit(one!.id, { formerIdentifiers: [] })).status).toBe(200);
  expect((await edit(other!.id, { identifier: mine })).status).toBe(200);
  expect((await edit(other!.id, { identifier: theirs })).data).toMatchObject({ formerIdentifiers: [mine] });
});

it('a copy of a branch has none of its addresses', async () => {
  const [, branch] = await branches();
  expect(branch!.formerIdentifiers).not.toEqual([]);
  const copy = await admin.post(`/api/branches/${branch!.id}/copies`, { name: 'Kopie', identifier: 'kopie' });
  expect(copy.status).toBe(201);
  expect((copy.data as Branch).formerIdentifiers).toEqual([]);
});
