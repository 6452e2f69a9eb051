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
