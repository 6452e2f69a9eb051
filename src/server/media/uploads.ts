import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type { KeptUpload } from '../../lib/contract/media.ts';
import { insertAudit } from '../people/queries/audit.ts';
import type { Database } from '../platform/database/database.ts';
import {
  findKeptUpload,
  holdUpload,
  listUploads,
  removeUpload,
  replaceUpload,
  uploadPath,
} from './queries/uploads.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Actor } from '../platform/http/actor.ts';
import { readFile } from './store-upload.ts';

type Changed =
  { ok: true; upload: KeptUpload } | { ok: false; code: 'notFound' | 'ordered' | 'tooLarge' | 'unknownKind' };

/** What admins do with files that customers sent. What an order was placed with stays as it is, for good. */
export interface Uploads {
  list: (query: ListQuery) => Promise<ListPage<KeptUpload>>;
  find: (id: number) => Promise<KeptUpload | null>;
  replace: (actor: Actor, id: number, dataUrl: string) => Promise<Changed>;
  remove: (actor: Actor, id: number) => Promise<Changed>;
}

export function createUploads(db: Database, storage: Storage, now: () => number): Uploads {
  return {
    list: (query) => listUploads(db, query),
    find: (id) => findKeptUpload(db, id),

    async replace(actor, id, dataUrl) {
      const file = await readFile(dataUrl);
      if (!file.ok) return file;
      const { extension, mimeType } = file.kind;
      const changed = await db.transaction(async (tx) => {
        const before = await holdUpload(tx, id);
        if (!before || before.isOrdered) return { before, after: null };
        const after = await replaceUpload(tx, id, { extension, mimeType });
        await storage.write(uploadPath(after), file.bytes);
        await insertAudit(tx, actor, {
          at: new Date(now()),
          action: 'update',
          entity: 'uploads',
          id,
          before,
          after,
        });
        return { before, after };
      });
      if (!changed.before) return { ok: false, code: 'notFound' };
      if (!changed.after) return { ok: false, code: 'ordered' };
      await storage.remove([uploadPath(changed.before)]);
      return { ok: true, upload: changed.after };
    },

    async remove(actor, id) {
      const upload = await db.transaction(async (tx) => {
        const before = await holdUpload(tx, id);
        if (!before || before.isOrdered) return before;
        await removeUpload(tx, id);
        await insertAudit(tx, actor, {
          at: new Date(now()),
          action: 'delete',
          entity: 'uploads',
          id,
          before,
          after: null,
        });
        return before;
      });
      if (!upload) return { ok: false, code: 'notFound' };
      if (upload.isOrdered) return { ok: false, code: 'ordered' };
      await storage.remove([uploadPath(upload)]);
      return { ok: true, upload };
    },
  };
}
