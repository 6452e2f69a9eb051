import type { Shop } from '../../lib/contract/shop.ts';
import { takesFiles } from '../../lib/domain/parts.ts';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../platform/database/database.ts';
import { createPlaceLimit } from '../platform/async/concurrency.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { deleteLeftOvers, sumLeftOvers, uploadPath } from './queries/uploads.ts';

const MEGABYTE = 1024 * 1024;

/** Limits of customers' files, which anyone may upload: the shop's disk is not to be filled, nor used for hosting. */
export interface UploadLimits {
  /** Bytes of all files without an order. */
  inAll: number;
  /** Bytes per network and hour, in this process. */
  perHour: number;
  /** Files of a network in progress. */
  atOnce: number;
}

export const UPLOAD_LIMITS: UploadLimits = { inAll: 512 * MEGABYTE, perHour: 200 * MEGABYTE, atOnce: 2 };

const HOUR_SECONDS = 3600;
/** Younger files may still be ordered: they are never deleted to make room. */
const SPARED_MS = HOUR_SECONDS * 1000;
const DELETED_AT_ONCE = 50;

export interface UploadBudget {
  /** Takes a place for a file of a network; null: it has too many in progress. */
  begin: (network: string) => (() => void) | null;
  /** Counts a file's bytes; false: the network has sent too many within the hour. */
  count: (network: string, bytes: number) => Promise<boolean>;
  /** Makes room for a file by deleting the oldest ones without an order; false: there is none. */
  makeRoom: (bytes: number) => Promise<boolean>;
}

interface Needs {
  db: Database;
  storage: Storage;
  /** Epoch milliseconds. */
  now: () => number;
  limits?: UploadLimits;
}

export function createUploadBudget({ db, storage, now, limits = UPLOAD_LIMITS }: Needs): UploadBudget {
  const places = createPlaceLimit(limits.atOnce);
  const counters = new RateLimiterMemory({ points: limits.perHour, duration: HOUR_SECONDS });
  return {
    begin: (network) => places.take(network),
    count: (network, bytes) =>
      counters.consume(network, bytes).then(
        () => true,
        () => false,
      ),
    async makeRoom(bytes) {
      while ((await sumLeftOvers(db)) + bytes > limits.inAll) {
        const gone = await deleteLeftOvers(db, new Date(now() - SPARED_MS), DELETED_AT_ONCE);
        if (gone.length === 0) return false;
        await storage.remove(gone.map(uploadPath));
      }
      return true;
    },
  };
}

/** Whether a shop has a product that asks for files. */
export const wantsFiles = ({ products }: Shop): boolean =>
  products.some(({ config }) => config.parts.some(takesFiles));
