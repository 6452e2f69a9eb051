import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { branchCard, sharePath, shopCard } from '../../../src/lib/contract/site-pages.ts';
import { READY_FACES } from '../../../src/lib/domain/face/face.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** The colours of a part of a picture, channel by channel. */
async function colours(bytes: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(bytes).extract({ left, top, width, height }).png().toBuffer();
  return (await sharp(part).stats()).channels;
}

describe('a share picture', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await newApp();
  });
  afterEach(() => app.close());

  const branchOf = ({ branches }: Shop): Branch => {
    const [branch] = branches;
    if (!branch) throw new Error('the shop has no branch');
    return branch;
  };
  /** The shop with another first branch. */
  async function changeBranch(changes: Partial<Branch>): Promise<Shop> {
    const shop = testShop();
    const next = {
      ...shop,
      branches: shop.branches.map((one, i) => (i === 0 ? { ...one, ...changes } : one)),
    };
    await app.setShop(next);
    return next;
  }
  const pathOf = (shop: Shop) => sharePath(branchCard(shop, branchOf(shop), app.clock.now));

  async function get(path: string) {
    const response = await app.app.request(path);
    return {
      status: response.status,
      bytes: Buffer.from(await response.arrayBuffer()),
      type: response.headers.get('content-type'),
      cached: response.headers.get('cache-control'),
      location: response.headers.get('location'),
    };
  }
  const bytesNamed = async (name: string) => (await get(pathOf(await changeBranch({ name })))).bytes;

  it('is a JPEG of 1200 × 630 pixels and well under 300 kB, with a permanent cache lifetime', async () => {
    for (const path of [pathOf(testShop()), sharePath(shopCard(testShop(), app.clock.now))]) {
      const { status, bytes, type, cached } = await get(path);
      expect([status, type, cached], path).toEqual([200, 'image/jpeg', YEAR]);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(200_000);
      expect((await get(path)).bytes).toEqual(bytes);
    }
  });

  it('gets a new address when the branch is renamed, and the old address redirects to it', async () => {
    const old = pathOf(testShop());
    const before = await get(old);
    const path = pathOf(await changeBranch({ name: 'Zum goldenen Löwen' }));
    expect(path).not.toBe(old);
    expect(await get(old)).toMatchObject({ status: 302, location: path, cached: 'public, max-age=60' });
    const after = await get(path);
    expect(after.status).toBe(200);
    expect(after.bytes).not.toEqual(before.bytes);
  });

  it('is drawn in the brand colour and redrawn when it changes', async () => {
    const shop = testShop();
    const red = { ...shop, config: { ...shop.config, face: READY_FACES.trattoria } };
    await app.setShop(red);
    expect(pathOf(red)).not.toBe(pathOf(shop));
    const corner = await colours((await get(pathOf(red))).bytes, 2, 2, 8, 8);
    expect(corner.map(({ mean }) => Math.round(mean / 16))).toEqual([10, 2, 3]);
  });

  it('stays as it is when a change does not show in it', async () => {
    const path = pathOf(await changeBranch({ phone: '+49 30 555', keywords: 'Pizza' }));
    expect(path).toBe(pathOf(testShop()));
  });

  it('of the shop has a stable address that redirects to the current one', async () => {
    const path = sharePath(shopCard(testShop(), app.clock.now));
    expect(await get('/image/share/shop.jpg')).toMatchObject({ status: 302, location: path });
  });

  it('exists for the shop and for a branch with the slug "shop"', async () => {
    const shop = await changeBranch({ identifier: 'shop' });
    const pictures = await Promise.all([pathOf(shop), sharePath(shopCard(shop, app.clock.now))].map(get));
    expect(pictures.map(({ status }) => status)).toEqual([200, 200]);
    expect(pictures[0]?.bytes).not.toEqual(pictures[1]?.bytes);
  });

  it('shows dishes of the menu, and another picture of a dish makes a new version', async () => {
    const red = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c00000' } })
      .webp()
      .toBuffer();
    await app.storage.write('70-1.webp', red);
    const shop = testShop();
    const withPicture = (version: number): Shop => ({
      ...shop,
      products: shop.products.map((product) => ({
        ...product,
        images: [{ id: 70, version, extension: 'webp' }],
      })),
    });
    await app.setShop(withPicture(1));
    const { bytes } = await get(pathOf(withPicture(1)));
    const plate = await colours(bytes, 880, 300, 20, 20);
    expect(plate.map(({ mean }) => Math.round(mean / 16))).toEqual([12, 0, 0]);
    expect(pathOf(withPicture(2))).not.toBe(pathOf(withPicture(1)));
  });

  it('is rendered although a picture in it is missing or broken', async () => {
    await app.storage.write('71-1.png', Buffer.from('no picture'));
    const images = [71, 72].map((id) => ({ id, version: 1, extension: 'png' }));
    const shop = testShop();
    const next = { ...shop, menus: [], branches: shop.branches.map((one) => ({ ...one, images })) };
    await app.setShop(next);
    expect((await get(pathOf(next))).status).toBe(200);
  });

  it('is rendered once for concurrent requests, and replaces the previous version', async () => {
    const written: string[] = [];
    const { write } = app.storage;
    app.storage.write = (name, bytes) => {
      written.push(name);
      return write(name, bytes);
    };
    const first = await Promise.all(Array.from({ length: 5 }, () => get(pathOf(testShop()))));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    expect(written).toEqual(['share/branch-1.jpg']);
    await get(pathOf(await changeBranch({ city: 'Görlitz' })));
    expect(written).toEqual(['share/branch-1.jpg', 'share/branch-1.jpg']);
  });

  it('has German letters, and no boxes for characters that the font lacks', async () => {
    const spellings = ['Süße Größe', 'Susse Grosse', 'Süsse Größe', 'Suße Größe'];
    const drawn = new Set<string>();
    for (const name of spellings) drawn.add((await bytesNamed(name)).toString('base64'));
    expect(drawn.size).toBe(spellings.length);
    const plain = await bytesNamed('Pizza Köln');
    expect(await bytesNamed('Pizza 🍕 Ko\u0308ln')).toEqual(plain);
  });

  it('has room for the longest names, which never overlap the dishes', async () => {
    const inkAtEdge = async (name: string) => {
      const [red] = await colours(await bytesNamed(name), 608, 0, 24, 630);
      return red?.min;
    };
    for (const name of [
      'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
      'Gasthaus zum Löwen '.repeat(10),
      '🍕',
    ])
      expect(await inkAtEdge(name), name).toBeGreaterThan(128);
  });

  it('is not found for a branch that does not exist or is not public', async () => {
    const path = pathOf(await changeBranch({ isPublic: false }));
    expect((await get(path)).status).toBe(404);
    for (const file of [
      'nirgends-0123456789abcdef.jpg',
      'nirgends.jpg',
      '..%2f..%2fshop.jpg',
      'shop.png',
      '.jpg',
    ])
      expect((await get(`/image/share/${file}`)).status, file).toBe(404);
  });
});
