import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApp, type TestApp } from '../../support/app.ts';

describe("the shop's addresses", () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp('PGlite')));
  afterAll(() => app.close());

  it('default to the one that the client has reached', async () => {
    expect((await app.call('/api/addresses')).data).toEqual({ site: null, office: null, api: null });
  });

  it('are public, for printing and for programs that fetch by themselves', async () => {
    const addresses = {
      site: 'https://essen.example.org',
      office: 'https://buero.example.org',
      api: 'https://api.example.org',
    };
    const { app: api } = app.composeAgain({ addresses });
    expect(await (await api.request('/api/addresses')).json()).toEqual({ data: addresses });
  });
});
