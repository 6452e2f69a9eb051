import { endpoints } from '../../lib/contract/endpoints.ts';
import { REQUEST_MESSAGES } from '../../lib/contract/messages.ts';
import type { Api } from './api.ts';
import { failure } from './failures.ts';

const FILE = /^(\d{1,9})-(\d{1,9})\.([a-z0-9]{2,5})$/;
const YEAR_SECONDS = 31_536_000;

/** Customers' files: taken, and handed out to whoever knows their hash (SPEC section 7). */
export function uploadRoutes({ app, usecases: { storeUpload, readUpload } }: Api): void {
  app.openapi(endpoints.createUpload.route, async (c) => {
    const stored = await storeUpload(c.req.valid('json').data);
    c.header('cache-control', 'no-store');
    if (stored.ok) return c.json({ data: stored.upload }, 201);
    if (stored.code === 'tooLarge') return failure(c, 413, 'fileTooLarge');
    return c.json({ errors: [{ field: 'data', message: REQUEST_MESSAGES.fileUnknown }] }, 422);
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
