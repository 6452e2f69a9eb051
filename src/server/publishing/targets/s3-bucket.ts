import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { z } from 'zod';
import { createS3Client, type S3Bucket } from '../../platform/storage/s3.ts';
import { keyOf } from './site-objects.ts';

interface Headers {
  type: string;
  cacheControl: string;
}

/** The bucket operations that publishing needs. Failures throw the store's error. */
interface Bucket {
  read: (key: string, signal: AbortSignal) => Promise<string | null>;
  write: (key: string, bytes: Buffer, headers: Headers, signal: AbortSignal) => Promise<void>;
  remove: (key: string, signal: AbortSignal) => Promise<void>;
  /** The ETags of all objects with a key prefix. */
  etags: (prefix: string, signal: AbortSignal) => Promise<Map<string, string>>;
}

export function openBucket(place: S3Bucket): Bucket {
  const client = createS3Client(place);
  const Bucket = place.bucket;
  return {
    async read(Key, abortSignal) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
        return Body ? await Body.transformToString() : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async write(Key, Body, { type, cacheControl }, abortSignal) {
      const object = { Bucket, Key, Body, ContentType: type, CacheControl: cacheControl };
      await client.send(new PutObjectCommand(object), { abortSignal });
    },
    async remove(Key, abortSignal) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal });
    },
    async etags(Prefix, abortSignal) {
      const found = new Map<string, string>();
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix }, { abortSignal }))
        for (const { Key, ETag } of page.Contents ?? []) if (Key && ETag) found.set(Key, ETag);
      return found;
    },
  };
}

/**
 * The bucket's contents are recorded in two notes within it: `published.json` after a comparison of the whole site, and `changes.json`
 * with what was started and finished since. So small changes cost small notes in a large shop, aborted updates are known, and only our own
 * objects are ever deleted.
 */
export interface Ledger {
  /** Whether the notes are complete: only then may a change be sent without comparing everything. */
  isWhole: boolean;
  /** Objects that an aborted update may or may not have sent. */
  unsure: () => string[];
  /** Hashes by key; null: incomplete, other objects of ours may exist. */
  known: (signal: AbortSignal) => Promise<Map<string, string | null>>;
  /** Records planned changes. */
  begin: (keys: readonly string[], signal: AbortSignal) => Promise<void>;
  /** Records finished changes; null: deleted. */
  finish: (done: ReadonlyMap<string, string | null>, signal: AbortSignal) => Promise<void>;
  /** Records the whole site. */
  finishWhole: (all: ReadonlyMap<string, string>, signal: AbortSignal) => Promise<void>;
}

/** The format of notes; other versions are ignored. */
const VERSION = 1;
const UNSURE = '?';
const GONE = '';

const Note = z.object({ version: z.literal(VERSION), objects: z.record(z.string(), z.string()) });

const HEADERS = { type: 'application/json', cacheControl: 'no-store' };

export async function openLedger(bucket: Bucket, prefix: string, signal: AbortSignal): Promise<Ledger> {
  const keys = {
    published: keyOf(prefix, '.bestellbar/published.json'),
    changes: keyOf(prefix, '.bestellbar/changes.json'),
  };

  async function read(key: string, within: AbortSignal): Promise<Map<string, string> | null> {
    const text = await bucket.read(key, within);
    return text === null ? null : parseNote(text);
  }
  async function write(key: string, objects: ReadonlyMap<string, string>, within: AbortSignal) {
    const note: z.input<typeof Note> = { version: VERSION, objects: Object.fromEntries(objects) };
    await bucket.write(key, Buffer.from(JSON.stringify(note)), HEADERS, within);
  }

  const noted = await read(keys.changes, signal);
  const changes = noted ?? new Map<string, string>();
  const unsure = () => [...changes].filter(([, hash]) => hash === UNSURE).map(([key]) => key);

  return {
    isWhole: noted !== null && unsure().length === 0,
    unsure,
    async known(within) {
      const all = new Map<string, string | null>((await read(keys.published, within)) ?? []);
      for (const [key, hash] of changes)
        if (hash === GONE) all.delete(key);
        else all.set(key, hash === UNSURE ? null : hash);
      return all;
    },
    async begin(begun, within) {
      for (const key of begun) changes.set(key, UNSURE);
      await write(keys.changes, changes, within);
    },
    async finish(done, within) {
      for (const [key, hash] of done) changes.set(key, hash ?? GONE);
      await write(keys.changes, changes, within);
    },
    async finishWhole(all, within) {
      // In this order: if aborted in between, the changes only make the next update compare.
      await write(keys.published, all, within);
      await write(keys.changes, new Map(), within);
    },
  };
}

function parseNote(text: string): Map<string, string> | null {
  try {
    return new Map(Object.entries(Note.parse(JSON.parse(text)).objects));
  } catch {
    return null;
  }
}
