/** Makes the pages' font of Figtree: the same letters, without what no page asks of it. */
import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import wawoff2 from 'wawoff2';
import compress from 'wawoff2/compress.js';

const FIGTREE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const HARFBUZZ = 'harfbuzzjs/dist/harfbuzz-subset.wasm';

/** What a browser turns on by itself, and figures of one width, which prices ask for; fractions and the like are nobody's. */
const FEATURES = ['kern', 'ccmp', 'locl', 'rvrn', 'tnum'];
/** Of the font's names only whose it is: the licence wants it. */
const NAMES = [0, 13, 14];

// As HarfBuzz numbers them, in hb-subset.h and hb-common.h.
const NAME_IDS = 4;
const LAYOUT_FEATURES = 6;
const WRITABLE = 2;

type HarfBuzz = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory };

const packageFile = (name: string) => readFile(new URL(import.meta.resolve(name)));

/** Figtree's Latin letters as they come. */
export async function figtree(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await wawoff2.decompress(await packageFile(FIGTREE)));
}

/** A font's letters that stand by themselves: with an accent of its own, `u` is written as `ü`, which is one of them. */
export function lettersOf(font: Uint8Array<ArrayBuffer>): number[] {
  const all = new Face(new Blob(font.buffer)).collectUnicodes();
  return [...all].filter((letter) => !/\p{M}/u.test(String.fromCodePoint(letter)));
}

const tag = (name: string) => Buffer.from(name, 'latin1').readUInt32BE();

/** The font of all pages, packed as it travels. */
export async function pageFont(): Promise<Uint8Array> {
  const font = await figtree();
  const { instance } = await WebAssembly.instantiate(await packageFile(HARFBUZZ), {});
  const hb = instance.exports as HarfBuzz;
  const call = (name: string, ...args: number[]) => hb[name]?.(...args) ?? 0;
  const choose = (set: number, wanted: number[]) => {
    call('hb_set_clear', set);
    for (const it of wanted) call('hb_set_add', set, it);
  };
  call('_initialize');
  const place = call('malloc', font.length);
  new Uint8Array(hb.memory.buffer).set(font, place);
  const face = call('hb_face_create', call('hb_blob_create', place, font.length, WRITABLE, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  choose(call('hb_subset_input_unicode_set', input), lettersOf(font));
  choose(call('hb_subset_input_set', input, LAYOUT_FEATURES), FEATURES.map(tag));
  choose(call('hb_subset_input_set', input, NAME_IDS), NAMES);
  const smaller = call('hb_subset_or_fail', face, input);
  if (!smaller) throw new Error('HarfBuzz made nothing of the font');
  const blob = call('hb_face_reference_blob', smaller);
  const start = call('hb_blob_get_data', blob, 0);
  return compress(new Uint8Array(hb.memory.buffer.slice(start, start + call('hb_blob_get_length', blob))));
}
