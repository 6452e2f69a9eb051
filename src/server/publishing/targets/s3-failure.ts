import type { S3Place } from '../../platform/storage/s3.ts';
import { NoSite } from './site-objects.ts';

const KEYS_REFUSED =
  /^(InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden|AuthorizationHeaderMalformed)$/;
const OTHER_REGION = /^(PermanentRedirect|TemporaryRedirect|IllegalLocationConstraintException)$/;
const UNREACHABLE = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|TimeoutError)$/;

/** Why an upload failed, in words for the operator and without secrets. */
export function failureOf(error: unknown, place: S3Place, signal: AbortSignal): string {
  const bucket = `Bucket „${place.bucket}“`;
  if (signal.aborted) return `${bucket}: abgebrochen, der Rest folgt mit der nächsten Veröffentlichung.`;
  if (error instanceof NoSite) return `${bucket}: Der Ordner der Seiten hat keine Startseite.`;
  const { name = '', code = '', status } = described(error);
  if (code === 'ENOENT') return `${bucket}: Die Seiten haben sich währenddessen geändert.`;
  if (name === 'NoSuchBucket') return `Den ${bucket} gibt es nicht.`;
  if (KEYS_REFUSED.test(name) || status === 401 || status === 403)
    return `Der ${bucket} lehnt die Schlüssel ab (${name}).`;
  if (OTHER_REGION.test(name) || status === 301)
    return `Der ${bucket} liegt nicht in der Region ${place.region}.`;
  if (UNREACHABLE.test(code) || UNREACHABLE.test(name))
    return `Der ${bucket} ist nicht zu erreichen (${code || name}).`;
  return `Der ${bucket} nimmt die Seiten nicht an (${[name, status].filter(Boolean).join(', ')}).`;
}

/** The details that the SDK's and Node's errors carry. */
function described(error: unknown): { name?: string; code?: string; status?: number } {
  if (!(error instanceof Error)) return {};
  const { name, code, $metadata } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  return { name, ...(code ? { code } : {}), ...(status ? { status } : {}) };
}
