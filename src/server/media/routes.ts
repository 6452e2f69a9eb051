import type { Api } from '../platform/http/api.ts';
import { imageRoutes, pictureRoutes } from './routes/images.ts';
import { sharePictureRoutes } from './routes/share-pictures.ts';
import { uploadRoutes } from './routes/uploads.ts';
import type { MediaService } from './service.ts';

export function mediaRoutes(api: Api, media: MediaService): void {
  imageRoutes(api, media);
  // Before pictures, whose `{use}` would match 'share'.
  sharePictureRoutes(api, media);
  pictureRoutes(api, media);
  uploadRoutes(api, media);
}
