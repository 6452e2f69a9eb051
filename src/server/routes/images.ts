import type { Context } from 'hono';
import { PICTURE_WIDTHS, type PictureUse } from '../usecases/read-picture.ts';
import type { Api } from './api.ts';
import { failure } from './failures.ts';

const FILE = /^(\d{1,10})-(\d{1,10})\.([a-z0-9]{2,5})$/;
const YEAR_SECONDS = 31_536_000;

/** `/image/{id}-{version}.{extension}`, whole or sized for a use (SPEC section 7). A version never changes. */
export function imageRoutes({ app, usecases: { readPicture } }: Api): void {
  async function send(c: Context, file: string, use: PictureUse | null): Promise<Response> {
    const [, id, version, extension] = FILE.exec(file) ?? [];
    const width = c.req.query('width');
    const isWidthReadable = width === undefined || /^\d{1,4}$/.test(width);
    if (id === undefined || version === undefined || extension === undefined || !isWidthReadable)
      return failure(c, 404, 'notFound');
    const name = { id: Number(id), version: Number(version), extension };
    const picture = await readPicture(name, use, width === undefined ? null : Number(width));
    if (!picture) return failure(c, 404, 'notFound');
    return c.body(new Uint8Array(picture.bytes), 200, {
      'content-type': picture.type,
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      // A picture is only ever shown: whatever an SVG contains, it runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  }

  app.get('/image/:file', (c) => send(c, c.req.param('file'), null));
  app.get('/image/:use/:file', (c) => {
    const use = c.req.param('use');
    return use in PICTURE_WIDTHS
      ? send(c, c.req.param('file'), use as PictureUse)
      : failure(c, 404, 'notFound');
  });
}
