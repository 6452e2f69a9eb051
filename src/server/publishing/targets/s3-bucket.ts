import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { createS3Client, type S3Place } from '../../platform/storage/s3.ts';

interface Headers {
  type: string;
  cacheControl: string;
}

/** The bucket operations that publishing needs. Failures throw the store's error. */
export interface Bucket {
  read: (key: string, signal: AbortSignal) => Promise<string | null>;
  write: (key: string, bytes: Buffer, headers: Headers, signal: AbortSignal) => Promise<void>;
  remove: (key: string, signal: AbortSignal) => Promise<void>;
  /** The ETags of all objects with a key prefix. */
  etags: (prefix: string, signal: AbortSignal) => Promise<Map<string, string>>;
}

export function openBucket(place: S3Place): Bucket {
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
