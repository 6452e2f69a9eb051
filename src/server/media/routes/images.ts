import type { Context } from 'hono';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import { IMAGE_FIELDS } from '../../../lib/contract/media.ts';
import { parseListQuery } from '../../../lib/contract/lists.ts';
import { PICTURE_WIDTHS, VARIANT_FORMATS, type PictureUse } from '../picture-variants.ts';
import type { Api } from '../../platform/http/api.ts';
import type { MediaService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { sendPage } from '../../platform/http/list-answers.ts';

const FILE = /^(\d{1,10})-(\d{1,10})\.([a-z0-9]{2,5})$/;
const YEAR_SECONDS = 31_536_000;

/** The shop's pictures, for staff. */
export function imageRoutes({ app }: Api, { images }: MediaService): void {
  app.openapi(endpoints.listImages.route, async (c) => {
    const asked = parseListQuery(c.req.valid('query'), IMAGE_FIELDS);
    if (!asked.ok) return c.json({ errors: asked.errors }, 400);
    return sendPage(c, 'images', await images.list(asked.query), asked.query);
  });
  app.openapi(endpoints.readImage.route, async (c) => {
    const image = await images.find(c.req.valid('param').id);
    return image ? c.json({ data: image }, 200) : failure(c, 404, 'notFound');
  });
  app.openapi(endpoints.createImage.route, async (c) => {
    const made = await images.create(actorOf(c), c.req.valid('json'));
    if (made.ok) return c.json({ data: made.image }, 201);
    return made.code === 'tooLarge' ? failure(c, 413, 'fileTooLarge') : c.json({ errors: made.errors }, 422);
  });
  app.openapi(endpoints.updateImage.route, async (c) => {
    const changed = await images.update(actorOf(c), c.req.valid('param').id, c.req.valid('json'));
    if (!changed) return failure(c, 404, 'notFound');
    if (changed.ok) return c.json({ data: changed.image }, 200);
    return changed.code === 'tooLarge'
      ? failure(c, 413, 'fileTooLarge')
      : c.json({ errors: changed.errors }, 422);
  });
  app.openapi(endpoints.deleteImage.route, async (c) => {
    const gone = await images.remove(actorOf(c), c.req.valid('param').id);
    if (!gone) return failure(c, 404, 'notFound');
    return gone.ok ? c.json({ data: gone.image }, 200) : c.json({ errors: gone.errors }, 409);
  });
}

/**
 * `/image/{id}-{version}.{extension}`, whole or sized for a use (SPEC section 7), with `?for=mail` in a format that every program for mail
 * shows. A version never changes.
 */
export function pictureRoutes({ app }: Api, { readPicture }: MediaService): void {
  async function send(c: Context, file: string, use: PictureUse | null): Promise<Response> {
    const [, id, version, extension] = FILE.exec(file) ?? [];
    const width = c.req.query('width');
    const isWidthReadable = width === undefined || /^\d{1,4}$/.test(width);
    if (id === undefined || version === undefined || extension === undefined || !isWidthReadable)
      return failure(c, 404, 'notFound');
    const name = { id: Number(id), version: Number(version), extension };
    const accepted = c.req.header('accept') ?? '';
    const formats = VARIANT_FORMATS.filter((format) => accepted.includes(`image/${format}`));
    const isForMail = c.req.query('for') === 'mail';
    const wish = use && { use, width: width === undefined ? null : Number(width), formats, isForMail };
    const picture = await readPicture(name, wish);
    if (!picture) return failure(c, 404, 'notFound');
    return c.body(new Uint8Array(picture.bytes), 200, {
      'content-type': picture.type,
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      // A picture is only ever shown: whatever an SVG contains, it runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ...(use && !isForMail ? { vary: 'accept' } : {}),
    });
  }

  app.get('/image/:file', (c) => send(c, c.req.param('file'), null));
  app.get('/image/:use/:file', (c): Response | Promise<Response> => {
    const use = c.req.param('use');
    return Object.hasOwn(PICTURE_WIDTHS, use)
      ? send(c, c.req.param('file'), use as PictureUse)
      : failure(c, 404, 'notFound');
  });
}
