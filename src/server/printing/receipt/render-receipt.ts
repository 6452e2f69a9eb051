import receiptline from 'receiptline';
import type { LineSize, Receipt, ReceiptLine } from './receipt-lines.ts';

/** The types offered to Star printers, the best first. `text/plain` has no sizes. */
export const STAR_TYPES = [
  'application/vnd.star.starprnt',
  'application/vnd.star.line',
  'text/plain',
] as const;
export type StarType = (typeof STAR_TYPES)[number];

/** receiptline's sizes: two carets double the height, three both. */
const CARETS: Readonly<Record<LineSize, string>> = { normal: '', tall: '^^', big: '^^^' };

/** The receipt in receiptline's markup. Lines are final, so every character but letters and digits is escaped. */
export function receiptMarkup({ lines }: Receipt): string {
  return lines.map(markupOf).join('\n');
}

function markupOf({ text, size, align, isStrong, isInverse }: ReceiptLine): string {
  if (text === '') return '';
  const marks = `${CARETS[size]}${isStrong ? '"' : ''}${isInverse ? '`' : ''}`;
  const end = `${isInverse ? '`' : ''}${isStrong ? '"' : ''}${CARETS[size]}`;
  return align === 'center' ? `${marks}${escaped(text)}${end}` : `|${marks}${escaped(text)}${end} |`;
}

/** `\xHH` is receiptline's own escape form; it has no markup beyond ASCII. */
const escaped = (text: string) =>
  text.replace(
    /[^A-Za-z0-9\u0080-\uffff]/g,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

/** Bytes for ESC/POS printers, ending with a cut and a status request that is answered after printing. */
export function renderEscPos(receipt: Receipt): Uint8Array {
  return Buffer.from(transform(receipt, 'escpos'), 'latin1');
}

/** Bytes for Star printers, in the requested type. */
export function renderStar(receipt: Receipt, type: StarType): Uint8Array {
  if (type === 'text/plain') return Buffer.from(plainText(receipt), 'utf8');
  const command = type === 'application/vnd.star.line' ? 'starlinesbcs' : 'starsbcs';
  return Buffer.from(transform(receipt, command), 'latin1');
}

/** The margin of the picture, in its own dots. */
const EDGE = 24;

/** The printed receipt as a picture on white paper. */
export function renderSvg(receipt: Receipt): string {
  return (
    transform(receipt, 'svg')
      // receiptline would load a web font: staff screens load nothing from third parties.
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

/** The receipt as ePOS-Print XML for Epson printers; `printjobid` returns with the result. */
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

/** How long an Epson printer tries before it reports a failure. */
const EPOS_TIMEOUT_MS = 20_000;

const xml = (text: string) =>
  text.replace(/[&<>"' ]/g, (sign) => (sign === ' ' ? '&#160;' : `&#${sign.charCodeAt(0)};`));
