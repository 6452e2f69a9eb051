import type { PrinterEncoding, ReceiptColumns } from '../../../lib/contract/printing.ts';
import { printable } from './printable.ts';

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
