import { createHash } from 'node:crypto';
import { open, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import { createS3Client, type S3Bucket } from '../storage/s3.ts';
import { backupsAmong, type BackupTarget } from './backup-target.ts';

/** Each part is sent and repeated for itself, so a slow line needs no long timeout. At most 10,000 of them: 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

/**
 * Backups as objects of a bucket. A file is written and checked here first, in `workFolder`; then it is uploaded in parts, and read again
 * from the bucket.
 */
export function bucketTarget(place: S3Bucket, workFolder: string): BackupTarget {
  const client = createS3Client(place);
  const Bucket = place.bucket;

  async function upload(Key: string, path: string, abortSignal: AbortSignal): Promise<string> {
    const hash = createHash('sha256');
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }), {
      abortSignal,
    });
    const Parts: CompletedPart[] = [];
    try {
      for await (const Body of partsOf(path)) {
        hash.update(Body);
        const PartNumber = Parts.length + 1;
        // The store refuses a part that was damaged on its way.
        const ContentMD5 = createHash('md5').update(Body).digest('base64');
        const part = { Bucket, Key, UploadId, PartNumber, Body, ContentMD5 };
        const { ETag } = await client.send(new UploadPartCommand(part), { abortSignal });
        Parts.push({ ETag, PartNumber });
      }
      const whole = { Bucket, Key, UploadId, MultipartUpload: { Parts } };
      await client.send(new CompleteMultipartUploadCommand(whole), { abortSignal });
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
      throw error;
    }
    return hash.digest('hex');
  }

  async function hashOf(Key: string, abortSignal: AbortSignal): Promise<string> {
    const hash = createHash('sha256');
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
    for await (const chunk of (Body ?? []) as AsyncIterable<Uint8Array>) hash.update(chunk);
    return hash.digest('hex');
  }

  const remove = async (names: readonly string[]) => {
    for (const Key of names) await client.send(new DeleteObjectCommand({ Bucket, Key }));
  };

  return {
    async list() {
      const found: { name: string; size: number }[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: 'bestellbar-' }))
        for (const { Key, Size } of page.Contents ?? []) if (Key) found.push({ name: Key, size: Size ?? 0 });
      return backupsAmong(found);
    },
    async store(name, write, signal) {
      // Also what a killed process left.
      await rm(workFolder, { recursive: true, force: true });
      await mkdir(workFolder, { recursive: true, mode: 0o700 });
      try {
        const path = join(workFolder, name);
        await write(path);
        const sent = await upload(name, path, signal);
        const isSame = (await hashOf(name, signal).catch(() => null)) === sent;
        if (!isSame) {
          await remove([name]);
          throw new Error('the bucket does not give back what it was sent');
        }
      } finally {
        await rm(workFolder, { recursive: true, force: true });
      }
    },
    remove,
  };
}

async function* partsOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES);
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      if (bytesRead < PART_BYTES) return;
    }
  } finally {
    await file.close();
  }
}
