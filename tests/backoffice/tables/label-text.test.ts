import { PDFDocument, StandardFonts } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { fitText, LEADING, type Measure } from '../../../src/backoffice/tables/label-text.ts';

/** Beside the code of a small label, in points. */
const ROOM = { width: 69, height: 42, size: 15 };

describe('words on a label', () => {
  let bold: Measure;
  beforeAll(async () => {
    bold = await (await PDFDocument.create()).embedFont(StandardFonts.HelveticaBold);
  });

  it('are large where they are short', () => {
    expect(fitText('12', bold, ROOM)).toEqual({ size: 15, lines: ['12'] });
  });

  it.each(['terrasse-west-lange-tafel-12-personen', 'x'.repeat(80), 'hinterzimmer-am-kamin-fensterplatz-4'])(
    'are all there and within the label: %s',
    (text) => {
      const { size, lines } = fitText(text, bold, ROOM);
      expect(lines.join('')).toBe(text);
      expect(lines.length * size * LEADING).toBeLessThanOrEqual(ROOM.height);
      for (const line of lines)
        expect(bold.widthOfTextAtSize(line, size), line).toBeLessThanOrEqual(ROOM.width);
    },
  );

  it('break behind a hyphen rather than within a word', () => {
    const { lines } = fitText('garten-lange-tafel', bold, ROOM);
    expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true);
  });
});
