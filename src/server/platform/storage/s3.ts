import {
  S3Client,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { Storage } from './storage.ts';

/** A bucket of an S3-compatible store. */
export interface S3Bucket {
  bucket: string;
  /** For stores other than Amazon's. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A store that accepts a connection and then hangs must not block its callers. */
const LIMITS = { connectionTimeout: 5_000, requestTimeout: 60_000, throwOnRequestTimeout: true };

export function createS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Bucket): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: LIMITS,
    // Other stores support neither virtual-hosted buckets nor unrequested checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Stores bytes as objects of a bucket. A single put is atomic. */
export function createS3Storage(place: S3Bucket): Storage {
  const { bucket } = place;
  const client = createS3Client(place);
  return {
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        return Body ? await Body.transformToByteArray() : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async write(name, bytes) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes }));
    },
    async remove(names) {
      await Promise.all(
        names.map((name) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))),
      );
    },
  };
}
