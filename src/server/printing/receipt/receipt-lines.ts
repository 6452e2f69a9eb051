import type { PrinterEncoding, ReceiptColumns } from '../../../lib/contract/printing.ts';

/** Replaces each unprintable character as perceived by readers. */
const REPLACEMENT = '?';

/** The upper halves of ESC/POS code pages 19 (PC858) and 18 (PC852). */
const CP858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»ÁÂÀ©¢¥ãÃ¤ðÐÊËÈ€ÍÎÏ¦ÌÓßÔÒõÕµþÞÚÛÙýÝ¯´±¾¶§÷¸°¨·¹³²';
const CP852 = 'ůłŐőŹĆĹĺĽľŚśŤťŁčĄąŽžĘęźČşĚŞŻżĂăđĎďŇěŢŮŃńňŠšŔŕŰţ˝˛ˇ˘űŘř';
const upperHalf = (page: string) =>
  new TextDecoder(page).decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128));

const signs = (...pages: string[]) =>
  new Set(Array.from(pages.join('')).filter((sign) => /^[^\p{C}\p{Z}\p{M}]$/u.test(sign)));

const REPERTOIRES: Readonly<Record<PrinterEncoding, ReadonlySet<string>>> = {
  cp858: signs(CP858),
  cp1252: signs(upperHalf('windows-1252')),
  multilingual: signs(CP858, CP852, upperHalf('windows-1252'), upperHalf('ibm866').replace(/[░-▟]/g, '')),
};

/** Common characters missing from code pages, with their usual substitutes. */
const SPELLED: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '‹': '<',
  '›': '>',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '™': 'TM',
  '×': 'x',
  ẞ: 'SS',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/**
 * Text as one printable line of a code page. Line breaks and tabs become spaces; control and zero-width characters are removed;
 * unsupported accents are dropped, and characters that still cannot be printed, such as emoji, become one '?'.
 */
export function printable(text: string, encoding: PrinterEncoding): string {
  const repertoire = REPERTOIRES[encoding];
  const line = text
    .normalize('NFC')
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n\v\f]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '');
  let out = '';
  for (const { segment } of graphemes.segment(line)) out += signOf(segment, repertoire);
  return out.replace(/ +/g, ' ').trim();
}

const isAscii = (text: string) => /^[ -~]+$/.test(text);

function signOf(segment: string, repertoire: ReadonlySet<string>): string {
  // Joiners, selectors and directional marks are invisible.
  const seen = segment.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  if (seen === '' || isAscii(seen) || repertoire.has(seen)) return seen;
  const spelled = SPELLED[seen];
  if (spelled !== undefined) return spelled;
  const plain = seen.normalize('NFKD').replace(/\p{M}/gu, '');
  if (plain === '') return '';
  const signs = Array.from(plain, (sign) => (isAscii(sign) || repertoire.has(sign) ? sign : SPELLED[sign]));
  return signs.some((sign) => sign === undefined) ? REPLACEMENT : signs.join('');
}

/** Whether text has only characters of the code page; tests check receipts with it. */
export const isPrintable = (text: string, encoding: PrinterEncoding): boolean =>
  Array.from(text).every((sign) => isAscii(sign) || REPERTOIRES[encoding].has(sign));

/** `tall` is twice as high, `big` twice as high and wide: legible from a metre away. */
export type LineSize = 'normal' | 'tall' | 'big';

/** One printed line, never wider than the paper. */
export interface ReceiptLine {
  text: string;
  size: LineSize;
  align: 'left' | 'center';
  isStrong: boolean;
  /** White on black. */
  isInverse: boolean;
}

/** A receipt, independent of printer languages. */
export interface Receipt {
  columns: ReceiptColumns;
  encoding: PrinterEncoding;
  lines: readonly ReceiptLine[];
}

type Style = Partial<Omit<ReceiptLine, 'text'>> & {
  /** A prefix of the first line; further lines are indented by its width. */
  bullet?: string;
};

/** Builds a receipt line by line, wrapping between words. */
export function writeLines({ columns, encoding }: Pick<Receipt, 'columns' | 'encoding'>) {
  const lines: ReceiptLine[] = [];
  const widthOf = (size: LineSize) => (size === 'big' ? Math.floor(columns / 2) : columns);
  const add = (
    text: string,
    { size = 'normal', align = 'left', isStrong = false, isInverse = false }: Style,
  ) => lines.push({ text, size, align, isStrong, isInverse });

  return {
    lines: lines as readonly ReceiptLine[],
    /** Characters that fit on a line. */
    widthOf,
    /** Text of any length; nothing if it is invisible. */
    text(text: string, style: Style = {}): void {
      const { bullet = '', size = 'normal' } = style;
      const words = printable(text, encoding);
      if (words === '') return;
      const indent = ' '.repeat(bullet.length);
      const wrapped = wrap(words, widthOf(size) - bullet.length);
      wrapped.forEach((part, index) => add((index === 0 ? bullet : indent) + part, style));
    },
    /** Text with line breaks. */
    paragraph(text: string, style: Style = {}): void {
      for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) this.text(line, style);
    },
    /** A label on the left, and its value on the right of the last line or the next. */
    pair(name: string, value: string, style: Style = {}): void {
      const { bullet = '', size = 'normal' } = style;
      const width = widthOf(size);
      const right = printable(value, encoding).slice(0, width);
      const indent = ' '.repeat(bullet.length);
      const parts = wrap(printable(name, encoding), width - bullet.length).map(
        (part, index) => (index === 0 ? bullet : indent) + part,
      );
      const last = parts.pop() ?? '';
      for (const part of parts) add(part, style);
      if (right === '') return void (last !== '' && add(last, style));
      const gap = width - last.length - right.length;
      if (gap >= 1) return void add(last + ' '.repeat(gap) + right, style);
      add(last, style);
      add(' '.repeat(width - right.length) + right, style);
    },
    rule(sign: '-' | '=' = '-'): void {
      add(sign.repeat(columns), {});
    },
    gap(): void {
      add('', {});
    },
  };
}

/** Wraps printable text at `width` characters; longer words are cut. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length <= width) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    let rest = word;
    while (rest.length > width) {
      lines.push(rest.slice(0, width));
      rest = rest.slice(width);
    }
    line = rest;
  }
  if (line !== '') lines.push(line);
  return lines;
}
