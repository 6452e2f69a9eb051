import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareColors } from '../../../src/lib/contract/site-pages.ts';
import { DEFAULT_FACE } from '../../../src/lib/domain/face/face.ts';
import { openWords } from '../../../src/server/media/share/words-on-card.ts';

const colors = shareColors(DEFAULT_FACE);
const drawWords = openWords({ asOutlines: false });
/** Where words may stand, in pixels. */
const [LEFT, RIGHT, HEIGHT] = [72, 602, 630];

interface Line {
  text: string;
  size: number;
  left: number;
  right: number;
  y: number;
}

/** A picture's words line by line. */
async function linesOf(words: { title: string; shopName?: string; place?: string }): Promise<Line[]> {
  const svg = await drawWords({ shopName: '', place: '', colors, font: 'figtree', ...words });
  const lines = new Map<number, Line>();
  for (const [, attributes = '', escaped = ''] of svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)) {
    const of = (name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(` ${attributes}`)?.[1]);
    const text = escaped.replaceAll('&amp;', '&').replaceAll('\u00a0', ' ').replaceAll('\u200b', '');
    const line = lines.get(of('y')) ?? {
      text: '',
      size: of('font-size'),
      left: of('x'),
      right: 0,
      y: of('y'),
    };
    line.text += text;
    if (text.trim() !== '') line.right = of('x') + of('width');
    lines.set(line.y, line);
  }
  return [...lines.values()].map((line) => ({ ...line, text: line.text.trim() }));
}
const textsOf = async (title: string) => (await linesOf({ title })).map(({ text }) => text);
const sizeOf = async (title: string) => (await linesOf({ title }))[0]?.size;

describe('a name on a share picture', () => {
  it('is as large as there is room for', async () => {
    expect(await sizeOf('Ehrenfeld')).toBe(116);
    expect(await sizeOf('Mensa Arcisstraße')).toBe(92);
    expect(await sizeOf('Gasthaus zum goldenen Löwen am Marktplatz')).toBe(72);
  });

  it('breaks after hyphens and slashes, and never ends a line with "&"', async () => {
    expect(await textsOf('Köln-Ehrenfeld')).toEqual(['Köln-', 'Ehrenfeld']);
    expect(await textsOf('Tüftler/Bäcker')).toEqual(['Tüftler/', 'Bäcker']);
    expect(await textsOf('Feige & Glut')).toEqual(['Feige', '& Glut']);
  });

  it('breaks within a word only if the word is longer than a line', async () => {
    expect(await textsOf('Donaudampfschifffahrtskapitän')).toEqual(['Donaudampfschifffahr-', 'tskapitän']);
  });

  it('ends in "…" if it does not fit at the smallest size', async () => {
    const lines = await textsOf('Zum goldenen Löwen '.repeat(9).trim());
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/\w…$/);
  });

  it('stands between the shop’s name, on one line, and the town', async () => {
    const words = { title: 'Ehrenfeld', shopName: 'Zum goldenen Löwen '.repeat(9), place: 'Köln' };
    const [shopName, ...rest] = await linesOf(words);
    expect(shopName?.text).toMatch(/^Zum goldenen Löwen .*…$/);
    expect(rest.map(({ text }) => text)).toEqual(['Ehrenfeld', 'Köln']);
  });

  it('loses emoji and characters that the font lacks, and no others', async () => {
    expect(await textsOf('👩‍👩‍👧 Żółć 東 🇩🇪 A1️⃣ © ❤️x\u030c')).toEqual(['Żółć A1 ©', 'x']);
  });

  it('never exceeds its box and loses no letters except those that "…" replaces', async () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'Ö', 'ß', 'W', ' ', '& ', '-', '/', ','),
      minLength: 1,
      maxLength: 90,
    });
    await fc.assert(
      fc.asyncProperty(letters, async (title) => {
        const lines = await linesOf({ title });
        expect(lines.length).toBeLessThanOrEqual(4);
        for (const { left, right, y } of lines) {
          expect(left).toBeGreaterThanOrEqual(LEFT);
          expect(right).toBeLessThanOrEqual(RIGHT);
          expect(y).toBeLessThan(HEIGHT);
        }
        const only = (words: string) => words.replaceAll(/[^aÖßW]/g, '');
        const shown = only(lines.map(({ text }) => text).join(''));
        if (lines.at(-1)?.text.endsWith('…')) expect(only(title).startsWith(shown)).toBe(true);
        else expect(shown).toBe(only(title));
      }),
    );
  });
});
