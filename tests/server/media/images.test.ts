import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApp, type TestApp } from '../../support/app.ts';

describe('a picture', () => {
  let app: TestApp;
  const draw = (width: number) =>
    sharp({ create: { width, height: width / 2, channels: 3, background: '#ffd200' } });
  beforeAll(async () => {
    app = await newApp('PGlite');
    await app.storage.write('1-1.webp', await draw(1200).webp().toBuffer());
    await app.storage.write('2-1.png', await draw(200).png().toBuffer());
    const clear = {
      width: 400,
      height: 400,
      channels: 4 as const,
      background: { r: 255, g: 210, b: 0, alpha: 0.5 },
    };
    await app.storage.write('4-1.webp', await sharp({ create: clear }).webp().toBuffer());
    await app.storage.write('5-1.jpg', await draw(1200).jpeg().toBuffer());
    await app.storage.write('3-1.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  });
  afterAll(() => app.close());

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await app.app.request(path, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    const size = response.status === 200 && !path.includes('svg') ? await sharp(bytes).metadata() : null;
    return { status: response.status, headers: response.headers, width: size?.width, format: size?.format };
  }

  it('is served as it is, with a permanent cache lifetime', async () => {
    const { status, headers, width } = await get('/image/1-1.webp');
    expect([status, width]).toEqual([200, 1200]);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/image/product/1-1.webp', 640],
    ['/image/product/1-1.webp?width=160', 160],
    ['/image/product/1-1.webp?width=960', 960],
    ['/image/category/1-1.webp', 320],
    ['/image/product/2-1.png', 200],
  ])('%s comes %i wide, on the first request and from the cache', async (path, width) => {
    expect(await get(path)).toMatchObject({ status: 200, width });
    expect(await get(path)).toMatchObject({ status: 200, width });
  });

  it.each([
    ['/image/product/1-1.webp?width=160&for=mail', 'jpeg'],
    ['/image/product/2-1.png?width=160&for=mail', 'png'],
    ['/image/product/4-1.webp?width=160&for=mail', 'png'],
    ['/image/branch/5-1.jpg?width=640&for=mail', 'jpeg'],
  ])('%s comes as %s, which every mail client shows, whatever else is accepted', async (path, format) => {
    for (const accept of ['image/avif,image/webp,*/*', '*/*']) {
      const { status, headers, ...picture } = await get(path, { accept });
      expect([status, headers.get('content-type')]).toEqual([200, `image/${format}`]);
      expect(picture.format).toBe(format);
      expect(headers.get('vary')).toBeNull();
    }
    expect((await get(path.replace(/width=\d+/, 'width=161'))).status).toBe(404);
  });

  it('for a mail is rendered once when many open it at the same moment', async () => {
    const path = '/image/product/1-1.webp?width=320&for=mail';
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)));
    expect(new Set(answers.map(({ width, format }) => `${width} ${format}`))).toEqual(new Set(['320 jpeg']));
    // What pages show is another one.
    expect(await get('/image/product/1-1.webp?width=320', { accept: 'image/webp' })).toMatchObject({
      format: 'webp',
    });
  });

  it('is rendered once when many request it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/image/product/1-1.webp?width=320')),
    );
    expect(new Set(answers.map(({ width }) => width))).toEqual(new Set([320]));
  });

  it('in SVG runs no script', async () => {
    const { headers } = await get('/image/3-1.svg');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '/image/99-1.webp',
    '/image/1-2.webp',
    '/image/product/1-1.webp?width=161',
    '/image/product/1-1.webp?width=1e3',
    '/image/poster/1-1.webp',
    '/image/toString/1-1.webp',
    '/image/1-1.exe',
    '/image/..%2f1-1.webp',
    '/image/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/image/product/..%2f..%2flock-holder.json',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
