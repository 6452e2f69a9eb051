import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import wawoff2 from 'wawoff2';

/** How bold: Figtree is one variable font. */
export type Weight = 600 | 800;

/** A line of text as outlines, in thousandths of its size, the baseline at 0 and up being positive. */
export interface Line {
  width: number;
  glyphs: { path: string; x: number; y: number }[];
}

/** The shop's font as outlines: whatever fonts a machine has, pictures look the same. */
export interface Figtree {
  /** What of a text the font can show: emoji and foreign scripts are left out. */
  readable: (text: string) => string;
  line: (text: string, weight: Weight) => Line;
}

const FOLDER = new URL('./files/', import.meta.resolve('@fontsource-variable/figtree/package.json'));
/** The first holds German, the second its neighbours' letters. */
const SUBSETS = ['latin', 'latin-ext'];

interface Subset {
  letters: Set<number>;
  fonts: Record<Weight, Font>;
}

async function openSubset(name: string): Promise<Subset> {
  const packed = await readFile(new URL(`figtree-${name}-wght-normal.woff2`, FOLDER));
  const bytes = new Uint8Array(await wawoff2.decompress(packed));
  const face = new Face(new Blob(bytes.buffer));
  const bold = (weight: Weight) => {
    const font = new Font(face);
    font.setScale(1000, 1000);
    font.setVariations([new Variation('wght', weight)]);
    return font;
  };
  return { letters: new Set(face.collectUnicodes()), fonts: { 600: bold(600), 800: bold(800) } };
}

export async function openFigtree(): Promise<Figtree> {
  const subsets = await Promise.all(SUBSETS.map(openSubset));
  const subsetOf = (letter: string) => subsets.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));

  /** Stretches of a text that are set in one font each. */
  function stretchesOf(text: string): { subset: Subset; text: string }[] {
    const stretches: { subset: Subset; text: string }[] = [];
    for (const letter of text) {
      const subset = subsetOf(letter);
      const last = stretches.at(-1);
      if (subset && subset === last?.subset) last.text += letter;
      else if (subset) stretches.push({ subset, text: letter });
    }
    return stretches;
  }

  return {
    readable: (text) =>
      Array.from(text.normalize('NFC').replaceAll(/\s+/gu, ' '))
        .filter(subsetOf)
        .join('')
        .replaceAll(/ +/g, ' ')
        .trim(),
    line(text, weight) {
      const line: Line = { width: 0, glyphs: [] };
      for (const { subset, text: stretch } of stretchesOf(text)) {
        const font = subset.fonts[weight];
        const buffer = new Buffer();
        buffer.addText(stretch);
        buffer.guessSegmentProperties();
        shape(font, buffer);
        for (const { codepoint, xAdvance, xOffset, yOffset } of buffer.getGlyphInfosAndPositions()) {
          line.glyphs.push({
            path: font.glyphToPath(codepoint),
            x: line.width + (xOffset ?? 0),
            y: yOffset ?? 0,
          });
          line.width += xAdvance ?? 0;
        }
      }
      return line;
    },
  };
}
