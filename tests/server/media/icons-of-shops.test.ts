import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appIconFile } from '../../../src/lib/domain/face/app-icon.ts';
import { READY_FACES } from '../../../src/lib/domain/face/face.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const face = READY_FACES.trattoria;

let app: TestApp;
beforeEach(async () => void (app = await newApp()));
afterEach(() => app.close());

const get = (file: string) => app.app.request(`/image/icon/${file}`);

/** A picture of one colour as a data URL. */
const pictureOf = async (background: string) => {
  const drawn = await sharp({ create: { width: 90, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${drawn.toString('base64')}`;
};

test("a shop's icon can be its initial in the font of its face", async () => {
  const shop = testShop();
  const config = { ...shop.config, shopName: 'Nonna', face, appIcon: 'initial' } as const;
  await app.setShop({ ...shop, config });
  const svg = await (await get(appIconFile('favicon', config))).text();
  expect(svg).toMatch(
    /^<svg [^>]+><rect width="64" height="64" rx="16" fill="#a61c28"\/><path transform="matrix/,
  );
  expect(svg).toContain('fill="#ffffff"');
  const png = Buffer.from(await (await get(appIconFile('icon-192', config))).arrayBuffer());
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
});

test('a logo stands on the brand colour, or on white where nobody would see it there', async () => {
  const admin = await app.as('admin');
  const groundOf = async (color: string) => {
    const { data: logo } = await admin.post('/api/images', { data: await pictureOf(color) });
    const { id, version, extension } = logo as { id: number; version: number; extension: string };
    const changes = { face, appIcon: 'logo', logo: { id, version, extension } };
    const { data: config } = await admin.post('/api/config', changes);
    const svg = await (await get(appIconFile('favicon', config as never))).text();
    expect(svg).toContain('<image href="data:image/png;base64,');
    return /<rect [^>]+ fill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
  };
  expect(await groundOf('#ffffff')).toBe('#a61c28');
  expect(await groundOf('#a02020')).toBe('#ffffff');
});

test.each(['favicon.svg', 'icon-192.png', 'apple-touch-icon.png'])(
  'the back office asks for %s, which leads to the icon of today',
  async (name) => {
    const shop = testShop();
    await app.setShop({ ...shop, config: { ...shop.config, face } });
    const answer = await get(name);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/image/icon/${name.replace('.', '-a61c28-soft.')}`,
    ]);
  },
);

test("the landing page's picture is known by its colour, which nobody can set", async () => {
  const admin = await app.as('admin');
  const { data: picture } = await admin.post('/api/images', { data: await pictureOf('#c04010') });
  const { id, version, extension, color } = picture as {
    id: number;
    version: number;
    extension: string;
    color: string;
  };
  expect(color).toMatch(/^#[bc]./);
  const heroPicture = { id, version, extension };
  await admin.post('/api/config', { hero: 'picture', heroPicture, heroColor: '#00ff00' });
  expect((await app.call('/api/config')).data).toMatchObject({
    hero: 'picture',
    heroPicture,
    heroColor: color,
  });
});
