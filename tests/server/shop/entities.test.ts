import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { urlOf, type ShopList } from '../../../src/lib/contract/shop.ts';
import type { Product } from '../../../src/lib/contract/products.ts';
import { images, logs } from '../../../src/server/platform/database/schema.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';
import { LISTS } from '../../support/list-samples.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
interface Entity {
  id: number;
  identifier?: string;
}

const lists = Object.entries(LISTS).map(([list, it]) => ({ list, ...it }));
const HAVING_IDENTIFIER = ['divisions', 'branches', 'blocks', 'tables'] as const;

describe('editing the shop', () => {
  let app: TestApp;
  let admin: Person;
  let employee: Person;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    employee = await app.as('employee', [1]);
    await admin.post('/api/stations', { name: 'Pizzaofen' });
    await admin.post('/api/promotions', { name: 'Zehn Prozent' });
    await admin.post('/api/price-times', { name: 'Happy Hour' });
    await admin.post('/api/translations', { german: 'Knödel', words: {} });
  });
  afterAll(() => app.close());

  const made = async (list: string, fields: object) => {
    const answer = await admin.post(urlOf(list as ShopList), fields);
    expect([answer.status, answer.errors]).toEqual([201, []]);
    return answer.data as Entity;
  };
  const auditOf = async (entity: string, id: number | null) =>
    (await app.db.select().from(logs).orderBy(logs.id))
      .map(({ context }) => context)
      .filter((context) => context['entity'] === entity && context['id'] === id);

  describe.each(lists)('$list', ({ list, fields, change, wrong }) => {
    const url = urlOf(list as ShopList);

    it('are created, changed and deleted at the end of their list, visible at once', async () => {
      const { id } = await made(list, fields);
      expect((await admin.get(`${url}/${id}`)).data).toMatchObject({ id, ...fields });
      const all = (await admin.get(url)).data as Entity[];
      expect(all.at(-1)?.id).toBe(id);

      const changed = await admin.put(`${url}/${id}`, change);
      expect(changed).toMatchObject({ status: 200, data: { ...fields, ...change, id } });
      expect((await admin.get(`${url}/${id}`)).data).toEqual(changed.data);
      const again = (await admin.get(url)).data as Entity[];
      expect(again.map((entry) => entry.id)).toEqual(all.map((entry) => entry.id));

      expect(await admin.delete(`${url}/${id}`)).toMatchObject({ status: 200, data: { id } });
      expect((await admin.get(`${url}/${id}`)).status).toBe(404);
      expect(
        (await auditOf(list, id)).map(({ action, before, after }) => ({ action, before, after })),
      ).toMatchObject([
        { action: 'create', before: null, after: { id, ...fields } },
        { action: 'update', after: change },
        { action: 'delete', before: { ...fields, ...change }, after: null },
      ]);
    });

    it('name invalid fields in German, when created and when changed', async () => {
      const before = (await app.readShop())?.revision;
      const { id } = ((await admin.get(url)).data as Entity[])[0] ?? { id: 0 };
      for (const answer of [
        await admin.post(url, { ...fields, ...wrong }),
        await admin.put(`${url}/${id}`, wrong),
      ]) {
        expect(answer.status).toBe(422);
        const named = new Set(fieldsOf(answer).map((field) => String(field).split('.')[0]));
        expect(named).toEqual(new Set(Object.keys(wrong)));
        for (const { message } of answer.errors) expect(message).toMatch(/^[A-ZÄÖÜ].*\.$/);
      }
      // What was refused is no change.
      expect((await app.readShop())?.revision).toBe(before);
    });

    it('require their mandatory fields', async () => {
      const answer = await admin.post(url, {});
      expect(answer.status).toBe(422);
      expect(answer.errors[0]?.message).toMatch(/fehlt|Filiale aus/);
    });

    it('refuse changes without permission', async () => {
      const { id } = ((await admin.get(url)).data as Entity[])[0] ?? { id: 0 };
      const anyone = (method: string, path: string) =>
        app.call(path, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(method === 'DELETE' ? {} : { body: JSON.stringify(fields) }),
        });
      expect((await anyone('POST', url)).status).toBe(401);
      expect((await anyone('PUT', `${url}/${id}`)).status).toBe(401);
      expect((await anyone('DELETE', `${url}/${id}`)).status).toBe(401);
      expect((await anyone('PUT', `${url}/order`)).status).toBe(401);
      expect((await employee.put(`${url}/order`, { ids: [id] })).status).toBe(403);
      if (list === 'tables') return;
      expect((await employee.post(url, fields)).status).toBe(403);
      expect((await employee.put(`${url}/${id}`, change)).status).toBe(403);
      expect((await employee.delete(`${url}/${id}`)).status).toBe(403);
    });

    it('that do not exist are not found', async () => {
      for (const id of ['99', '0', 'x', '99999999999']) {
        expect((await admin.put(`${url}/${id}`, change)).status).toBe(404);
        expect((await admin.delete(`${url}/${id}`)).status).toBe(404);
      }
    });

    it('refuse an edit of an outdated state', async () => {
      const { id } = await made(list, fields);
      const tag = (await admin.get(`${url}/${id}`)).headers.get('etag') ?? '';
      const send = (method: string, body?: object) =>
        app.call(`${url}/${id}`, {
          method,
          headers: { cookie: admin.cookie, 'content-type': 'application/json', 'if-match': tag },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
      expect((await send('PUT', change)).status).toBe(200);
      const late = await send('PUT', change);
      expect([late.status, late.errors[0]?.message]).toEqual([
        409,
        expect.stringContaining('inzwischen von jemand anderem geändert'),
      ]);
      expect((await send('DELETE')).status).toBe(409);
      expect((await admin.delete(`${url}/${id}`)).status).toBe(200);
    });

    it('are reordered', async () => {
      await made(list, fields);
      const idsNow = async () => ((await admin.get(url)).data as Entity[]).map(({ id }) => id);
      const before = await idsNow();
      const wanted = before.toReversed();
      expect(await admin.put(`${url}/order`, { ids: wanted })).toMatchObject({ status: 200, data: wanted });
      expect(await idsNow()).toEqual(wanted);
      for (const ids of [before.slice(1), [...before, 99], [...before.slice(1), before[1]]])
        expect((await admin.put(`${url}/order`, { ids })).status).toBe(409);
      expect((await admin.put(`${url}/order`, { ids: 'alle' })).status).toBe(422);
      expect((await auditOf(list, null)).at(-1)).toMatchObject({ action: 'sort', after: { ids: wanted } });
      await admin.put(`${url}/order`, { ids: before });
      await admin.delete(`${url}/${Math.max(...before)}`);
    });
  });

  it.each(HAVING_IDENTIFIER)('refuses a taken identifier of %s', async (list) => {
    const [first] = (await admin.get(`/api/${list}`)).data as (Entity & { branch?: object })[];
    const { fields } = LISTS[list];
    const answer = await admin.post(`/api/${list}`, { ...fields, ...first, id: undefined });
    expect([answer.status, answer.errors]).toEqual([
      422,
      [{ field: 'identifier', message: 'Diese Kennung ist schon vergeben.' }],
    ]);
  });

  it('refuses references to nothing', async () => {
    const branch = await admin.put('/api/branches/1', { tags: [{ id: 1 }, { id: 99 }] });
    expect([branch.status, fieldsOf(branch)]).toEqual([422, ['tags.1.id']]);
    const menu = await admin.put('/api/menus/1', { catalog: [{ id: 1, products: [{ id: 99 }] }] });
    expect([menu.status, fieldsOf(menu)]).toEqual([422, ['catalog.0.products.0.id']]);
    const table = await admin.post('/api/tables', { identifier: 'tisch-7', branch: { id: 99 } });
    expect([table.status, fieldsOf(table)]).toEqual([422, ['branch.id']]);
    const tag = await admin.put('/api/tags/1', { image: { id: 99, extension: 'png' } });
    expect([tag.status, tag.errors]).toEqual([
      422,
      [{ field: 'image', message: 'Dieses Bild gibt es nicht.' }],
    ]);
  });

  it('keeps missing fields, and ignores read-only ones', async () => {
    const before = (await admin.get('/api/products/2')).data as Product;
    await admin.put('/api/products/2', { id: 77, price: 0.03, constructor: 'x' });
    expect((await admin.get('/api/products/2')).data).toEqual({ ...before, price: 0.03 });
  });

  it('keeps of a label what it says, drops an empty one, and names what is wrong with it', async () => {
    const labelOf = async (label: object | null) =>
      ((await admin.put('/api/products/2', { label })).data as Product).label;
    const said = { ingredients: 'Gurken, Senfsaat', drainedWeight: { amount: 480, unit: 'g' } };
    expect(await labelOf({ ...said, producer: '', alcohol: null })).toEqual(said);
    expect(((await admin.get('/api/products/2')).data as Product).label).toEqual(said);
    expect(await labelOf({ ingredients: '', alcohol: null })).toBeUndefined();
    expect(await labelOf(said)).toEqual(said);
    expect(await labelOf(null)).toBeUndefined();
    const wrong = await admin.put('/api/products/2', {
      label: { alcohol: 12.55, drainedWeight: { amount: 1, unit: 'l' } },
    });
    expect([wrong.status, wrong.errors]).toMatchObject([
      422,
      [
        { field: 'label.alcohol', message: 'Bitte geben Sie höchstens eine Nachkommastelle an.' },
        { field: 'label.drainedWeight.unit' },
      ],
    ]);
  });

  it('checks fields against each other, including unchanged ones', async () => {
    const answer = await admin.put('/api/products/1', { defaultUnit: 'kg' });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['defaultUnit']]);
  });

  it("returns a picture's current version, whichever was sent", async () => {
    await app.db.insert(images).values({ id: 40, version: 3, extension: 'webp' });
    const answer = await admin.put('/api/tags/1', { image: { id: 40, version: 1, extension: 'png' } });
    expect(answer.data).toMatchObject({ image: { id: 40, version: 3, extension: 'webp' } });
    await admin.put('/api/tags/1', { image: null });
    await app.db.delete(images).where(eq(images.id, 40));
  });

  it.each([
    ['markup', '<script>alert(1)</script> <img src=x onerror=alert(1)> & "Co"'],
    ['writing from right to left', '\u202eازيب\u202c Pizza'],
    ['letters without width among others', 'Pi\u200bzza\ufeff 👩‍🍳'],
    ['what a spreadsheet would run', '=HYPERLINK("http://x")'],
  ])('keeps %s as it was written', async (_, name) => {
    const fields = { name, description: `${name}\n\t${name}` };
    expect(await admin.put('/api/products/1', fields)).toMatchObject({ status: 200, data: fields });
    expect((await app.call('/api/products/1')).data).toMatchObject(fields);
  });

  it.each([
    ['{"price":1e308}', 'price'],
    ['{"price":1e999}', 'price'],
    ['{"price":-0.01}', 'price'],
    ['{"price":0.001}', 'price'],
    ['{"price":"5"}', 'price'],
    ['{"price":null}', 'price'],
    ['{"minimumQuantity":0}', 'minimumQuantity'],
    ['{"name":"a\\u0000b"}', 'name'],
    ['{"name":"a\\nb"}', 'name'],
    ['{"name":"\\ud800"}', 'name'],
    ['{"description":5}', 'description'],
  ])('refuses a product with %s', async (body, field) => {
    const answer = await app.call('/api/products/1', {
      method: 'PUT',
      headers: { cookie: admin.cookie, 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, [...new Set(fieldsOf(answer))]]).toEqual([422, [field]]);
  });

  it('refuses script links', async () => {
    const answer = await admin.post('/api/config', {
      imprint: ' JavaScript:alert(1)',
      website: 'data:text/html,x',
    });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['website', 'imprint']]);
    const fine = await admin.post('/api/config', {
      imprint: 'https://example.org',
      privacyPolicy: '/datenschutz',
    });
    expect(fine.status).toBe(200);
  });

  it('names the users of what cannot be deleted', async () => {
    const messageOf = async (path: string) => {
      const answer = await admin.delete(path);
      return [answer.status, answer.errors[0]?.message];
    };
    expect(await messageOf('/api/products/1')).toEqual([
      409,
      'Das kann nicht gelöscht werden. Es wird noch verwendet: Speisekarte „Karte“.',
    ]);
    expect(await messageOf('/api/categories/1')).toEqual([
      409,
      'Das kann nicht gelöscht werden. Es wird noch verwendet: Speisekarte „Karte“, Speisekarte „Nord“, Speisekarte „Sommer 2025“.',
    ]);
    await app.order({
      branch: { id: 1 },
      name: 'Erika Muster',
      paymentMethod: 'cash',
      legalInstructions: true,
      privacyPolicy: true,
      items: [{ product: { id: 1 }, amount: 1, unit: 'Stk' }],
    });
    expect(await messageOf('/api/branches/1')).toEqual([
      409,
      'Das kann nicht gelöscht werden. Es wird noch verwendet: Speisekarte „Karte“, Speisekarte „Sommer 2025“, 1 offene Bestellung.',
    ]);
  });

  it('deletes tables with their branch, and removes a deleted tag from its branches', async () => {
    const branch = await made('branches', { identifier: 'west', name: 'West', tags: [{ id: 1 }] });
    const table = await made('tables', { identifier: 'tisch-1', branch: { id: branch.id } });
    const tag = await made('tags', { name: 'Neu' });
    await admin.put(`/api/branches/${branch.id}`, { tags: [{ id: 1 }, { id: tag.id }] });
    expect((await admin.delete(`/api/tags/${tag.id}`)).status).toBe(200);
    const left = (await admin.get(`/api/branches/${branch.id}`)).data as Branch;
    expect(left.tags).toEqual([{ id: 1 }]);
    expect((await admin.delete(`/api/branches/${branch.id}`)).status).toBe(200);
    expect((await admin.get(`/api/tables/${table.id}`)).status).toBe(404);
    expect((await auditOf('tables', table.id)).at(-1)).toMatchObject({ action: 'delete', after: null });
  });

  it('lets managers change the hours of their own branches, and nothing else of them', async () => {
    const manager = await app.as('manager', [1]);
    const openingHours = [{ type: 'monday', from: '10:00', to: '22:00' }];
    const changed = await manager.put('/api/branches/1', { openingHours, closedMessage: 'Betriebsausflug' });
    expect(changed).toMatchObject({ status: 200, data: { closedMessage: 'Betriebsausflug' } });
    expect((await manager.put('/api/branches/1', { closedMessage: '', name: 'Mein Laden' })).status).toBe(
      403,
    );
    expect((await manager.put('/api/branches/2', { openingHours })).status).toBe(403);
    expect((await employee.put('/api/branches/1', { openingHours })).status).toBe(403);
    expect((await manager.delete('/api/branches/1')).status).toBe(403);
  });

  it('lets employees change the tables of their own branches only', async () => {
    const mine = await employee.post('/api/tables', { identifier: 'tisch-20', branch: { id: 1 } });
    expect(mine.status).toBe(201);
    const { id } = mine.data as Entity;
    expect((await employee.put(`/api/tables/${id}`, { identifier: 'tisch-21' })).status).toBe(200);
    expect((await employee.put(`/api/tables/${id}`, { branch: { id: 2 } })).status).toBe(403);
    expect((await employee.post('/api/tables', { identifier: 'a', branch: { id: 2 } })).status).toBe(403);
    expect((await employee.put('/api/tables/2', { identifier: 'a' })).status).toBe(403);
    expect((await employee.delete('/api/tables/2')).status).toBe(403);
    expect((await employee.delete(`/api/tables/${id}`)).status).toBe(200);
  });

  it('changes only the settings that were sent', async () => {
    const before = (await admin.get('/api/config')).data;
    const tag = (await admin.get('/api/config')).headers.get('etag') ?? '';
    expect(await admin.post('/api/config', { title: 'Pizza & Pasta' })).toMatchObject({
      status: 200,
      data: { ...(before as object), title: 'Pizza & Pasta' },
    });
    expect((await app.call('/api/config')).data).toMatchObject({
      title: 'Pizza & Pasta',
      enableMollie: true,
    });
    expect((await auditOf('config', null)).at(-1)).toMatchObject({
      before: { title: '' },
      after: { title: 'Pizza & Pasta' },
    });
    const wrong = await admin.post('/api/config', {
      shopName: ' ',
      timezone: 'Berlin',
      logo: { id: 9, extension: 'png' },
    });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['shopName', 'timezone']]);
    const logo = await admin.post('/api/config', { logo: { id: 9, extension: 'png' } });
    expect([logo.status, fieldsOf(logo)]).toEqual([422, ['logo']]);
    const late = await app.call('/api/config', {
      method: 'POST',
      headers: { cookie: admin.cookie, 'content-type': 'application/json', 'if-match': tag },
      body: '{"title":"Zu spät"}',
    });
    expect(late.status).toBe(409);
    expect((await employee.post('/api/config', { title: 'x' })).status).toBe(403);
    expect((await app.post('/api/config', { title: 'x' })).status).toBe(401);
  });
});
