import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApp, type TestApp } from '../../support/app.ts';

describe('where the shop is to be found', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp('PGlite')));
  afterAll(() => app.close());

  it('is where whoever asks has reached it, unless it was told otherwise', async () => {
    expect((await app.call('/api/addresses')).data).toEqual({ site: null, office: null, api: null });
  });

  it('is told to everyone, for what is printed and what fetches by itself', async () => {
    const addresses = {
      site: 'https://essen.example.org',
      office: 'https://buero.example.org',
      api: 'https://api.example.org',
    };
    const { app: api } = app.composeAgain({ addresses });
    expect(await (await api.request('/api/addresses')).json()).toEqual({ data: addresses });
  });
});
