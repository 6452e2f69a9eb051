import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import QRCode from 'qrcode';
import { LAYOUTS, pagesOf, placeOf, SHEET, type LayoutName, type Place } from './label-sheet.ts';
import { fitText, LEADING } from './label-text.ts';
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
  const beside = { x: x + code + 3, y: y + 1.5, width: width - code - 5, height: code };
  const words = [
    { text: tableTexts.table, font: plain, size: 8, height: 4 },
    { text: label.table, font: bold, size: 15, height: 15 },
  ];
  column(page, beside, words, 0);
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
  const beside = { x: x + code + 8, y: y + 6, width: width - code - 12, height: code };
  const words = [
    { text: branch, font: bold, size: 11, height: 9.5 },
    { text: tableTexts.table, font: plain, size: 10, height: 4.5 },
    { text: label.table, font: bold, size: 28, height: 14 },
    { text: hint, font: plain, size: 10, height: 13 },
  ];
  column(page, beside, words, 0.8);
}

interface Words {
  text: string;
  font: PDFFont;
  size: number;
  /** The most that they may take of the label, in millimetres. */
  height: number;
}

/** Texts below each other, in the middle of a box in millimetres; each as large as all of it has room. */
function column(page: PDFPage, box: Omit<Place, 'page'>, parts: readonly Words[], gap: number): void {
  const shown = parts.map(({ text, font, size, height }) => ({
    font,
    ...fitText(printable(text, font), font, { width: box.width * MM, height: height * MM, size }),
  }));
  const tall = shown.reduce((sum, { size, lines }) => sum + size * LEADING * lines.length + gap * MM, 0);
  let top = (SHEET.height - box.y - box.height / 2) * MM + tall / 2;
  for (const { font, size, lines } of shown) {
    for (const line of lines) {
      page.drawText(line, { x: box.x * MM, y: top - size, size, font, color: BLACK });
      top -= size * LEADING;
    }
    top -= gap * MM;
  }
}

/** Words that a built-in font has no letters for are written without them. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text)
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('');
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
