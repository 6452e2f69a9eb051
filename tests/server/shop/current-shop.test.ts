import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import type { Notices } from '../../../src/server/platform/database/notices.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { createShopCache } from '../../../src/server/shop/shop-cache.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { testShop } from '../../support/shop.ts';

const named = (shopName: string): Shop => {
  const shop = testShop();
  return { ...shop, config: { ...shop.config, shopName } };
};

describe.each(bothFor('notices'))('the shop in memory on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp(kind)));
  afterAll(() => app.close());
  afterEach(() => vi.restoreAllMocks());

  const nameOf = async (read: TestApp['readShop']) => (await read())?.shop.config.shopName;
  const notices = (isListening: boolean): Notices => ({
    isListening,
    listen: () => () => {},
    close: () => Promise.resolve(),
  });

  it('a change by one process reaches all others at once', async () => {
    const other = app.composeAgain();
    await other.shopCache.read();
    const admin = await app.as('admin');
    expect((await admin.post('/api/config', { shopName: 'Trattoria' })).status).toBe(200);
    expect(await nameOf(app.readShop)).toBe('Trattoria');
    await expect.poll(() => nameOf(other.shopCache.read)).toBe('Trattoria');
  });

  it('an unchanged shop costs no database queries', async () => {
    await expect
      .poll(async () => {
        await app.readShop();
        const asked = vi.spyOn(app.db, 'select');
        await Promise.all(Array.from({ length: 50 }, () => app.call('/api/init')));
        const { length } = asked.mock.calls;
        asked.mockRestore();
        return length;
      })
      .toBe(0);
  });

  it('the shop is read for every request while notices might be lost', async () => {
    const { read } = createShopCache(app.db, notices(false));
    for (const name of ['Erste', 'Zweite']) {
      await writeShop(app.db, named(name));
      expect(await nameOf(read)).toBe(name);
    }
  });

  it('the shop is at most a second old even if a notice was lost', async () => {
    let now = 1_000_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { read } = createShopCache(app.db, notices(true));
    await writeShop(app.db, named('Vorher'));
    await read();
    await writeShop(app.db, named('Nachher'));
    now += 999;
    expect(await nameOf(read)).toBe('Vorher');
    now += 1;
    expect(await nameOf(read)).toBe('Nachher');
  });
});
