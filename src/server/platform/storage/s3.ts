import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { createS3Client, type S3Place } from './s3-client.ts';
import type { Storage } from './storage.ts';

/** Keeps bytes as objects of a bucket. A single put is seen whole or not at all. */
export function createS3Storage(place: S3Place): Storage {
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
