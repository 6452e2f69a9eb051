import type { Database } from '../platform/database/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import { createReadIcon } from './icons.ts';
import { createImages } from './images.ts';
import { createReadPicture } from './read-picture.ts';
import { createReadUpload, createStoreUpload, createUploads } from './uploads.ts';
import { createUploadBudget, type UploadLimits } from './upload-budget.ts';
import { createReadSharePicture } from './share/share-pictures.ts';

interface Dependencies {
  db: Database;
  storage: Storage;
  shopCache: ShopCache;
  /** Epoch milliseconds. */
  now: () => number;
  uploadLimits?: UploadLimits | undefined;
}

/** Pictures, uploads, and pictures for link previews, and icons. */
export function createMediaService({ db, storage, shopCache, now, uploadLimits }: Dependencies) {
  const readPicture = createReadPicture(storage);
  return {
    images: createImages(db, storage, shopCache, now),
    readPicture,
    readIcon: createReadIcon(shopCache.read, readPicture),
    readSharePicture: createReadSharePicture({ storage, readShop: shopCache.read, readPicture, now }),
    storeUpload: createStoreUpload({
      db,
      storage,
      readShop: shopCache.read,
      budget: createUploadBudget({ db, storage, now, ...(uploadLimits ? { limits: uploadLimits } : {}) }),
    }),
    readUpload: createReadUpload(db, storage),
    uploads: createUploads(db, storage, now),
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
