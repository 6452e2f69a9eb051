import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_FACE, READY_FACES } from '../../../src/lib/domain/face/face.ts';
import { iconFile, ICONS, iconSvg, type IconName } from '../../../src/lib/domain/face/icon.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const face = READY_FACES.trattoria;

test("the default face's icon is the one that every shop has", async () => {
  const drawn = await readFile(new URL('../../../public/favicon.svg', import.meta.url), 'utf8');
  expect(iconSvg(DEFAULT_FACE)).toBe(drawn.trim().replace('#FFD200', '#ffd200'));
});

describe('the icons of a shop with a face of its own', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp();
    const shop = testShop();
    await app.setShop({ ...shop, config: { ...shop.config, face } });
  });
  afterAll(() => app.close());

  const get = (file: string) => app.app.request(`/image/icon/${file}`);
  const bytesOf = async (name: IconName) =>
    Buffer.from(await (await get(iconFile(name, face))).arrayBuffer());

  test.each(Object.entries(ICONS))('%s is a PNG of its size, in the brand colour', async (name, { size }) => {
    const bytes = await bytesOf(name as IconName);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    const beside = { left: Math.round(size / 2) - 2, top: Math.round(size * 0.12), width: 4, height: 4 };
    const { channels } = await sharp(await sharp(bytes).extract(beside).png().toBuffer()).stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16))).toEqual([10, 2, 3]);
  });

  test('are kept by browsers for good, and drawn once', async () => {
    const answer = await get(iconFile('icon-512', face));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await bytesOf('icon-512')).toEqual(await bytesOf('icon-512'));
  });

  test('in the browser’s tab is a drawing', async () => {
    const answer = await get(iconFile('favicon', face));
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await answer.text()).toBe(iconSvg(face));
  });

  test('in another colour lead to those in the shop’s', async () => {
    const answer = await get(iconFile('icon-192', READY_FACES.sushi));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/image/icon/${iconFile('icon-192', face)}`,
    ]);
  });

  test('are found by browsers that ask for an icon of a file which names none', async () => {
    const answer = await app.app.request('/favicon.ico');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/image/icon/favicon.svg']);
    const led = await get('favicon.svg');
    expect(led.headers.get('location')).toBe(`/image/icon/${iconFile('favicon', face)}`);
  });

  test.each(['icon-193-a61c28-soft.png', 'icon-192-rot-soft.png', 'icon-192.svg', 'favicon-a61c28'])(
    'of the name %s do not exist',
    async (file) => {
      expect((await get(file)).status).toBe(404);
    },
  );
});
