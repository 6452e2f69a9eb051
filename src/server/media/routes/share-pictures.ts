import type { Api } from '../../platform/http/api.ts';
import type { MediaService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';

/** A name, and the version that its pages say. */
const FILE = /^([a-z0-9-]+?)(?:-([0-9a-f]{16}))?\.jpg$/;
const YEAR_SECONDS = 31_536_000;
const MOVED_SECONDS = 60;

/** `/image/share/{branch}-{version}.jpg`: what is shown of a branch where somebody shares its address. A version never changes. */
export function sharePictureRoutes({ app }: Api, { readSharePicture }: MediaService): void {
  app.get('/image/share/:file', async (c) => {
    const [, name, version = null] = FILE.exec(c.req.param('file')) ?? [];
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
