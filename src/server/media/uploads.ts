import { randomBytes } from 'node:crypto';
import { LARGEST_UPLOAD, type Upload, type KeptUpload } from '../../lib/contract/media.ts';
import type { Database } from '../platform/database/database.ts';
import {
  insertUpload,
  removeUpload,
  uploadPath,
  findUpload,
  findKeptUpload,
  lockUpload,
  listUploads,
  replaceUpload,
  deleteLeftOvers,
} from './queries/uploads.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { readDataUrl, fileKind, type FileKind } from './file-kind.ts';
import { redraw, type DrawnFormat } from './drawing.ts';
import { isSameSecret } from '../platform/secrets.ts';
import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { wantsFiles, type UploadBudget } from './upload-budget.ts';
import type { Actor } from '../platform/http/actor.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';

export type StoredUpload =
  | { ok: true; upload: Upload }
  | { ok: false; code: 'tooLarge' | 'unknownKind' | 'notWanted' | 'tooMany' | 'full' };

/** Stores a customer's file, given as a data URL; `network` is the sender's. */
export type StoreUpload = (dataUrl: string, network: string) => Promise<StoredUpload>;

/** 192 bits: the hash grants access to the file. */
const HASH_BYTES = 24;
/** Larger pictures are scaled down to this many pixels per side. */
const LARGEST_SIDE = 4096;

type ReadFile = { ok: true; kind: FileKind; bytes: Buffer } | { ok: false; code: 'tooLarge' | 'unknownKind' };

/** The file of a data URL as it is stored: of an accepted kind, and re-encoded if it is a picture. */
export async function readFile(dataUrl: string): Promise<ReadFile> {
  const { declared, bytes } = readDataUrl(dataUrl);
  if (bytes.length > LARGEST_UPLOAD) return { ok: false, code: 'tooLarge' };
  const kind = fileKind(bytes, declared);
  const kept = kind?.isImage ? await redraw(bytes, formatOf(kind), LARGEST_SIDE) : bytes;
  return kind && kept ? { ok: true, kind, bytes: kept } : { ok: false, code: 'unknownKind' };
}

const formatOf = ({ extension }: FileKind) => (extension === 'jpg' ? 'jpeg' : extension) as DrawnFormat;

interface StoreNeeds {
  db: Database;
  storage: Storage;
  readShop: ReadCurrentShop;
  budget: UploadBudget;
}

export function createStoreUpload({ db, storage, readShop, budget }: StoreNeeds): StoreUpload {
  async function store(dataUrl: string, network: string): Promise<StoredUpload> {
    const current = await readShop();
    if (!current || !wantsFiles(current.shop)) return { ok: false, code: 'notWanted' };
    if (!(await budget.count(network, dataUrl.length))) return { ok: false, code: 'tooMany' };
    const file = await readFile(dataUrl);
    if (!file.ok) return file;
    if (!(await budget.makeRoom(file.bytes.length))) return { ok: false, code: 'full' };
    const upload = await insertUpload(db, {
      bytes: file.bytes.length,
      extension: file.kind.extension,
      mimeType: file.kind.mimeType,
      publicHash: randomBytes(HASH_BYTES).toString('base64url'),
    });
    try {
      await storage.write(uploadPath(upload), file.bytes);
    } catch (error) {
      await removeUpload(db, upload.id);
      throw error;
    }
    return { ok: true, upload };
  }

  return async (dataUrl, network) => {
    const end = budget.begin(network);
    if (!end) return { ok: false, code: 'tooMany' };
    return store(dataUrl, network).finally(end);
  };
}

export interface UploadedFile {
  bytes: Uint8Array;
  type: string;
}

/** A customer's file by its hash; null for a wrong hash, version or extension. */
export type ReadUpload = (name: Omit<Upload, 'mimeType'>) => Promise<UploadedFile | null>;

export function createReadUpload(db: Database, storage: Storage): ReadUpload {
  return async ({ id, version, extension, publicHash }) => {
    const upload = await findUpload(db, id);
    const isKnown = isSameSecret(upload?.publicHash ?? '', publicHash);
    if (!upload || !isKnown || upload.version !== version || upload.extension !== extension) return null;
    const bytes = await storage.read(uploadPath(upload));
    return bytes && { bytes, type: upload.mimeType };
  };
}

type Changed =
  { ok: true; upload: KeptUpload } | { ok: false; code: 'notFound' | 'ordered' | 'tooLarge' | 'unknownKind' };

/** Customers' files, for admins. Files of an order cannot be changed. */
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
        const before = await lockUpload(tx, id);
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
        const before = await lockUpload(tx, id);
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

const EVERY_MS = 3_600_000;
/** How long uploads wait for an order. */
const KEPT_MS = 86_400_000;
/** Deleted at once. */
const MOST_AT_ONCE = 200;

/** Deletes uploads without an order after a day; returns their number. */
export async function sweepUploads(db: Database, storage: Storage, now: number): Promise<number> {
  const gone = await deleteLeftOvers(db, new Date(now - KEPT_MS), MOST_AT_ONCE);
  await storage.remove(gone.map(uploadPath));
  return gone.length;
}

/** Runs hourly. Returns how to stop, which waits for the running round. */
export function scheduleUploadCleanup(
  db: Database,
  storage: Storage,
  { now, report }: JobContext,
): () => Promise<void> {
  return repeat(EVERY_MS, () => sweepUploads(db, storage, now()), report);
}
