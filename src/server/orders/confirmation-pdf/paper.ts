import PDFDocument from 'pdfkit';
import { ON_PAPER } from '../../../lib/domain/face/palette.ts';
import type { Span } from './legal-blocks.ts';
import { runsOf, type PaperFonts, type PaperWeight } from './paper-fonts.ts';
import { setLines, type Line, type Measure, type Piece, type Style } from './set-lines.ts';

/** A4 in points, with its margins. */
export const PAPER = { width: 595.28, height: 841.89, left: 62, right: 62, top: 58, bottom: 72 } as const;
const END = PAPER.height - PAPER.bottom;

/** A node of the tree by which screen readers read the file. */
export type Element = PDFKit.PDFStructureElement;

/** What is said of an element. */
interface Said {
  /** What a table's heading names. */
  scope?: 'Row' | 'Column';
  /** Of its text, where it is another one than the file's. */
  lang?: string;
}

/** Text in a column. `element` reads it. */
export interface Column {
  element: Element;
  x: number;
  width: number;
  spans: readonly Span[];
  style: Style;
}

interface Terms {
  /** Such as `de-DE`. */
  lang: string;
  title: string;
  /** When what it says was so: the file is the same whenever it is written. */
  at: Date;
  fonts: PaperFonts;
}

/** Pages that fill from top to bottom. */
export interface Paper {
  /** The tree's root. */
  root: Element;
  element: (type: string, parent: Element, said?: Said) => Element;
  /** Columns side by side, below what is there. They stay on one page if they fit on one, and `after` points below them if it says so. */
  write: (columns: readonly Column[], after?: number) => void;
  /** Leaves room. */
  space: (points: number) => void;
  /** A line across the page. */
  rule: (color: string) => void;
  /** A small bar of colour, for the eye only. */
  bar: (color: string) => void;
  /** A PNG within a width and height, for the eye only: its name stands below. */
  picture: (png: Uint8Array, width: number, height: number) => void;
  /** An entry of the viewer's table of contents. */
  bookmark: (title: string) => void;
  /** Writes the foot of each page and ends the file. */
  end: (
    footOf: (page: number, pages: number) => [left: string, right: string],
  ) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Opens an empty tagged PDF. */
export function openPaper({ lang, title, at, fonts }: Terms): Paper {
  const doc = new PDFDocument({
    size: [PAPER.width, PAPER.height],
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    // No default font: it would be one that is not embedded.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    bufferPages: true,
    // Without the author: pdfkit writes it into XML as it is, and names contain `&`.
    info: { Title: title, Producer: 'Bestellbar', Creator: 'Bestellbar', CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));

  const select = (weight: PaperWeight, font: number, size: number) => {
    const name = `${weight}-${font}`;
    // Opened fonts are taken, too, which the types do not know.
    return doc.font(fonts[weight][font] as unknown as Buffer, name, size);
  };
  const measure: Measure = {
    runs: (text, weight) => runsOf(text, fonts[weight]),
    width: ({ text, font }, weight, style) =>
      select(weight, font, style.size).widthOfString(text, featuresOf(style)),
  };

  /** What the text being drawn belongs to. */
  let marked: Element | null = null;
  const mark = (element: Element) => {
    if (marked === element) return;
    unmark();
    element.add(doc.markStructureContent((element as unknown as Typed).dictionary.data.S));
    marked = element;
  };
  const unmark = () => {
    if (marked) doc.endMarkedContent();
    marked = null;
  };
  const forTheEye = (type: 'Layout' | 'Pagination', draw: () => void) => {
    unmark();
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  };

  let y: number = PAPER.top;
  const turn = () => {
    unmark();
    doc.addPage();
    y = PAPER.top;
  };
  const element = (type: string, parent: Element, { scope, ...options }: Said = {}) => {
    const child = doc.struct(type, options);
    if (scope) (child as unknown as Typed).dictionary.data.A = { O: 'Table', Scope: scope };
    parent.add(child);
    return child;
  };

  const draw = ({ text, font, weight }: Piece, style: Style, x: number, baseline: number) =>
    select(weight, font, style.size)
      .fillColor(style.color)
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(style) });
  const drawLine = (line: Line, column: Column, top: number) => {
    const { style } = line;
    const left = column.x + (style.isNumber ? column.width - line.width : 0);
    const baseline = top + style.leading / 2 + style.size * 0.35;
    for (const piece of line.pieces) {
      const { href } = piece;
      if (href === undefined) {
        mark(column.element);
        draw(piece, style, left + piece.x, baseline);
        continue;
      }
      unmark();
      const link = element('Link', column.element);
      mark(link);
      draw(piece, { ...style, color: LINK }, left + piece.x, baseline);
      unmark();
      const said = { structParent: link, Contents: new String(href) };
      doc.link(left + piece.x, top, piece.width, style.leading, href, said as object);
      link.end();
    }
  };

