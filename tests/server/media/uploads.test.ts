import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Upload } from '../../../src/lib/contract/media.ts';
import { uploads } from '../../../src/server/platform/database/schema.ts';
import { draft, fieldsOf, newApp, type TestApp } from '../../support/app.ts';

const dataUrl = (type: string, bytes: Uint8Array | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffd200' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Erika' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** An Office document before 2007 as far as it tells its kind, or another file in the same container. */
const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(stream, 'utf16le')]);

/** The first product asks for a picture. */
async function askForFiles(app: TestApp): Promise<void> {
  const shop = (await app.readShop())!.shop;
  shop.products[0]!.config.parts = [
    { name: 'Motiv', description: '', type: 'image', optional: false, options: [] },
  ];
  await app.setShop(shop);
}

describe('a file sent with an order', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp();
    await askForFiles(app);
  });
  afterAll(() => app.close());

  const send = (type: string, bytes: Uint8Array | string) =>
    app.post('/api/uploads', { data: dataUrl(type, bytes) });
  const pathOf = ({ publicHash, id, version, extension }: Upload) =>
    `/upload/${publicHash}/${id}-${version}.${extension}`;
  async function taken(type: string, bytes: Uint8Array | string): Promise<Upload> {
    const answer = await send(type, bytes);
    expect([answer.status, answer.errors]).toEqual([201, []]);
    return answer.data as Upload;
  }

  it('is re-encoded if it is a picture: upright and without camera metadata', async () => {
    const upload = await taken('image/jpeg', await photo());
    expect(upload).toMatchObject({ extension: 'jpg', mimeType: 'image/jpeg', version: 1 });
    expect(upload.publicHash.length).toBeGreaterThanOrEqual(32);
    const response = await app.app.request(pathOf(upload));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const { exif, orientation, width, height } = await sharp(await response.bytes()).metadata();
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 40,
      height: 60,
    });
  });

  it('keeps no data appended to a picture', async () => {
    const bytes = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]);
    const response = await app.app.request(pathOf(await taken('image/jpeg', bytes)));
    expect(Buffer.from(await response.bytes()).includes('script')).toBe(false);
  });

  it.each([
    ['application/pdf', '%PDF-1.7\n…', 'pdf', 'application/pdf'],
    ['', '%PDF-1.7\n…', 'pdf', 'application/pdf'],
    ['text/plain', 'Alles Gute zum Geburtstag, Zoë!', 'txt', 'text/plain'],
    ['application/x-msdownload', 'PK\x03\x04 word/document.xml', 'docx', undefined],
    ['application/zip', 'PK\x03\x04 etwas', 'zip', 'application/zip'],
  ])('declared as %j is recognised by its content (%#)', async (declared, bytes, extension, type) => {
    const upload = await taken(declared, bytes);
    expect(upload.extension).toBe(extension);
    if (type) expect(upload.mimeType).toBe(type);
    const response = await app.app.request(pathOf(upload));
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe(bytes);
  });

  it.each([
    ['WordDocument', 'doc', 'application/msword'],
    ['Workbook', 'xls', 'application/vnd.ms-excel'],
    ['PowerPoint Document', 'ppt', 'application/vnd.ms-powerpoint'],
  ])('may be a legacy document: one with a %s', async (stream, extension, mimeType) => {
    const bytes = compound(stream);
    const upload = await taken('', bytes);
    expect(upload).toMatchObject({ extension, mimeType });
    const response = await app.app.request(pathOf(upload));
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(Buffer.from(await response.bytes())).toEqual(bytes);
  });

  it('is refused if its container holds no document', async () => {
    const answer = await send('application/msword', compound('__properties_version1.0'));
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['data']]);
  });

  it.each([
    ['image/png', '<!doctype html><script>alert(1)</script>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['image/gif', 'GIF89a<script>alert(1)</script>'],
    ['image/png', '%PDF-1.7'],
    ['text/html', '<p>Hallo</p>'],
    ['text/plain', '  <html>Hallo</html>'],
    ['application/x-msdownload', 'MZ\x90'],
    ['application/octet-stream', ''],
  ])('declared as %s is refused when it is %j', async (declared, bytes) => {
    const answer = await send(declared, bytes);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['data']]);
    expect(answer.errors[0]?.message).toBe('Dieser Dateityp wird nicht erkannt.');
  });

  it.each(['/etc/passwd', 'data:text/plain,hallo', 'https://example.org/a.png'])(
    '%s is not a file',
    async (data) => {
      const answer = await app.post('/api/uploads', { data });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['data']]);
    },
  );

  it('may weigh 10 MB and not a byte more', async () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024, 32);
    bytes.write('%PDF-1.7');
    await taken('application/pdf', bytes);
    const larger = await send('application/pdf', Buffer.concat([bytes, Buffer.from(' ')]));
    expect([larger.status, larger.errors[0]?.message]).toEqual([
      413,
      'Die Datei ist zu groß (höchstens 10 MB).',
    ]);
    expect((await send('application/pdf', Buffer.alloc(16 * 1024 * 1024))).status).toBe(413);
  });

  it('is served to anyone who knows its hash, under its own name only', async () => {
    const upload = await taken('text/plain', 'geheim');
    const others = [
      { publicHash: 'x'.repeat(32) },
      { id: upload.id + 1 },
      { version: 2 },
      { extension: 'html' },
    ];
    for (const other of others)
      expect((await app.app.request(pathOf({ ...upload, ...other }))).status).toBe(404);
    expect((await app.app.request(`/upload/${upload.publicHash}/..%2f1-1.txt`)).status).toBe(404);
    expect((await app.app.request(pathOf(upload))).status).toBe(200);
  });

  it('belongs to an order with a product that asks for it, and only if it was uploaded', async () => {
    const { id, publicHash } = await taken('image/jpeg', await photo());
    const withPart = (value: { id: number; publicHash: string }[]) =>
      draft({ items: [{ product: { id: 1 }, amount: 1, unit: 'Stk', parts: [{ name: 'Motiv', value }] }] });
    const order = await app.order(withPart([{ id, publicHash }]));
    expect(order.status).toBe(201);
    expect(order.data.items[0]?.parts).toEqual([{ name: 'Motiv', value: [{ id, publicHash }] }]);
    expect((await app.order(withPart([{ id, publicHash: 'x'.repeat(32) }]))).status).toBe(422);
    expect((await app.order(withPart([]))).status).toBe(422);
  });
});

