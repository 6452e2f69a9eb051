import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, TypedResponse } from 'hono';
import { derive, type CurrentShop } from '../shop-cache.ts';
import { entityTag } from '../../platform/http/entity-tag.ts';

const ENCODERS = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
};
type Encoding = keyof typeof ENCODERS;

/** Below this, compressing saves nothing. */
const SMALLEST_COMPRESSED = 1024;

type Bytes = Uint8Array<ArrayBuffer>;

interface CachedAnswer {
  etag: string;
  body: Bytes;
  encoded: Map<Encoding, Promise<Bytes>>;
}

/**
 * Answers with something computed from the shop. Body, ETag and compressed forms are cached until the shop changes;
 * a request whose If-None-Match names the ETag gets 304.
 */
export async function sendCached<T>(
  c: Context,
  shop: CurrentShop,
  name: string,
  make: () => T,
): Promise<Response & TypedResponse<T, 200, 'json'>> {
  const cached = derive(shop, name, () => cache(make()));
  return (await sendBytes(c, cached)) as Response & TypedResponse<T, 200, 'json'>;
}

function cache(answer: unknown): CachedAnswer {
  const body = new TextEncoder().encode(JSON.stringify(answer));
  return { etag: entityTag(body), body, encoded: new Map() };
}

async function sendBytes(c: Context, cached: CachedAnswer): Promise<Response> {
  const headers = { etag: cached.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
  if (matches(c.req.header('if-none-match'), cached.etag)) return c.body(null, 304, headers);
  const encoding = cached.body.length < SMALLEST_COMPRESSED ? null : acceptedEncoding(c);
  return c.body(encoding ? await encode(cached, encoding) : cached.body, 200, {
    ...headers,
    'content-type': 'application/json',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
}

function encode(cached: CachedAnswer, encoding: Encoding): Promise<Bytes> {
  const known = cached.encoded.get(encoding);
  if (known) return known;
  const encoded = ENCODERS[encoding](cached.body).then((bytes) => new Uint8Array(bytes));
  cached.encoded.set(encoding, encoded);
  return encoded;
}

/** The best of the offered encodings that the request accepts, or null for none. */
export function acceptedEncoding(c: Context, offered: readonly Encoding[] = ['br', 'gzip']): Encoding | null {
  const accepted = (c.req.header('accept-encoding') ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.trim().split(';')[0]);
  return offered.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Whether an If-None-Match names the tag; weak and strong forms count as equal. */
export function matches(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    header !== undefined &&
    (header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag)))
  );
}
