import { EDIT_MESSAGES } from '../../../lib/contract/words/staff.ts';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../../lib/contract/lists.ts';
import { REQUEST_MESSAGES } from '../../../lib/contract/words/customers.ts';
import { UPLOAD_FIELDS } from '../../../lib/contract/media.ts';
import type { Api } from '../../platform/http/api.ts';
import type { MediaService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { sendPage } from '../../platform/http/list-answers.ts';

const FILE = /^(\d{1,9})-(\d{1,9})\.([a-z0-9]{2,5})$/;
const YEAR_SECONDS = 31_536_000;

const ordered = { errors: [{ field: null, message: EDIT_MESSAGES.uploadOrdered }] };
const unknown = { errors: [{ field: 'data', message: REQUEST_MESSAGES.fileUnknown }] };

/** Customers' files: taken, handed out to whoever knows their hash (SPEC section 7), and looked after by staff. */
export function uploadRoutes({ app }: Api, { storeUpload, readUpload, uploads }: MediaService): void {
  app.openapi(endpoints.createUpload.route, async (c) => {
    const stored = await storeUpload(c.req.valid('json').data);
    c.header('cache-control', 'no-store');
    if (stored.ok) return c.json({ data: stored.upload }, 201);
    if (stored.code === 'tooLarge') return failure(c, 413, 'fileTooLarge');
    return c.json(unknown, 422);
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
        return c.json(ordered, 409);
      case 'tooLarge':
        return failure(c, 413, 'fileTooLarge');
      case 'unknownKind':
        return c.json(unknown, 422);
    }
  });

  app.openapi(endpoints.deleteUpload.route, async (c) => {
    const gone = await uploads.remove(actorOf(c), c.req.valid('param').id);
    if (gone.ok) return c.json({ data: gone.upload }, 200);
    return gone.code === 'ordered' ? c.json(ordered, 409) : failure(c, 404, 'notFound');
  });

  app.get('/upload/:hash/:file', async (c) => {
    const [, id, version, extension] = FILE.exec(c.req.param('file')) ?? [];
    if (id === undefined || version === undefined || extension === undefined)
      return failure(c, 404, 'notFound');
    const name = { id: Number(id), version: Number(version), extension, publicHash: c.req.param('hash') };
    const file = await readUpload(name);
    if (!file) return failure(c, 404, 'notFound');
    const isImage = file.type.startsWith('image/');
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.type,
      'content-disposition': `${isImage ? 'inline' : 'attachment'}; filename="${id}-${version}.${extension}"`,
      'cache-control': `private, max-age=${YEAR_SECONDS}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
    });
  });
}
