import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import QRCode from 'qrcode';
import { LAYOUTS, pagesOf, placeOf, SHEET, type LayoutName, type Place } from './label-sheet.ts';
import { tableTexts } from './texts.ts';

export interface Label {
  table: string;
  address: string;
}

interface Sheet {
  layout: LayoutName;
  branch: string;
  hint: string;
  labels: readonly Label[];
}

/** Points of a millimetre. */
const MM = 72 / 25.4;
const BLACK = rgb(0, 0, 0);
const CUT = rgb(0.8, 0.8, 0.8);

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
}

/** Label sheets as a PDF: a code on each, with the table, and on large ones the branch and a hint. */
export async function labelPdf({ layout, branch, hint, labels }: Sheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${tableTexts.sheetsTitle}: ${branch}`);
  pdf.setLanguage('de');
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const size: [number, number] = [SHEET.width * MM, SHEET.height * MM];
  const pages = Array.from({ length: pagesOf(labels.length, LAYOUTS[layout]) }, () => pdf.addPage(size));
  labels.forEach((label, index) => {
    const place = placeOf(index, LAYOUTS[layout]);
    const page = pages[place.page];
    if (!page) return;
    frame(page, place);
    if (layout === 'compact') compact(page, place, fonts, label);
    else detailed(page, place, fonts, label, { branch, hint });
  });
  return pdf.save();
}

/** Where to cut. */
function frame(page: PDFPage, { x, y, width, height }: Place): void {
  page.drawRectangle({
    x: x * MM,
    y: (SHEET.height - y - height) * MM,
    width: width * MM,
    height: height * MM,
    borderColor: CUT,
    borderWidth: 0.4,
  });
}

function compact(page: PDFPage, { x, y, width, height }: Place, { plain, bold }: Fonts, label: Label): void {
  const code = height - 3;
  drawCode(page, label.address, { x: x + 1.5, y: y + 1.5, size: code });
  const left = x + code + 3;
  const room = width - code - 4;
  words(page, tableTexts.table, { x: left, y: y + height / 2 - 2.5, room, font: plain, size: 8 });
  words(page, label.table, { x: left, y: y + height / 2 + 3.5, room, font: bold, size: 15 });
}

function detailed(
  page: PDFPage,
  { x, y, width, height }: Place,
  { plain, bold }: Fonts,
  label: Label,
  { branch, hint }: Pick<Sheet, 'branch' | 'hint'>,
): void {
  const code = height - 12;
  drawCode(page, label.address, { x: x + 4, y: y + 6, size: code });
  const left = x + code + 8;
  const room = width - code - 12;
  words(page, branch, { x: left, y: y + 13, room, font: bold, size: 11 });
  words(page, tableTexts.table, { x: left, y: y + 21, room, font: plain, size: 10 });
  words(page, label.table, { x: left, y: y + 31, room, font: bold, size: 28 });
  lines(hint, plain, 10, room)
    .slice(0, 3)
    .forEach((line, index) =>
      words(page, line, { x: left, y: y + 39 + index * 4.5, room, font: plain, size: 10 }),
    );
}

interface Spot {
  x: number;
  y: number;
  room: number;
  font: PDFFont;
  size: number;
}

/** One line, smaller where it would not fit. */
function words(page: PDFPage, text: string, { x, y, room, font, size }: Spot): void {
  const shown = printable(text, font);
  const wide = font.widthOfTextAtSize(shown, size) / MM;
  const fitting = wide > room ? Math.max(5, (size * room) / wide) : size;
  page.drawText(shown, { x: x * MM, y: (SHEET.height - y) * MM, size: fitting, font, color: BLACK });
}

/** Words that a built-in font has no letters for are written without them. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text)
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('');
}

function lines(text: string, font: PDFFont, size: number, room: number): string[] {
  const all: string[] = [];
  for (const word of printable(text, font).split(/\s+/)) {
    const last = all.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) / MM <= room) all[all.length - 1] = longer;
    else all.push(word);
  }
  return all;
}

/** The code as vectors, so that it is sharp on any printer; its quiet zone lies within the square. */
function drawCode(
  page: PDFPage,
  address: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const module = size / (modules.size + 4);
  const path: string[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) path.push(square(column + 2, row + 2, module));
  page.drawSvgPath(path.join(''), { x: x * MM, y: (SHEET.height - y) * MM, color: BLACK, borderWidth: 0 });
}

/** A hair wider than it is, or printers leave white lines between two. */
function square(column: number, row: number, module: number): string {
  const side = module * MM * 1.02;
  return `M${column * module * MM} ${row * module * MM}h${side}v${side}h${-side}Z`;
}
