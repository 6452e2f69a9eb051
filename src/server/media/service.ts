import type { Database } from '../platform/database/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { ShopKeeper } from '../shop/current-shop.ts';
import { createImages } from './images.ts';
import { createReadPicture } from './read-picture.ts';
import { createReadUpload } from './read-upload.ts';
import { createReadSharePicture } from './share/share-pictures.ts';
import { createStoreUpload } from './store-upload.ts';
import { createUploads } from './uploads.ts';

interface Dependencies {
  db: Database;
  storage: Storage;
  keeper: ShopKeeper;
  /** Epoch milliseconds. */
  now: () => number;
}

/** The shop's pictures, what customers upload, and pictures for link previews. */
export function createMediaService({ db, storage, keeper, now }: Dependencies) {
  const readPicture = createReadPicture(storage);
  return {
    images: createImages(db, storage, keeper, now),
    readPicture,
    readSharePicture: createReadSharePicture({ storage, readShop: keeper.read, readPicture, now }),
    storeUpload: createStoreUpload(db, storage),
    readUpload: createReadUpload(db, storage),
    uploads: createUploads(db, storage, now),
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