describe('the room for files without an order', () => {
  let app: TestApp;
  const limits = { inAll: 30_000, perHour: 60_000, atOnce: 2 };
  let api: ReturnType<TestApp['composeAgain']>['app'];
  beforeAll(async () => {
    app = await newApp();
    ({ app: api } = app.composeAgain({ uploadLimits: limits }));
  });
  afterAll(() => app.close());

  const document = (kilobytes: number) =>
    Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(kilobytes * 1000)]);
  let networks = 0;
  async function send(kilobytes: number, address = `192.0.2.${(networks += 1)}`) {
    const response = await api.request(
      '/api/uploads',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: dataUrl('application/pdf', document(kilobytes)) }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
    const { data, errors } = (await response.json()) as { data?: Upload; errors?: { message: string }[] };
    return { status: response.status, upload: data as Upload, message: errors?.[0]?.message };
  }
  const statusOf = async ({ publicHash, id, version, extension }: Upload) =>
    (await api.request(`/upload/${publicHash}/${id}-${version}.${extension}`)).status;

  it('is none in a shop where no product asks for files', async () => {
    expect(await send(1)).toMatchObject({
      status: 409,
      message: 'Für kein Produkt dieses Shops werden Dateien gebraucht.',
    });
    await askForFiles(app);
    expect((await send(1)).status).toBe(201);
  });

  it('is limited per address and hour, and to two files at once', async () => {
    const [first, second] = [await send(9, '198.51.100.1'), await send(9, '198.51.100.1')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await send(39, '198.51.100.1')).status).toBe(429);
    const atOnce = await Promise.all([1, 2, 3].map(() => send(1, '198.51.100.2')));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 201, 429]);
  });

  it('is limited in all: the oldest files make room, but none of the last hour', async () => {
    await app.db.delete(uploads);
    const [old, young] = [await send(12), await send(12)];
    expect(await send(12)).toMatchObject({
      status: 503,
      message:
        'Gerade können keine weiteren Dateien angenommen werden. Bitte versuchen Sie es später erneut.',
    });
    const hoursAgo = new Date(app.clock.now - 2 * 3_600_000);
    await app.db.update(uploads).set({ createdAt: hoursAgo }).where(eq(uploads.id, old.upload.id));
    await app.db
      .update(uploads)
      .set({ createdAt: new Date(app.clock.now) })
      .where(eq(uploads.id, young.upload.id));
    expect((await send(12)).status).toBe(201);
    expect([await statusOf(old.upload), await statusOf(young.upload)]).toEqual([404, 200]);
  });
});
