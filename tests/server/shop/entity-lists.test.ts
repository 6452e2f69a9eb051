import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApp, type ApiAnswer, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';

const listed = ({ status, data }: ApiAnswer) => [status, (data as { id: number }[]).map(({ id }) => id)];
const query = (params: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, JSON.stringify(value)]),
  ).toString();

describe.each(bothFor('SQL'))('a list of the shop on %s', (kind) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp(kind);
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const ask = (list: string, params: Record<string, unknown>) => admin.get(`/api/${list}?${query(params)}`);

  it('a list is paged with its total', async () => {
    const part = await ask('products', { range: [2, 4], sort: ['price', 'DESC'] });
    expect(listed(part)).toEqual([200, [3, 1, 4]]);
    expect(part.headers.get('content-range')).toBe('products 2-4/8');
    const beyond = await ask('products', { range: [50, 74] });
    expect([beyond.data, beyond.headers.get('content-range')]).toEqual([[], 'products */8']);
    expect((await admin.get('/api/products')).headers.get('content-range')).toBe('products 0-7/8');
  });

  it.each([
    ['products', { filter: { id: [4, 2, 99] } }, [2, 4]],
    ['products', { filter: { enabled: false } }, [3]],
    ['products', { filter: { price_gte: 11, price_lte: 40 } }, [3, 6]],
    ['products', { filter: { q: 'KÄSE' } }, [2]],
    ['products', { filter: { categoryId: 1 } }, [1, 3, 4, 6, 7, 8]],
    ['products', { filter: { categoryId: 99 } }, []],
    ['products', { filter: { q: 'berg x' } }, []],
    ['products', { sort: ['name', 'ASC'], range: [0, 2] }, [2, 3, 5]],
    ['tables', { filter: { branchId: 4 } }, [2]],
    ['tables', { filter: { branchId: [1, 2] } }, [1]],
    ['branches', { filter: { tagId: 1 } }, [1]],
    ['branches', { filter: { isPublic: false } }, [3]],
    ['branches', { filter: { q: 'marktplatz berlin' } }, [1]],
    ['menus', { filter: { productId: 7 } }, [3]],
    ['menus', { filter: { branchId: 1, availableFrom_gte: '2025-12-31T23:00:00Z' } }, [1]],
    ['menus', { sort: ['availableFrom', 'ASC'] }, [3, 1, 2]],
    ['categories', { filter: { visible: false } }, [3]],
    ['categories', { filter: { imageId: null } }, [1, 2, 3]],
    ['donatees', { filter: { identifier: null } }, [1]],
    ['divisions', { filter: { identifier: 'pizzeria' } }, [1]],
    ['tags', { filter: { q: 'ras' } }, [1]],
  ])('of %s is filtered and sorted by %j', async (list, params, ids) => {
    expect(listed(await ask(list, params))).toEqual([200, ids]);
  });

  it.each([
    'products',
    'branches',
    'blocks',
    'tables',
    'donatees',
    'divisions',
    'tags',
    'menus',
    'categories',
  ])('of %s says in German what makes no sense, to anyone', async (list) => {
    const answer = await app.call(`/api/${list}?filter={"hash":1}&sort=oben&range=[9,1]`);
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual([
      { field: 'filter', message: 'Nach dieser Angabe lässt sich nicht filtern.' },
      { field: 'sort', message: 'Danach lässt sich nicht sortieren.' },
      { field: 'range', message: 'Diesen Ausschnitt der Liste gibt es nicht.' },
    ]);
  });

  it.each(['branches', 'blocks', 'tables', 'donatees', 'divisions'])(
    'a list of %s never takes a word for an identifier',
    async (list) => {
      expect((await app.call(`/api/${list}?identifier=Ä`)).status).toBe(422);
    },
  );

  it('a list shows staff what customers do not see, without caching', async () => {
    expect(listed(await admin.get('/api/blocks'))).toEqual([200, [1, 2, 3]]);
    expect(listed(await app.call('/api/blocks'))).toEqual([200, [1]]);
    expect(listed(await app.call(`/api/blocks?${query({ filter: { isPublic: false } })}`))).toEqual([
      200,
      [],
    ]);
    expect((await app.call('/api/blocks/2')).status).toBe(404);
    expect((await app.call('/api/blocks/alerts')).status).toBe(404);
    const seen = await admin.get('/api/blocks/alerts');
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await admin.get('/api/blocks')).headers.get('cache-control')).toBe('no-store');
  });
});
