import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Image } from '../../../src/lib/contract/media.ts';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';

const dataUrl = (type: string, bytes: Uint8Array | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const drawn = (width: number, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#ffd200' } });
const png = async (width = 60) => dataUrl('image/png', await drawn(width).png().toBuffer());

const UNREADABLE =
  'Dieses Bild ist nicht lesbar oder zu groß. Erlaubt sind JPG, PNG, GIF und WebP mit höchstens 25 Megapixeln.';

/** A PNG that says it is 30,000 × 30,000 in a few bytes. */
async function bomb(): Promise<Buffer> {
  const bytes = await drawn(1, 1).png().toBuffer();
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  return bytes;
}

describe('a picture of the shop', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  async function made(data: string, name = 'Bild'): Promise<Image> {
    const answer = await admin.post('/api/images', { data, name });
    expect([answer.status, answer.errors]).toEqual([201, []]);
    return answer.data as Image;
  }
  const pathOf = ({ id, version, extension }: Image, use = '') =>
    `/image${use}/${id}-${version}.${extension}`;
  async function seen(path: string, accept = '*/*') {
    const response = await app.app.request(path, { headers: { accept } });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, ...(await sharp(bytes).metadata()) };
  }

  it('is re-encoded: upright and without camera metadata', async () => {
    const photo = await drawn(60)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Erika' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const image = await made(dataUrl('image/jpeg', photo), 'Terrasse');
    expect(image).toMatchObject({ version: 1, extension: 'jpg', name: 'Terrasse' });
    const { exif, orientation, width, height, headers } = await seen(pathOf(image));
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 40,
      height: 60,
    });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is at most as large as the client can show, in every width of its use', async () => {
    const image = await made(await png(1800));
    for (const [use, widths] of Object.entries({
      product: [160, 320, 640, 960],
      category: [160, 320, 640, 960],
      branch: [640, 960, 1280, 1600],
    }))
      for (const width of widths) {
        const path = `${pathOf(image, `/${use}`)}?width=${width}`;
        const avif = await seen(path, 'image/avif,image/webp,*/*');
        expect([avif.headers.get('content-type'), avif.width]).toEqual(['image/avif', width]);
        expect(avif.headers.get('vary')).toContain('accept');
        expect(await seen(path, 'image/webp,*/*')).toMatchObject({ format: 'webp', width });
      }
    expect(await seen(`${pathOf(image, '/product')}?width=320`)).toMatchObject({ format: 'png', width: 320 });
    expect((await app.app.request(`${pathOf(image, '/branch')}?width=160`)).status).toBe(404);
  });

  it('is recognised by its content, not by its declared type', async () => {
    expect(await made(dataUrl('text/html', await drawn(9).png().toBuffer()))).toMatchObject({
      extension: 'png',
    });
    expect(await made(dataUrl('image/png', await drawn(9).gif().toBuffer()))).toMatchObject({
      extension: 'webp',
    });
    expect(await made(dataUrl('', await drawn(9).webp().toBuffer()))).toMatchObject({ extension: 'webp' });
  });

  it.each([
    ['a script', dataUrl('image/png', '<script>alert(1)</script>')],
    [
      'a drawing with a script',
      dataUrl('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a document', dataUrl('image/png', '%PDF-1.7')],
    ['half a picture', dataUrl('image/png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
    ['nothing', dataUrl('image/png', '')],
  ])('is refused when it is %s', async (_, data) => {
    const answer = await admin.post('/api/images', { data });
    expect([answer.status, answer.errors]).toEqual([422, [{ field: 'data', message: UNREADABLE }]]);
  });

  it('is refused when it decodes to too many pixels, and when it is not a data URL', async () => {
    const answer = await admin.post('/api/images', { data: dataUrl('image/png', await bomb()) });
    expect([answer.status, answer.errors[0]?.message]).toEqual([422, UNREADABLE]);
    const link = await admin.post('/api/images', {
      data: 'https://example.org/a.png',
      name: 'x'.repeat(201),
    });
    expect([link.status, fieldsOf(link)]).toEqual([422, ['data', 'name']]);
  });

  it('may not weigh more than 10 MB', async () => {
    const image = await made(await png());
    const heavy = { data: dataUrl('image/png', Buffer.alloc(10 * 1024 * 1024 + 1)) };
    for (const answer of [
      await admin.post('/api/images', heavy),
      await admin.put(`/api/images/${image.id}`, heavy),
      await admin.post('/api/images', { data: dataUrl('image/png', Buffer.alloc(16 * 1024 * 1024)) }),
    ])
      expect([answer.status, answer.errors[0]?.message]).toEqual([
        413,
        'Die Datei ist zu groß (höchstens 10 MB).',
      ]);
  });

  it('is replaced by a new version wherever it is shown, and the old one stays for open pages', async () => {
    const first = await made(await png(60), 'Käse');
    await admin.put('/api/categories/2', { image: first });
    const second = (await admin.put(`/api/images/${first.id}`, { data: await png(70) })).data as Image;
    expect(second).toMatchObject({ id: first.id, version: 2, name: 'Käse' });
    expect((await app.call('/api/categories/2')).data).toMatchObject({
      image: { id: first.id, version: 2, extension: 'png' },
    });
    expect((await seen(pathOf(second))).width).toBe(70);
    expect((await seen(pathOf(first))).width).toBe(60);
    await admin.put(`/api/images/${first.id}`, { data: await png(80) });
    expect((await app.app.request(pathOf(first))).status).toBe(404);
    expect((await app.app.request(`${pathOf(first, '/product')}?width=320`)).status).toBe(404);
    expect((await seen(pathOf(second))).width).toBe(70);
    const renamed = await admin.put(`/api/images/${first.id}`, { name: 'Bergkäse' });
    expect(renamed.data).toMatchObject({ version: 3, name: 'Bergkäse' });
    await admin.put('/api/categories/2', { image: null });
  });

  it('stays as it is when the replacement is not a picture', async () => {
    const image = await made(await png());
    const answer = await admin.put(`/api/images/${image.id}`, { data: dataUrl('image/png', '%PDF-1.7') });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['data']]);
    expect((await admin.get(`/api/images/${image.id}`)).data).toEqual(image);
  });

  it('is deleted with all its files, but not while anything shows it', async () => {
    const image = await made(await png());
    const shown = { id: image.id, extension: 'png' };
    const message = async () => (await admin.delete(`/api/images/${image.id}`)).errors[0]?.message;
    const uses = [
      ['/api/products/1', { images: [shown] }, { images: [] }, 'Produkt „Margherita“'],
      ['/api/categories/1', { image: shown }, { image: null }, 'Kategorie „Pizza“'],
      ['/api/tags/1', { image: shown }, { image: null }, 'Tag „Terrasse“'],
      ['/api/branches/1', { logo: shown }, { logo: null }, 'Filiale „Mitte“'],
      ['/api/branches/2', { images: [shown] }, { images: [] }, 'Filiale „Nord“'],
      [
        '/api/blocks/2',
        { data: [{ type: 'image', name: 'x', value: shown }] },
        { data: [] },
        'Inhalt „alerts“',
      ],
    ] as const;
    for (const [path, show, hide, name] of uses) {
      expect((await admin.put(path, show)).status).toBe(200);
      expect(await message()).toBe(`Das kann nicht gelöscht werden. Es wird noch verwendet: ${name}.`);
      expect((await admin.put(path, hide)).status).toBe(200);
    }
    for (const field of ['logo', 'guaranteeNotice']) {
      const saved = await admin.post('/api/config', { [field]: shown });
      expect(saved.data).toMatchObject({ [field]: shown });
      expect(await message()).toContain('Konfiguration');
      await admin.post('/api/config', { [field]: null });
    }
    expect(await admin.delete(`/api/images/${image.id}`)).toMatchObject({ status: 200, data: image });
    expect((await app.app.request(pathOf(image))).status).toBe(404);
    expect(
      (await app.app.request(`${pathOf(image, '/product')}?width=320`, { headers: { accept: 'image/avif' } }))
        .status,
    ).toBe(404);
  });

  it('is listed, and the log says who changed what', async () => {
    const image = await made(await png(), 'Sommerfest');
    const found = await admin.get('/api/images?filter={"q":"sommer"}&range=[0,9]');
    expect([found.headers.get('content-range'), found.data]).toEqual(['images 0-0/1', [image]]);
    expect((await admin.get(`/api/images/${image.id}`)).data).toEqual(image);
    expect((await admin.get('/api/images?filter=x')).status).toBe(400);
    await admin.delete(`/api/images/${image.id}`);
    const audit = (await app.db.select().from(logs).orderBy(logs.id)).map(({ context }) => context);
    expect(audit.slice(-2)).toMatchObject([
      { action: 'create', entity: 'images', id: image.id, userId: admin.id },
      { action: 'delete', entity: 'images', id: image.id, after: null },
    ]);
  });

  it('is not found when it does not exist', async () => {
    expect((await admin.get('/api/images/99999')).status).toBe(404);
    expect((await admin.put('/api/images/99999', { name: 'x' })).status).toBe(404);
    expect((await admin.delete('/api/images/99999')).status).toBe(404);
  });

  it('is for admins only', async () => {
    const employee = await app.as('employee', [1]);
    const calls = [
      ['GET', '/api/images'],
      ['GET', '/api/images/1'],
      ['POST', '/api/images'],
      ['PUT', '/api/images/1'],
      ['DELETE', '/api/images/1'],
    ] as const;
    for (const [method, path] of calls) {
      expect((await app.call(path, { method })).status).toBe(401);
      expect((await app.call(path, { method, headers: { cookie: employee.cookie } })).status).toBe(403);
    }
  });
});
