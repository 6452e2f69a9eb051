import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings, writeSettings } from '../../../src/backoffice/data/config.ts';
import { changedFields } from '../../../src/backoffice/data/data-provider.ts';
import { Config } from '../../../src/lib/contract/config.ts';

/** Stubs an API that, like ours, refuses writes based on an outdated state. */
function shopWith(first: Config) {
  let config = first;
  let version = 1;
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { etag: `"${version}"` } });
  vi.stubGlobal('fetch', (_: string, { method, headers, body }: RequestInit) => {
    if (method !== 'POST') return Promise.resolve(answer(200, { data: config }));
    const tag = (headers as Record<string, string>)['if-match'];
    if (tag !== `"${version}"`)
      return Promise.resolve(answer(409, { errors: [{ field: null, message: 'Inzwischen geändert' }] }));
    change(JSON.parse(body as string) as Partial<Config>);
    return Promise.resolve(answer(200, { data: config }));
  });
  const change = (changes: Partial<Config>) => {
    config = { ...config, ...changes };
    version += 1;
  };
  return { change, now: () => config };
}

describe('the settings', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('accept changes that two people make to different fields', async () => {
    const shop = shopWith(Config.parse({ shopName: 'Feige' }));
    const opened = await readSettings();
    shop.change({ title: 'Vom anderen' });
    const after = await writeSettings(opened, { shopName: 'Feige & Glut' });
    expect(shop.now()).toMatchObject({ shopName: 'Feige & Glut', title: 'Vom anderen' });
    await writeSettings(after, { shopName: 'Glut' });
    expect(shop.now().shopName).toBe('Glut');
  });

  it('refuse a change of a field that another person has changed meanwhile', async () => {
    const shop = shopWith(Config.parse({ shopName: 'Feige' }));
    const opened = await readSettings();
    shop.change({ shopName: 'Vom anderen' });
    await expect(writeSettings(opened, { shopName: 'Meiner' })).rejects.toThrow('Inzwischen geändert');
    expect(shop.now().shopName).toBe('Vom anderen');
  });

  it('are sent only where they differ', () => {
    const before = Config.parse({ shopName: 'Feige' });
    const form = { ...before, title: 'Pizza', id: 1 };
    expect(changedFields(before, form)).toEqual({ title: 'Pizza' });
  });
});
