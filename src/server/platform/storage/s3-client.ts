import { S3Client } from '@aws-sdk/client-s3';

/** A bucket of an S3-compatible store. */
export interface S3Place {
  bucket: string;
  /** Of a store other than Amazon's. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A store that takes a connection and then says nothing must not hold up what waits for it. */
const LIMITS = { connectionTimeout: 5_000, requestTimeout: 60_000, throwOnRequestTimeout: true };

export function createS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Place): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: LIMITS,
    // Stores other than Amazon's know neither a bucket as part of the host name nor checksums that nobody asked for.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
