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
