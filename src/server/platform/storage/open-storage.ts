import { createLocalStorage, type Storage } from './storage.ts';
import type { S3Bucket } from './s3.ts';

/** A bucket if one is configured, else the folder. */
export async function openStorage(folder: string, s3: S3Bucket | null): Promise<Storage> {
  if (!s3) return createLocalStorage(folder);
  // Loaded late: slow, and unnecessary in most shops.
  return (await import('./s3.ts')).createS3Storage(s3);
}
