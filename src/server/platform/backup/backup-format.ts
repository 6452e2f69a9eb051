import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { PassThrough, pipeline as connect, Readable, Writable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { callbackify } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';

/** Marks an encrypted file. Without a key it is a plain `.tar.gz`. */
const MAGIC = Buffer.from('BESTELLBAR-1\n');
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const CHECK_BYTES = 16;
const TAG_BYTES = 16;
const START_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES + CHECK_BYTES;
/** About 0.2 s and 64 MB for each guess. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** Why a sealed file cannot be read: `noKey`: it is encrypted, and no key was given. */
export type SealProblem = 'noKey' | 'wrongKey' | 'notThere';

interface Keys {
  cipher: Buffer;
  /** Recognises the key, so that a wrong one is not mistaken for damage. */
  check: Buffer;
}

function keysOf(key: string, salt: Buffer): Keys {
  const secret = scryptSync(key.normalize(), salt, 32, SCRYPT);
  const check = createHmac('sha256', secret).update('check').digest().subarray(0, CHECK_BYTES);
  return { cipher: secret, check };
}

/**
 * Writes a stream to a new file that only its owner can read, compressed, encrypted with AES-256-GCM if there is a key, and synced to
 * disk. Throws if the file exists.
 */
export async function writeSealed(
  path: string,
  key: string | null,
  stream: AsyncIterable<Buffer>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    if (key === null) await pour(stream, [createGzip()], file);
    else {
      const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
      const keys = keysOf(key, salt);
      const start = Buffer.concat([MAGIC, salt, nonce, keys.check]);
      await file.write(start);
      const cipher = createCipheriv('aes-256-gcm', keys.cipher, nonce).setAAD(start);
      await pour(stream, [createGzip(), cipher], file);
      await file.write(cipher.getAuthTag());
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

async function pour(stream: AsyncIterable<Buffer>, steps: Duplex[], file: FileHandle): Promise<void> {
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      callbackify(() => file.writeFile(chunk))(done);
    },
  });
  await pipeline([Readable.from(stream, { objectMode: false }), ...steps, target]);
}

type OpenedSeal = { ok: true; read: () => AsyncIterable<Buffer> } | { ok: false; code: SealProblem };

/** Opens a file of `writeSealed`. `read` may be called again; it throws for damage, at the latest at its end. */
export async function openSealed(path: string, key: string | null): Promise<OpenedSeal> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return { ok: false, code: 'notThere' };
  try {
    const { size } = await file.stat();
    const start = Buffer.alloc(START_BYTES);
    await file.read(start, 0, START_BYTES, 0);
    if (!start.subarray(0, MAGIC.length).equals(MAGIC))
      return { ok: true, read: () => through(createReadStream(path), [createGunzip()]) };
    if (key === null) return { ok: false, code: 'noKey' };
    const salt = start.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
    const nonce = start.subarray(MAGIC.length + SALT_BYTES, START_BYTES - CHECK_BYTES);
    const keys = keysOf(key, salt);
    if (!timingSafeEqual(keys.check, start.subarray(START_BYTES - CHECK_BYTES)))
      return { ok: false, code: 'wrongKey' };
    const tag = Buffer.alloc(TAG_BYTES);
    const end = Math.max(size - TAG_BYTES, START_BYTES);
    await file.read(tag, 0, TAG_BYTES, end);
    const read = () => {
      const decipher = createDecipheriv('aes-256-gcm', keys.cipher, nonce).setAAD(start).setAuthTag(tag);
      const body =
        end === START_BYTES
          ? Readable.from([])
          : createReadStream(path, { start: START_BYTES, end: end - 1 });
      return through(body, [decipher, createGunzip()]);
    };
    return { ok: true, read };
  } finally {
    await file.close();
  }
}

/** The error of any step ends the result, where its reader sees it. */
function through(source: Readable, steps: Duplex[]): AsyncIterable<Buffer> {
  const result = new PassThrough();
  connect([source, ...steps, result], () => undefined);
  return result;
}

/** The part of the tar format (ustar) that backups use, so that any system can unpack one: plain files with short names. */

export interface TarEntry {
  name: string;
  bytes: Buffer;
}

const BLOCK = 512;
const LONGEST_NAME = 100;
/** More than any picture, file or batch of rows: a damaged header must not fill the memory. */
const LARGEST_ENTRY = 512 * 1024 * 1024;

/** The stream is not a tar, or is cut off. */
export class BadTar extends Error {}

/** An entry with its header and padding. `at` is in epoch milliseconds. */
export function tarEntry({ name, bytes }: TarEntry, at: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`too long a name for an entry: ${name}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, offset: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), offset, 'latin1');
  header.write(name, 0);
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(bytes.length, 124, 12);
  octal(Math.floor(at / 1000), 136, 12);
  header.write('0', 156, 'latin1');
  header.write('ustar\u000000', 257, 'latin1');
  octal(checksum(header), 148, 7);
  header.write(' ', 155, 'latin1');
  return Buffer.concat([header, bytes, Buffer.alloc(paddingOf(bytes.length))]);
}

export const TAR_END = Buffer.alloc(2 * BLOCK);

/** The entries of a tar, one in memory at a time. Throws BadTar. */
export async function* readTar(stream: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = reader(stream);
  for (;;) {
    const header = await take(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const name = textAt(header, 0, LONGEST_NAME);
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    const isWhole = Number.parseInt(textAt(header, 148, 7), 8) === checksum(header);
    if (!isWhole || !(size <= LARGEST_ENTRY)) throw new BadTar('a header is damaged');
    const bytes = await take(size);
    await take(paddingOf(size));
    yield { name, bytes };
  }
  await take(BLOCK);
  // To its end, where what is left would be noticed, and a wrong seal too.
  if ((await take(1, true)).length > 0) throw new BadTar('something follows the end');
}

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

const textAt = (header: Buffer, offset: number, length: number) =>
  header
    .toString('utf8', offset, offset + length)
    .split('\0', 1)[0]
    ?.trim() ?? '';

/** The sum of the header's bytes, with spaces for the sum itself. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

/** Takes bytes from the front of a stream. */
function reader(stream: AsyncIterable<Buffer>) {
  const iterator = stream[Symbol.asyncIterator]();
  let rest: Buffer[] = [];
  let length = 0;
  return async (wanted: number, mayEnd = false): Promise<Buffer> => {
    while (length < wanted) {
      const next = await iterator.next();
      if (next.done) {
        if (mayEnd) break;
        throw new BadTar('the file is cut off');
      }
      rest.push(next.value);
      length += next.value.length;
    }
    const all = Buffer.concat(rest, length);
    const taken = all.subarray(0, wanted);
    rest = [all.subarray(taken.length)];
    length -= taken.length;
    return taken;
  };
}
