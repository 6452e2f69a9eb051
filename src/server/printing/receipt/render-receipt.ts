import receiptline from 'receiptline';
import type { LineSize, Receipt, ReceiptLine } from './receipt-lines.ts';

/** What a Star printer may ask a receipt as, the best first. `text/plain` has no sizes. */
export const STAR_TYPES = [
  'application/vnd.star.starprnt',
  'application/vnd.star.line',
  'text/plain',
] as const;
export type StarType = (typeof STAR_TYPES)[number];

/** receiptline's sizes: two carets are twice the height, three twice both. */
const CARETS: Readonly<Record<LineSize, string>> = { normal: '', tall: '^^', big: '^^^' };

/**
 * The receipt in receiptline's markup. Each line is already as it is to be, so that nothing of it may be taken for markup: whatever
 * is no letter or digit stands as its code.
 */
export function receiptMarkup({ lines }: Receipt): string {
  return lines.map(markupOf).join('\n');
}

function markupOf({ text, size, align, isStrong, isInverse }: ReceiptLine): string {
  if (text === '') return '';
  const marks = `${CARETS[size]}${isStrong ? '"' : ''}${isInverse ? '`' : ''}`;
  const end = `${isInverse ? '`' : ''}${isStrong ? '"' : ''}${CARETS[size]}`;
  return align === 'center' ? `${marks}${escaped(text)}${end}` : `|${marks}${escaped(text)}${end} |`;
}

/** `\xHH` is what receiptline itself makes of its escapes; it has no signs of its own beyond ASCII. */
const escaped = (text: string) =>
  text.replace(
    /[^A-Za-z0-9\u0080-\uffff]/g,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

/** Bytes for printers that speak ESC/POS. Ends with a cut, and with a question that is answered when all before it is printed. */
export function renderEscPos(receipt: Receipt): Uint8Array {
  return Buffer.from(transform(receipt, 'escpos'), 'latin1');
}

/** Bytes for Star's printers, in the type that they ask for. */
export function renderStar(receipt: Receipt, type: StarType): Uint8Array {
  if (type === 'text/plain') return Buffer.from(plainText(receipt), 'utf8');
  const command = type === 'application/vnd.star.line' ? 'starlinesbcs' : 'starsbcs';
  return Buffer.from(transform(receipt, command), 'latin1');
}

/** The paper around what is printed, in the picture's own dots. */
const EDGE = 24;

/** A picture of the receipt as the printer has it, on white paper. */
export function renderSvg(receipt: Receipt): string {
  return (
    transform(receipt, 'svg')
      // receiptline asks the web for a font: nothing that staff look at is fetched from elsewhere.
      .replace(/<style[^>]*>.*?<\/style>/s, '')
      .replace(
        /^<svg width="(\d+)px" height="(\d+)px" viewBox="[^"]*"/,
        (_, width: string, height: string) => {
          const size = `${Number(width) + 2 * EDGE} ${Number(height) + 2 * EDGE}`;
          const [across, down] = size.split(' ');
          return `<svg width="${across}px" height="${down}px" viewBox="-${EDGE} -${EDGE} ${size}"`;
        },
      )
      .replace(/>/, `><rect x="-${EDGE}" y="-${EDGE}" width="200%" height="200%" fill="#fff"/>`)
  );
}

function transform(receipt: Receipt, command: 'escpos' | 'starsbcs' | 'starlinesbcs' | 'svg'): string {
  const { columns: cpl, encoding } = receipt;
  return receiptline.transform(receiptMarkup(receipt), {
    cpl,
    encoding,
    command,
    spacing: true,
    cutting: true,
  });
}

function plainText({ columns, lines }: Receipt): string {
  return `${lines
    .map(({ text, align }) =>
      align === 'center' ? ' '.repeat(Math.max(0, Math.floor((columns - text.length) / 2))) + text : text,
    )
    .join('\n')}\n\n`;
}

const SIZES: Readonly<Record<LineSize, [width: number, height: number]>> = {
  normal: [1, 1],
  tall: [1, 2],
  big: [2, 2],
};

/** The receipt as ePOS-Print XML, which Epson's printers fetch; `printjobid` comes back with what became of it. */
export function renderEpos(receipt: Receipt, jobId: string): string {
  const body = receipt.lines
    .map(({ text, size, align, isStrong, isInverse }) => {
      const [width, height] = SIZES[size];
      const style = `align="${align}" width="${width}" height="${height}" em="${isStrong}" reverse="${isInverse}"`;
      return `<text ${style}>${xml(text)}&#10;</text>`;
    })
    .join('');
  return (
    '<?xml version="1.0" encoding="utf-8"?><PrintRequestInfo Version="2.00"><ePOSPrint><Parameter>' +
    `<devid>local_printer</devid><timeout>${EPOS_TIMEOUT_MS}</timeout><printjobid>${jobId}</printjobid></Parameter><PrintData>` +
    '<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">' +
    `<text lang="de"/>${body}<cut type="feed"/></epos-print></PrintData></ePOSPrint></PrintRequestInfo>`
  );
}

/** For how long an Epson printer tries before it says that it could not. */
const EPOS_TIMEOUT_MS = 20_000;

const xml = (text: string) =>
  text.replace(/[&<>"' ]/g, (sign) => (sign === ' ' ? '&#160;' : `&#${sign.charCodeAt(0)};`));
