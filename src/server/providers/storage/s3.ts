import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Storage } from './storage.ts';

/** A bucket of an S3-compatible store. */
export interface S3Place {
  bucket: string;
  /** Of a store other than Amazon's. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Keeps bytes as objects of a bucket. A single put is seen whole or not at all. */
export function createS3Storage({ bucket, endpoint, region, ...credentials }: S3Place): Storage {
  const client = new S3Client({
    region,
    credentials,
    // Stores other than Amazon's know neither a bucket as part of the host name nor checksums that nobody asked for.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
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
