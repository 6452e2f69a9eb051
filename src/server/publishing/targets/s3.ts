import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Bucket } from '../../platform/storage/s3.ts';
import {
  NoSite,
  etagOf,
  filesOf,
  hashOf,
  keyOf,
  objectsOf,
  type KeyRule,
  type SiteObject,
} from './site-objects.ts';
import { forEachConcurrently } from '../../platform/async/concurrency.ts';
import type { PublishTarget, SiteChange } from './publish-target.ts';
import { openBucket, openLedger, type Ledger } from './s3-bucket.ts';

const KEYS_REFUSED =
  /^(InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden|AuthorizationHeaderMalformed)$/;
const OTHER_REGION = /^(PermanentRedirect|TemporaryRedirect|IllegalLocationConstraintException)$/;
const UNREACHABLE = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|TimeoutError)$/;

/** Why an upload failed, in words for the operator and without secrets. */
function failureOf(error: unknown, place: S3Bucket, signal: AbortSignal): string {
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

/** A bucket that serves customers, directly or behind a CDN. */
export interface PublishPlace extends S3Bucket, KeyRule {}

/** Parallel uploads. */
const AT_ONCE = 8;

interface Plan {
  send: SiteObject[];
  remove: string[];
  /** Hashes of unchanged objects; null: not everything was compared. */
  kept: Map<string, string> | null;
}

/** Fills a bucket: assets, then pages, then deletions, so that pages never reference missing files. */
export function createS3Target(place: PublishPlace): PublishTarget {
  const bucket = openBucket(place);

  async function compare(folder: string, ledger: Ledger, signal: AbortSignal): Promise<Plan> {
    // An aborted update may have sent much of it: the store's ETags show what.
    const etags =
      ledger.unsure().length > 0
        ? await bucket.etags(keyOf(place.prefix, ''), signal)
        : new Map<string, string>();
    const objects = (await filesOf(folder)).flatMap((file) => objectsOf(file, place));
    const known = await ledger.known(signal);
    const send: SiteObject[] = [];
    const kept = new Map<string, string>();
    await forEachConcurrently(objects, { atOnce: AT_ONCE, signal }, async (object) => {
      const bytes = await readFile(join(folder, object.file));
      const hash = hashOf(object, bytes);
      const before = known.get(object.key);
      const isThere = before === null ? etags.get(object.key) === etagOf(bytes) : before === hash;
      if (isThere) kept.set(object.key, hash);
      else send.push(object);
    });
    const wanted = new Set(objects.map(({ key }) => key));
    return { send, remove: [...known.keys()].filter((key) => !wanted.has(key)), kept };
  }

  function follow({ written, removed }: SiteChange): Plan {
    const send = (written ?? []).flatMap((file) => objectsOf(file, place));
    const sent = new Set(send.map(({ key }) => key));
    const gone = removed.flatMap((file) => objectsOf(file, place)).map(({ key }) => key);
    return { send, remove: gone.filter((key) => !sent.has(key)), kept: null };
  }

  async function put(change: SiteChange): Promise<number> {
    const { signal } = change;
    // One release throughout, even if another becomes current meanwhile.
    const folder = await realpath(change.folder);
    const ledger = await openLedger(bucket, place.prefix, signal);
    const isSmall = change.written !== null && ledger.isWhole;
    const { send, remove, kept } = isSmall ? follow(change) : await compare(folder, ledger, signal);
    const keys = [...send.map(({ key }) => key), ...remove];
    if (keys.length === 0 && ledger.isWhole) return 0;
    await ledger.begin(keys, signal);
    const sent = new Map<string, string>();
    const sendOne = async (object: SiteObject) => {
      const bytes = await readFile(join(folder, object.file));
      await bucket.write(object.key, bytes, object, signal);
      sent.set(object.key, hashOf(object, bytes));
    };
    await forEachConcurrently(
      send.filter(({ isAsset }) => isAsset),
      { atOnce: AT_ONCE, signal },
      sendOne,
    );
    await forEachConcurrently(
      send.filter(({ isAsset }) => !isAsset),
      { atOnce: AT_ONCE, signal },
      sendOne,
    );
    await forEachConcurrently(remove, { atOnce: AT_ONCE, signal }, (key) => bucket.remove(key, signal));
    if (kept) await ledger.finishWhole(new Map([...kept, ...sent]), signal);
    else await ledger.finish(new Map([...sent, ...remove.map((key) => [key, null] as const)]), signal);
    return keys.length;
  }

  return {
    name: `Bucket „${place.bucket}“`,
    async put(change) {
      try {
        return { ok: true, sent: await put(change) };
      } catch (error) {
        return { ok: false, reason: failureOf(error, place, change.signal) };
      }
    },
  };
}
