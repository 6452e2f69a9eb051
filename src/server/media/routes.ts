import type { Context } from 'hono';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { IMAGE_FIELDS, UPLOAD_FIELDS } from '../../lib/contract/media.ts';
import { parseListQuery } from '../../lib/contract/lists.ts';
import { PICTURE_WIDTHS, VARIANT_FORMATS, type PictureUse } from './drawing.ts';
import type { Api } from '../platform/http/api.ts';
import type { MediaService } from './service.ts';
import { failure, sayWords, sendPage } from '../platform/http/failures.ts';
import { actorOf } from '../platform/http/guard.ts';
import { staffWords } from '../platform/staff-words.ts';

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
 * `/image/{id}-{version}.{extension}`, whole or as a variant (SPEC section 7); `?for=mail` gives a format that all mail clients show. A
 * version never changes.
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
      // Scripts within an SVG must not run.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
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

/** A branch and the version that pages name. */
const SHARE_FILE = /^([a-z0-9-]+?)(?:-([0-9a-f]{16}))?\.jpg$/;
const MOVED_SECONDS = 60;

/** `/image/share/{branch}-{version}.jpg`: the link preview of a branch. A version never changes. */
export function sharePictureRoutes({ app }: Api, { readSharePicture }: MediaService): void {
  app.get('/image/share/:file', async (c) => {
    const [, name, version = null] = SHARE_FILE.exec(c.req.param('file')) ?? [];
    const picture = name === undefined ? null : await readSharePicture(name, version);
    if (!picture) return failure(c, 404, 'notFound');
    if (picture.kind === 'moved') {
      c.header('cache-control', `public, max-age=${MOVED_SECONDS}`);
      return c.redirect(picture.path, 302);
    }
    return c.body(new Uint8Array(picture.bytes), 200, {
      'content-type': 'image/jpeg',
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    });
  });
}

/** `/image/icon/{name}-{colour}-{corners}….png`: the shop's icons, which change with its face; `{name}.png` leads to the present one. */
export function iconRoutes({ app }: Api, { readIcon }: MediaService): void {
  // Browsers ask for it where a file names no icon: a plain text, a download.
  app.get('/favicon.ico', (c) => {
    c.header('cache-control', `public, max-age=${MOVED_SECONDS}`);
    return c.redirect('/image/icon/favicon.svg', 302);
  });
  app.get('/image/icon/:file', async (c) => {
    const icon = await readIcon(c.req.param('file'));
    if (!icon) return failure(c, 404, 'notFound');
    if (icon.kind === 'moved') {
      c.header('cache-control', `public, max-age=${MOVED_SECONDS}`);
      return c.redirect(`/image/icon/${icon.file}`, 302);
    }
    return c.body(new Uint8Array(icon.bytes), 200, {
      'content-type': icon.type,
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    });
  });
}

const UPLOAD_FILE = /^(\d{1,9})-(\d{1,9})\.([a-z0-9]{2,5})$/;

const ordered = () => ({ errors: [{ field: null, message: staffWords().EDIT_MESSAGES.uploadOrdered }] });

function unknownKind(c: Context) {
  const message = sayWords(c).REQUEST_MESSAGES.fileUnknown;
  return c.json({ errors: [{ field: 'data', message }] }, 422);
}

/** Customers' files: uploads, downloads by hash (SPEC section 7), and management by staff. */
export function uploadRoutes(
  { app, networkOf }: Api,
  { storeUpload, readUpload, uploads }: MediaService,
): void {
  app.openapi(endpoints.createUpload.route, async (c) => {
    const stored = await storeUpload(c.req.valid('json').data, networkOf(c));
    c.header('cache-control', 'no-store');
    if (stored.ok) return c.json({ data: stored.upload }, 201);
    switch (stored.code) {
      case 'tooLarge':
        return failure(c, 413, 'fileTooLarge');
      case 'unknownKind':
        return unknownKind(c);
      case 'notWanted':
        return failure(c, 409, 'fileNotWanted');
      case 'tooMany':
        return failure(c, 429, 'tooManyFiles');
      case 'full':
        return failure(c, 503, 'filesFull');
    }
  });

  app.openapi(endpoints.listUploads.route, async (c) => {
    const asked = parseListQuery(c.req.valid('query'), UPLOAD_FIELDS);
    if (!asked.ok) return c.json({ errors: asked.errors }, 400);
    return sendPage(c, 'uploads', await uploads.list(asked.query), asked.query);
  });

  app.openapi(endpoints.readUpload.route, async (c) => {
    const upload = await uploads.find(c.req.valid('param').id);
    return upload ? c.json({ data: upload }, 200) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.updateUpload.route, async (c) => {
    const changed = await uploads.replace(actorOf(c), c.req.valid('param').id, c.req.valid('json').data);
    if (changed.ok) return c.json({ data: changed.upload }, 200);
    switch (changed.code) {
      case 'notFound':
        return failure(c, 404, 'notFound');
      case 'ordered':
        return c.json(ordered(), 409);
      case 'tooLarge':
        return failure(c, 413, 'fileTooLarge');
      case 'unknownKind':
        return unknownKind(c);
    }
  });

  app.openapi(endpoints.deleteUpload.route, async (c) => {
    const gone = await uploads.remove(actorOf(c), c.req.valid('param').id);
    if (gone.ok) return c.json({ data: gone.upload }, 200);
    return gone.code === 'ordered' ? c.json(ordered(), 409) : failure(c, 404, 'notFound');
  });

  app.get('/upload/:hash/:file', async (c) => {
    const [, id, version, extension] = UPLOAD_FILE.exec(c.req.param('file')) ?? [];
    if (id === undefined || version === undefined || extension === undefined)
      return failure(c, 404, 'notFound');
    const name = { id: Number(id), version: Number(version), extension, publicHash: c.req.param('hash') };
    const file = await readUpload(name);
    if (!file) return failure(c, 404, 'notFound');
    const isImage = file.type.startsWith('image/');
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.type,
      'content-disposition': `${isImage ? 'inline' : 'attachment'}; filename="${id}-${version}.${extension}"`,
      // A customer's file: once it is erased, no browser still has it.
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-robots-tag': 'noindex',
    });
  });
}

export function mediaRoutes(api: Api, media: MediaService): void {
  imageRoutes(api, media);
  // Before pictures, whose `{use}` would match 'share' and 'icon'.
  iconRoutes(api, media);
  sharePictureRoutes(api, media);
  pictureRoutes(api, media);
  uploadRoutes(api, media);
}
