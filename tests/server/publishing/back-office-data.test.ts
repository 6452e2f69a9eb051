import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from '../../../src/backoffice/data/call.ts';
import { dataProvider } from '../../../src/backoffice/data/data-provider.ts';
import { newApp, type TestApp } from '../../support/app.ts';

interface Product {
  id: number;
  name: string;
  price: number;
  description: string;
  enabled: boolean;
  outUntil?: string | null;
}

/** Requests as the back office sends them: with the cookie of the session. */
function askAs(app: TestApp, cookie: string): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    app.app.request(path, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } }),
  );
}

describe('the data provider of the back office', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await newApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => askAs(app, (await app.as('admin')).cookie));
  afterEach(() => vi.unstubAllGlobals());

  const getProduct = async (id: number) => (await dataProvider.getOne<Product>('products', { id })).data;
  const editElsewhere = async (id: number, body: Partial<Product>) => {
    const { status } = await (await app.as('admin')).put(`/api/products/${id}`, body);
    expect(status).toBe(200);
  };
  const refusal = async (asked: Promise<unknown>): Promise<CallFailed> => {
    const error = await asked.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error instanceof CallFailed) return error;
    throw new Error(`no refusal: ${String(error)}`);
  };

  it('reads a list in pages, with its total', async () => {
    const list = await dataProvider.getList<Product>('products', {
      filter: { q: 'e' },
      sort: { field: 'name', order: 'DESC' },
      pagination: { page: 2, perPage: 2 },
    });
    const all = await dataProvider.getList<Product>('products', {
      filter: { q: 'e' },
      sort: { field: 'name', order: 'DESC' },
      pagination: { page: 1, perPage: 5000 },
    });
    expect(list.total).toBe(all.data.length);
    expect(list.data).toEqual(all.data.slice(2, 4));
    const ids = list.data.map(({ id }) => id);
    const some = await dataProvider.getMany<Product>('products', { ids });
    expect(new Set(some.data.map(({ id }) => id))).toEqual(new Set(ids));
  });

  it('merges another user’s change with the changes of the form', async () => {
    const mine = await getProduct(1);
    await editElsewhere(1, { price: 9.5 });
    await dataProvider.update('products', {
      id: 1,
      data: { ...mine, description: 'Neu' },
      previousData: mine,
    });
    expect(await getProduct(1)).toMatchObject({ price: 9.5, description: 'Neu' });
  });

  it('marks a product as sold out, back and again from a list that was read once', async () => {
    let [row] = (await dataProvider.getMany<Product>('products', { ids: [5] })).data;
    const isSold = async () => (await getProduct(5)).enabled;
    const change = async (data: Partial<Product>) => {
      const answer = await dataProvider.update<Product>('products', { id: 5, data, previousData: row });
      // As react-admin keeps it in its lists.
      row = { ...row, ...answer.data };
    };
    for (let i = 0; i < 2; i += 1) {
      await change({ enabled: false, outUntil: '2026-11-23T02:00:00.000Z' });
      expect(await isSold()).toBe(false);
      await change({ enabled: true, outUntil: null });
      expect(await isSold()).toBe(true);
    }
  });

  it('refuses a conflicting change at the field that another user has changed', async () => {
    const mine = await getProduct(2);
    await editElsewhere(2, { name: 'Anders' });
    const save = () =>
      dataProvider.update('products', { id: 2, data: { ...mine, name: 'Meins' }, previousData: mine });
    expect((await refusal(save())).status).toBe(409);
    // Saving again gets the same answer: the form still shows its old values.
    expect((await refusal(save())).status).toBe(409);
    expect((await getProduct(2)).name).toBe('Anders');
  });

  it('puts each error at its field, in German', async () => {
    const before = await getProduct(3);
    const error = await refusal(
      dataProvider.update('products', { id: 3, data: { ...before, name: '' }, previousData: before }),
    );
    expect(error.status).toBe(422);
    expect(error.body).toEqual({ errors: { name: error.message } });
    expect(error.message).toMatch(/\.$/);
  });

  it('says that there is no connection, or what failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    const list = () =>
      dataProvider.getList('products', {
        filter: {},
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: 10 },
      });
    expect((await refusal(list())).message).toBe(
      'Keine Verbindung zum Server. Bitte versuchen Sie es erneut.',
    );
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('Bad gateway', { status: 502 })));
    expect((await refusal(list())).message).toBe('Produkte konnten nicht geladen werden');
  });
});