  const root = doc.struct('Document');
  doc.addStructure(root);

  return {
    root,
    element,
    write(columns, after = 0) {
      const set = columns.map((column) => setLines(column.spans, column.width, column.style, measure));
      const heights = set.map((lines, at) => lines.length * (columns[at]?.style.leading ?? 0));
      const height = Math.max(...heights);
      const isWhole = height + after <= END - PAPER.top;
      if (y + height + after > END && isWhole && (columns.length > 1 || after > 0)) turn();
      if (y + height <= END) {
        columns.forEach((column, at) =>
          set[at]?.forEach((line, row) => drawLine(line, column, y + row * line.style.leading)),
        );
        y += height;
      } else acrossPages(columns, set);
    },
    space(points) {
      y = y === PAPER.top ? y : y + points;
    },
    rule(color) {
      forTheEye('Layout', () =>
        doc
          .moveTo(PAPER.left, y)
          .lineTo(PAPER.width - PAPER.right, y)
          .lineWidth(0.6)
          .stroke(color),
      );
    },
    bar(color) {
      forTheEye('Layout', () => doc.roundedRect(PAPER.left, y, 30, 5, 2.5).fill(color));
      y += 5;
    },
    picture(png, width, height) {
      const image = openImage(doc, png);
      const scale = Math.min(width / image.width, height / image.height);
      const size = { width: image.width * scale, height: image.height * scale };
      forTheEye('Layout', () => doc.image(image as unknown as Buffer, PAPER.left, y, size));
      y += size.height;
    },
    bookmark(words) {
      doc.outline.addItem(words);
    },
    async end(footOf) {
      unmark();
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        forTheEye('Pagination', () => footOf(page + 1, count).forEach(drawFoot));
      }
      const ended = new Promise((resolve) => doc.once('end', resolve));
      root.end();
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };

  /** Line by line; two lines of a text stay together. */
  function acrossPages(columns: readonly Column[], set: readonly Line[][]): void {
    const rows = Math.max(...set.map(({ length }) => length));
    for (let row = 0; row < rows; row += 1) {
      const height = Math.max(...set.map((lines) => lines[row]?.style.leading ?? 0));
      const isNearEnd = row === 0 || row === rows - 2;
      const room = isNearEnd && rows - row > 1 ? 2 * height : height;
      if (y + room > END) turn();
      columns.forEach((column, at) => {
        const line = set[at]?.[row];
        if (line) drawLine(line, column, y);
      });
      y += height;
    }
  }

  function drawFoot(words: string, at: number): void {
    const style: Style = { size: 8, leading: 12, weight: 400, color: SOFT };
    const width = (PAPER.width - PAPER.left - PAPER.right) / (at === 0 ? 1.4 : 1);
    const [line] = setLines([{ text: words }], width, style, measure);
    if (!line) return;
    const left = at === 0 ? PAPER.left : PAPER.width - PAPER.right - line.width;
    for (const piece of line.pieces) draw(piece, style, left + piece.x, PAPER.height - 40);
  }
}

/** Opened once, for its size; the types lack it. */
const openImage = (doc: PDFKit.PDFDocument, png: Uint8Array) =>
  (doc as unknown as { openImage: (bytes: Buffer) => { width: number; height: number } }).openImage(
    Buffer.from(png),
  );

/** The part of an element that the types lack. */
interface Typed {
  dictionary: { data: { S: string; A?: { O: 'Table'; Scope: 'Row' | 'Column' } } };
}

export const { ink: INK, soft: SOFT, link: LINK } = ON_PAPER;

const featuresOf = ({ isNumber }: Style) =>
  isNumber ? { features: ['tnum', 'kern'] as PDFKit.Mixins.OpenTypeFeatures[] } : {};
