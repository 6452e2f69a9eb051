import { fileTypeFromBuffer } from 'file-type';
import { staffWords } from '../platform/staff-words.ts';
import type { FieldError } from '../../lib/contract/fields.ts';
import { type Image, type ImageChanges, type ImageDraft, LARGEST_UPLOAD } from '../../lib/contract/media.ts';
import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type { LogAction } from '../../lib/contract/people.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import {
  deleteImage,
  findImages,
  lockImage,
  insertImage,
  listImages,
  updateImage,
} from '../shop/queries/images.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import { readDataUrl } from './file-kind.ts';
import type { Hex } from '../../lib/domain/face/color.ts';
import {
  colorFromAfar,
  drawVariants,
  MOST_MEGAPIXELS,
  pictureName,
  pictureNames,
  variantName,
  redraw,
} from './drawing.ts';
import { usersOfImage } from '../shop/shop-usage.ts';

type Refused = { ok: false; code: 'tooLarge' } | { ok: false; code: 'invalid'; errors: FieldError[] };
type Stored = { ok: true; image: Image } | Refused;
type Removed = { ok: true; image: Image } | { ok: false; errors: FieldError[] };

/** The shop's pictures, for admins; null: no such picture. */
export interface Images {
  list: (query: ListQuery) => Promise<ListPage<Image>>;
  find: (id: number) => Promise<Image | null>;
  create: (actor: Actor, draft: ImageDraft) => Promise<Stored>;
  /** Replacing a picture creates a new version, shown wherever the picture is used. */
  update: (actor: Actor, id: number, changes: ImageChanges) => Promise<Stored | null>;
  /** Refused while the picture is in use. */
  remove: (actor: Actor, id: number) => Promise<Removed | null>;
  /** Removes those of some pictures that nothing shows. */
  removeUnused: (actor: Actor, ids: readonly number[]) => Promise<void>;
}

/** Larger pictures are scaled down to this many pixels per side. */
const LARGEST_SIDE = 2400;
/** Retries if the shop changes during a deletion. */
const MOST_TRIES = 20;

/** The stored format of each uploaded type. Animations become WebP; formats that can contain scripts are refused. */
const STORED_FORMATS = {
  jpg: { extension: 'jpg', format: 'jpeg' },
  png: { extension: 'png', format: 'png' },
  apng: { extension: 'png', format: 'png' },
  gif: { extension: 'webp', format: 'webp' },
  webp: { extension: 'webp', format: 'webp' },
} as const;

const EXTENSIONS = [...new Set(Object.values(STORED_FORMATS).map(({ extension }) => extension))];

export function createImages(db: Database, storage: Storage, shop: ShopCache, now: () => number): Images {
  const find = async (id: number) => (await findImages(db, [id])).get(id) ?? null;

  const audit = (
    tx: Transaction,
    actor: Actor,
    action: LogAction,
    id: number | null,
    before: object | null,
    after: object | null,
  ) => insertAudit(tx, actor, { at: new Date(now()), action, entity: 'images', id, before, after });

  async function write(image: Image, { picture, variants }: Drawn): Promise<void> {
    await Promise.all([
      storage.write(pictureName(image, image.extension), picture),
      ...variants.map(({ width, format, bytes }) => storage.write(variantName(image, width, format), bytes)),
    ]);
  }

  /** The files of a version and of the one before, which open pages still show. */
  const filesOf = ({ id, version, extension }: Image, back: number) =>
    pictureNames({ id, version: version - back }, [...new Set([...EXTENSIONS, extension])]);

  /** Removes pictures if the shop still has a revision; false: it has another one, and nothing was done. */
  async function removeAt(
    revision: number,
    gone: readonly Image[],
    log: (tx: Transaction) => Promise<void>,
  ): Promise<boolean> {
    const done = await shop.changeOf(revision, async (tx) => {
      for (const { id } of gone) await deleteImage(tx, id);
      await log(tx);
    });
    if (!done) return false;
    // After the rows, so that no row lacks its picture.
    await storage.remove(gone.flatMap((image) => [...filesOf(image, 0), ...filesOf(image, 1)]));
    return true;
  }

  return {
    list: (query) => listImages(db, query),
    find,
    async create(actor, { data, name }) {
      const read = await readPicture(data);
      if (!read.ok) return read;
      const image = await db.transaction(async (tx) => {
        const made = await insertImage(tx, {
          name,
          version: 1,
          extension: read.extension,
          color: read.color,
        });
        await audit(tx, actor, 'create', made.id, null, made);
        await write(made, read);
        return made;
      });
      return { ok: true, image };
    },

    async update(actor, id, { data, name }) {
      const read = data === undefined ? null : await readPicture(data);
      if (read && !read.ok) return read;
      const changed = await shop.change(async (tx) => {
        const before = await lockImage(tx, id);
        if (!before) return null;
        const after = { ...before, ...(name === undefined ? {} : { name }) };
        if (read) {
          Object.assign(after, { version: before.version + 1, extension: read.extension, color: read.color });
          await write(after, read);
        }
        await updateImage(tx, after);
        await audit(tx, actor, 'update', id, before, after);
        return { before, after };
      });
      if (!changed) return null;
      if (read) await storage.remove(filesOf(changed.before, 1));
      return { ok: true, image: changed.after };
    },

    async remove(actor, id) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const current = await shop.read();
        const image = await find(id);
        if (!image) return null;
        const users = current ? usersOfImage(current.shop, id) : [];
        if (users.length > 0)
          return { ok: false, errors: [{ field: null, message: staffWords().inUseMessage(users) }] };
        const log = async (tx: Transaction) => void (await audit(tx, actor, 'delete', id, image, null));
        if (await removeAt(current?.revision ?? 0, [image], log)) return { ok: true, image };
      }
      throw new Error('the shop kept changing while a picture was being deleted');
    },

    async removeUnused(actor, ids) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const current = await shop.read();
        const unused = ids.filter((id) => !current || usersOfImage(current.shop, id).length === 0);
        const found = [...(await findImages(db, unused)).values()];
        if (found.length === 0) return;
        const gone = { ids: found.map(({ id }) => id) };
        const log = async (tx: Transaction) => void (await audit(tx, actor, 'delete', null, gone, null));
        if (await removeAt(current?.revision ?? 0, found, log)) return;
      }
      throw new Error('the shop kept changing while pictures were being deleted');
    },
  };
}

interface Drawn {
  picture: Buffer;
  variants: Awaited<ReturnType<typeof drawVariants>>;
}
type ReadPicture = ({ ok: true; extension: string; color: Hex } & Drawn) | Refused;

/** The picture of a data URL, detected from its bytes and re-encoded. */
async function readPicture(dataUrl: string): Promise<ReadPicture> {
  const { bytes } = readDataUrl(dataUrl);
  if (bytes.length > LARGEST_UPLOAD) return { ok: false, code: 'tooLarge' };
  const found = await fileTypeFromBuffer(bytes);
  const kept =
    found && found.ext in STORED_FORMATS ? STORED_FORMATS[found.ext as keyof typeof STORED_FORMATS] : null;
  const picture = kept && (await redraw(bytes, kept.format, LARGEST_SIDE));
  if (picture)
    return {
      ok: true,
      extension: kept.extension,
      picture,
      variants: await drawVariants(picture),
      color: await colorFromAfar(picture),
    };
  return {
    ok: false,
    code: 'invalid',
    errors: [{ field: 'data', message: staffWords().EDIT_MESSAGES.pictureUnreadable(MOST_MEGAPIXELS) }],
  };
}
